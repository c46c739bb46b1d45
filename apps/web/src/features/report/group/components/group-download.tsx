import { Button } from '@mantine/core'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { downloadReportGroup } from '@merleg/contract/report/group.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { useDownload } from '../../../../shared/ui/use-download.ts'

/** All members as a workbook. */
export function GroupDownload({ id, asOf }: { id: string; asOf: string | undefined }) {
  const { t } = useTranslation('report/group/page')
  const { isBusy, start } = useDownload()
  const query = asOf === undefined ? {} : { asOf }
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<Icon name="download" size={14} />}
      onClick={() => start(endpointUrl(downloadReportGroup, { params: { id }, query }))}
    >
      {t('download')}
    </Button>
  )
}
