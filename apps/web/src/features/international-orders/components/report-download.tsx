import { Button } from '@mantine/core'
import type { InternationalOrder } from '@merleg/contract/international-orders.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'

/** Fetches the delivered report. */
export function ReportDownload({ file }: { file: NonNullable<InternationalOrder['file']> }) {
  const { t } = useTranslation('international-orders/page')
  const download = useDownload()
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon name="download" size={16} />}
      loading={download.isBusy}
      aria-label={t('orders.downloadOf', { name: file.name })}
      onClick={() => download.start(file.url)}
    >
      {t('orders.download')}
    </Button>
  )
}
