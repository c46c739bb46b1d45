import { Button, Checkbox } from '@mantine/core'
import type { ReportHeader } from '@merleg/contract/report/header.contract'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../../shared/http/use-download.ts'
import { setPreference, usePreferences } from '../../../../shared/storage/preferences.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from './report-sidebar.module.css'

/** What one can do with the report as a whole, and the reader's choice of data in force. */
export function ReportActions({ header, hasOnlyValid }: { header: ReportHeader; hasOnlyValid: boolean }) {
  const { t } = useTranslation('report/header-page')
  const { onlyValid } = usePreferences()
  const download = useDownload()
  const { downloadUrl } = header
  if (downloadUrl === null && !hasOnlyValid) return null
  return (
    <div className={classes.actions}>
      {downloadUrl !== null && (
        <Button
          variant="default"
          justify="flex-start"
          className={classes.wide}
          leftSection={<Icon name="download" />}
          loading={download.isBusy}
          onClick={() => download.start(downloadUrl, 'open')}
        >
          {t('download')}
        </Button>
      )}
      {hasOnlyValid && (
        <Checkbox
          className={classes.wide}
          label={t('onlyValid')}
          checked={onlyValid}
          onChange={(event) => setPreference('onlyValid', event.currentTarget.checked)}
        />
      )}
    </div>
  )
}
