import { Button } from '@mantine/core'
import type { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../../shared/ui/use-download.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'

/** A further file of the filing. */
export function DownloadPanel({ file }: { file: FinancialReport['downloads'][number] }) {
  const { t } = useTranslation('ui/page')
  const download = useDownload()
  return (
    <Panel title={file.title}>
      <p>{file.description}</p>
      <div>
        <Button
          leftSection={<Icon name="download" />}
          loading={download.isBusy}
          onClick={() => download.start(file.downloadUrl, 'open')}
        >
          {t('actions.download')}
        </Button>
      </div>
    </Panel>
  )
}
