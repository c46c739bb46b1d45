import { Button, Checkbox } from '@mantine/core'
import type { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../../shared/http/use-download.ts'
import { setPreference, usePreferences } from '../../../../shared/storage/preferences.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'

/** Thousands or not, where the accounts are in forints, and the figures as XLSX in that unit. */
export function FiguresToolbar({ summary: { downloadUrl, table } }: { summary: FinancialSummary }) {
  const { t } = useTranslation('report/financial-summary/page')
  const { inThousandHUF } = usePreferences()
  const download = useDownload()
  const isForint = table.meta.currency === 'HUF'
  return (
    <>
      {isForint && (
        <Checkbox
          size="xs"
          label={t('inThousands')}
          checked={inThousandHUF}
          onChange={(event) => setPreference('inThousandHUF', event.currentTarget.checked)}
        />
      )}
      {downloadUrl !== null && (
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="sheet" />}
          loading={download.isBusy}
          onClick={() => download.start(`${downloadUrl}?thousands=${String(isForint && inThousandHUF)}`)}
        >
          {t('xlsx')}
        </Button>
      )}
    </>
  )
}
