import { Button, Checkbox, Switch } from '@mantine/core'
import type { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../../shared/http/use-download.ts'
import { setPreference, usePreferences } from '../../../../shared/storage/preferences.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { buildXlsxUrl, findPart, PARTS, type StatementTab } from '../statement-tabs.ts'

type StatementToolbarProps = {
  report: FinancialReport
  tab: StatementTab
  onConsolidatedChange: (isConsolidated: boolean) => void
}

/** Consolidated or not, thousands or not, and the shown part as XLSX; each only where it makes sense. */
export function StatementToolbar({ report, tab, onConsolidatedChange }: StatementToolbarProps) {
  const { t } = useTranslation('report/financial-report/page')
  const { inThousandHUF } = usePreferences()
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
      {header?.currency === 'HUF' && (
        <Checkbox
          size="xs"
          label={t('inThousands')}
          checked={inThousandHUF}
          onChange={(event) => setPreference('inThousandHUF', event.currentTarget.checked)}
        />
      )}
      {downloadUrl !== null && partName !== undefined && header !== undefined && (
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="sheet" />}
          loading={download.isBusy}
          onClick={() =>
            download.start(buildXlsxUrl(downloadUrl, partName, header.currency === 'HUF' && inThousandHUF))
          }
        >
          {t('xlsx')}
        </Button>
      )}
    </>
  )
}
