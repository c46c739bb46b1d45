import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../../shared/http/use-download.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from './print.module.css'

type PrintToolbarProps = {
  id: string
  section: 'company-data' | 'negative-info' | 'positive-info'
  downloadUrl: string | null
}

/** What one can do with a print view that has nothing to choose. */
export function PrintToolbar({ id, section, downloadUrl }: PrintToolbarProps) {
  const { t } = useTranslation('report/print-page')
  const download = useDownload()
  return (
    <div className={classes.toolbar}>
      <Link to={`/report/$id/${section}`} params={{ id }}>
        {t('back')}
      </Link>
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
    </div>
  )
}
