import { Button, Checkbox } from '@mantine/core'
import type { ReportHeader } from '@merleg/contract/report/header.contract'
import { writeComponents } from '@merleg/contract/report/print-components'
import { PRINT_NOUNS, sectionOf, type SectionNoun } from '@merleg/contract/report/report-sections'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ComparisonBasket } from '../../../comparison/comparison-basket.widget.tsx'
import { SimilarLink } from '../../../company-search/similar-link.widget.tsx'
import { WatchToggle } from '../../../watch-list/watch-toggle.widget.tsx'
import { usePageActions } from '../../../../shared/palette/page-actions.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useOnlyValid } from '../use-only-valid.ts'
import classes from './report-sidebar.module.css'

type ReportActionsProps = { header: ReportHeader; section: SectionNoun | null }

/** What one can do with the report as a whole, and the reader's choice of data in force. */
export function ReportActions({ header, section }: ReportActionsProps) {
  const { t } = useTranslation('report/header/page')
  const { onlyValid, setOnlyValid } = useOnlyValid()
  const print = { components: printedWith(section), onlyValid: onlyValid || undefined }
  useReportActions({ header, section, print })
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        justify="flex-start"
        className={classes.wide}
        leftSection={<Icon name="print" />}
        renderRoot={(props) => <Link to="/report/$id/print" params={{ id: header.id }} search={print} {...props} />}
      >
        {t('download')}
      </Button>
      {header.monitoring !== null && (
        <WatchToggle
          companyId={header.id}
          name={header.name}
          look="button"
          isWatched={header.monitoring.state}
          className={classes.wide}
        />
      )}
      <ComparisonBasket company={{ id: header.id, name: header.name }} className={classes.wide} />
      <SimilarLink companyId={header.id} name={header.name} className={classes.wide} />
      {section !== null && sectionOf(section).hasOnlyValid && (
        <Checkbox
          className={classes.wide}
          label={t('onlyValid')}
          checked={onlyValid}
          onChange={(event) => setOnlyValid(event.currentTarget.checked)}
        />
      )}
    </div>
  )
}

type Offered = ReportActionsProps & { print: { components: string; onlyValid: true | undefined } }

/** The same in the command palette. */
function useReportActions({ header, section, print }: Offered): void {
  const { t } = useTranslation(['report/header/page', 'palette/page'])
  const { onlyValid, setOnlyValid } = useOnlyValid()
  const navigate = useNavigate()
  const hasOnlyValid = section !== null && sectionOf(section).hasOnlyValid === true
  usePageActions([
    {
      id: 'report:print',
      label: t('download'),
      icon: 'print',
      run: () => void navigate({ to: '/report/$id/print', params: { id: header.id }, search: print }),
    },
    ...(hasOnlyValid
      ? [
          {
            id: 'report:only-valid',
            label: t('onlyValid'),
            note: t(onlyValid ? 'palette/page:on' : 'palette/page:off'),
            icon: 'filter' as const,
            run: () => setOnlyValid(!onlyValid),
          },
        ]
      : []),
  ])
}

/** The section one is looking at is what the print view opens with; the summary where it cannot be printed. */
function printedWith(section: SectionNoun | null): string {
  return writeComponents([PRINT_NOUNS.find((noun) => noun === section) ?? 'summary']).join(',')
}
