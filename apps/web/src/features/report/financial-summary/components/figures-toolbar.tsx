import { Button } from '@mantine/core'
import type { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { useTranslation } from 'react-i18next'
import { useInThousands } from '../../../../shared/format/amount-unit.tsx'
import { useDownload } from '../../../../shared/ui/use-download.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ThousandsSwitch } from '../../../../shared/ui/thousands-switch.tsx'

type FiguresToolbarProps = { summary: FinancialSummary; onUnitChange: (isInThousands: boolean) => void }

/** Thousands or not, where the accounts are in forints, and the figures as XLSX in that unit. */
export function FiguresToolbar({ summary: { downloadUrl, table }, onUnitChange }: FiguresToolbarProps) {
  const { t } = useTranslation('report/financial-summary/page')
  const isInThousands = useInThousands()
  const download = useDownload()
  const isForint = table.meta.currency === 'HUF'
  return (
    <>
      {isForint && <ThousandsSwitch onChange={onUnitChange} />}
      {downloadUrl !== null && (
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="sheet" />}
          loading={download.isBusy}
          onClick={() => download.start(`${downloadUrl}?thousands=${String(isForint && isInThousands)}`)}
        >
          {t('xlsx')}
        </Button>
      )}
    </>
  )
}
