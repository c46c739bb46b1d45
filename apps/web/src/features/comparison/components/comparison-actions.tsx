import { Button } from '@mantine/core'
import { printComparisonPage } from '@merleg/contract/pages'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'

type ComparisonActionsProps = { ids: readonly string[]; xlsxUrl: string }

/** The ways to paper and to a workbook. */
export function ComparisonActions({ ids, xlsxUrl }: ComparisonActionsProps) {
  const { t } = useTranslation('comparison/page')
  const { isBusy, start } = useDownload()
  return (
    <>
      <UrlLink url={printComparisonPage(ids)}>{t('print')}</UrlLink>
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        leftSection={<Icon name="download" size={14} />}
        onClick={() => start(xlsxUrl)}
      >
        {t('download')}
      </Button>
    </>
  )
}
