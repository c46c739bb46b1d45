import { Button } from '@mantine/core'
import { printComparisonPage } from '@merleg/contract/pages'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../../shared/palette/page-actions.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'

type ComparisonActionsProps = { ids: readonly string[]; xlsxUrl: string }

/** The ways to paper and to a workbook. */
export function ComparisonActions({ ids, xlsxUrl }: ComparisonActionsProps) {
  const { t } = useTranslation('comparison/page')
  const { isBusy, start } = useDownload()
  const { history } = useRouter()
  usePageActions([
    { id: 'comparison:print', label: t('print'), icon: 'print', run: () => history.push(printComparisonPage(ids)) },
    { id: 'comparison:download', label: t('download'), icon: 'download', run: () => start(xlsxUrl) },
  ])
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
