import { Button, Checkbox } from '@mantine/core'
import type { PrintNoun } from '@merleg/contract/report/report-sections'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSectionTitle } from '../../header/use-section-title.ts'
import type { PrintChoice } from '../print-choice.ts'
import { usePrintSettings } from '../use-print-settings.ts'
import { PrintButtons } from './print-buttons.tsx'
import classes from './print.module.css'

export type PrintOptionsProps = {
  id: string
  offered: readonly PrintNoun[]
  choice: PrintChoice
  /** Null where nothing is chosen or the choice is still being loaded. */
  downloadUrl: string | null
  isLoading: boolean
  onChange: (choice: PrintChoice) => void
}

/** What is printed, and what to do with it. */
export function PrintOptions(props: PrintOptionsProps) {
  const { id, offered, choice, onChange } = props
  const { t } = useTranslation(['report/print/page', 'report/header/page'])
  const settings = usePrintSettings((saved) =>
    onChange({ ...saved, sections: saved.sections.filter((noun) => offered.includes(noun)) }),
  )
  return (
    <div className={classes.options}>
      <SectionChoice {...props} />
      <fieldset className={classes.group}>
        <legend>{t('options')}</legend>
        <Checkbox
          label={t('onlyLastReport')}
          description={t('onlyLastReportHint')}
          checked={choice.onlyLastReport}
          onChange={(event) => onChange({ ...choice, onlyLastReport: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('report/header/page:onlyValid')}
          checked={choice.onlyValid}
          onChange={(event) => onChange({ ...choice, onlyValid: event.currentTarget.checked })}
        />
      </fieldset>
      {choice.sections.length > 0 && <PrintActions {...props} />}
      <div className={classes.pair}>
        <Button variant="default" size="xs" loading={settings.isSaving} onClick={() => settings.save(choice)}>
          {t('save')}
        </Button>
        <Button variant="default" size="xs" loading={settings.isLoading} onClick={settings.load}>
          {t('load')}
        </Button>
      </div>
      <Link to="/report/$id/summary" params={{ id }}>
        {t('back')}
      </Link>
    </div>
  )
}

function SectionChoice({ offered, choice, onChange }: PrintOptionsProps) {
  const { t } = useTranslation('report/print/page')
  const titleOf = useSectionTitle()
  const choose = (sections: readonly PrintNoun[]): void => onChange({ ...choice, sections: [...sections] })
  return (
    <fieldset className={classes.group}>
      <legend>{t('sections')}</legend>
      <div className={classes.pair}>
        <Button variant="subtle" size="compact-xs" onClick={() => choose(offered)}>
          {t('all')}
        </Button>
        <Button variant="subtle" size="compact-xs" onClick={() => choose([])}>
          {t('none')}
        </Button>
      </div>
      {offered.map((noun) => (
        <Checkbox
          key={noun}
          label={titleOf(noun)}
          checked={choice.sections.includes(noun)}
          onChange={(event) => {
            const isChosen = event.currentTarget.checked
            choose(offered.filter((other) => (other === noun ? isChosen : choice.sections.includes(other))))
          }}
        />
      ))}
    </fieldset>
  )
}

function PrintActions({ downloadUrl, isLoading }: PrintOptionsProps) {
  const { t } = useTranslation('report/print/page')
  return (
    <div className={classes.actions}>
      <PrintButtons downloadUrl={downloadUrl} />
      <p className={classes.progress} role="status">
        {isLoading ? t('updating') : ''}
      </p>
    </div>
  )
}
