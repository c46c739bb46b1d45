import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../../shared/ui/use-download.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'

/** The two ways to paper; `downloadUrl` is null while there is nothing to print. */
export function PrintButtons({ downloadUrl }: { downloadUrl: string | null }) {
  const { t } = useTranslation('report/print/page')
  const download = useDownload()
  return (
    <>
      <Button
        leftSection={<Icon name="download" />}
        disabled={downloadUrl === null}
        loading={download.isBusy}
        onClick={() => downloadUrl !== null && download.start(downloadUrl)}
      >
        {t('download')}
      </Button>
      <Button
        variant="default"
        leftSection={<Icon name="print" />}
        disabled={downloadUrl === null}
        onClick={() => print()}
      >
        {t('print')}
      </Button>
    </>
  )
}
