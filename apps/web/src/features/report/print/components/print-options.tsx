import { Button, Checkbox } from '@mantine/core'
import type { PdfExportSettings, PrintComponent } from '@merleg/contract/report/print.contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePrintSettings } from '../use-print-settings.ts'
import { PrintButtons } from './print-buttons.tsx'
import classes from './print.module.css'

export type PrintOptionsProps = {
  id: string
  offered: readonly PrintComponent[]
  choice: PdfExportSettings
  /** Null where nothing is chosen or the choice is still being loaded. */
  downloadUrl: string | null
  isLoading: boolean
  onChange: (choice: PdfExportSettings) => void
}

/** What is printed, and what to do with it. */
export function PrintOptions(props: PrintOptionsProps) {
  const { id, offered, choice, onChange } = props
  const { t } = useTranslation('report/print-page')
  const settings = usePrintSettings((saved) =>
    onChange({ ...saved, components: saved.components.filter((component) => offered.includes(component)) }),
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
          label={t('onlyValid')}
          checked={choice.onlyValid}
          onChange={(event) => onChange({ ...choice, onlyValid: event.currentTarget.checked })}
        />
      </fieldset>
      {choice.components.length > 0 && <PrintActions {...props} />}
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
  const { t } = useTranslation(['report/print-page', 'report/header-page'])
  const choose = (components: readonly PrintComponent[]): void => onChange({ ...choice, components: [...components] })
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
      {offered.map((component) => (
        <Checkbox
          key={component}
          label={t(`report/header-page:sections.${component}`)}
          checked={choice.components.includes(component)}
          onChange={(event) => {
            const isChosen = event.currentTarget.checked
            choose(offered.filter((other) => (other === component ? isChosen : choice.components.includes(other))))
          }}
        />
      ))}
    </fieldset>
  )
}

function PrintActions({ downloadUrl, isLoading }: PrintOptionsProps) {
  const { t } = useTranslation('report/print-page')
  return (
    <div className={classes.actions}>
      <PrintButtons downloadUrl={downloadUrl} />
      <p className={classes.progress} role="status">
        {isLoading ? t('updating') : ''}
      </p>
    </div>
  )
}
