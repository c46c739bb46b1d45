import { Button, Switch } from '@mantine/core'
import type { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { useTranslation } from 'react-i18next'
import { useInThousands } from '../../../../shared/format/amount-unit.tsx'
import { useDownload } from '../../../../shared/ui/use-download.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ThousandsSwitch } from '../../../../shared/ui/thousands-switch.tsx'
import { buildXlsxUrl, findPart, PARTS, type StatementTab } from '../statement-tabs.ts'

type StatementToolbarProps = {
  report: FinancialReport
  tab: StatementTab
  onConsolidatedChange: (isConsolidated: boolean) => void
  onUnitChange: (isInThousands: boolean) => void
}

/** Consolidated or not, thousands or not, and the shown part as XLSX; each only where it makes sense. */
export function StatementToolbar({ report, tab, onConsolidatedChange, onUnitChange }: StatementToolbarProps) {
  const { t } = useTranslation('report/financial-report/page')
  const isInThousands = useInThousands()
  const download = useDownload()
  const partName = PARTS.find((name) => name === tab)
  const header = findPart(report, tab)?.header
  const { downloadUrl, consolidated } = report
  return (
    <>
      {consolidated.available && (
        <Switch
          size="xs"
          label={t('consolidated')}
          checked={consolidated.selected}
          onChange={(event) => onConsolidatedChange(event.currentTarget.checked)}
        />
      )}
      {header?.currency === 'HUF' && <ThousandsSwitch onChange={onUnitChange} />}
      {downloadUrl !== null && partName !== undefined && header !== undefined && (
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="sheet" />}
          loading={download.isBusy}
          onClick={() =>
            download.start(buildXlsxUrl(downloadUrl, partName, header.currency === 'HUF' && isInThousands))
          }
        >
          {t('xlsx')}
        </Button>
      )}
    </>
  )
}
