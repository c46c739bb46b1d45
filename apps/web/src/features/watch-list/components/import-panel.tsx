import { Button, Checkbox, FileInput, Progress } from '@mantine/core'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { toBooleanText } from '@merleg/contract/fields'
import { LIST_MAX_BYTES, LIST_MAX_ROWS } from '@merleg/contract/list-matching.contract'
import { downloadImportExample, importWatched, WATCH_FILES } from '@merleg/contract/watch-list/watch-files.contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useUpload } from '../../../shared/http/use-upload.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'
import classes from '../watch-list.module.css'
import { ImportOutcome } from './import-outcome.tsx'

/** Files by their endings; some systems know no types for them. */
const ACCEPTED = '.xlsx,.csv,.txt,.tsv'
const BYTES_PER_MEGABYTE = 1024 * 1024

type ImportPanelProps = {
  importId: string | undefined
  rowsPage: number
  onImport: (id: string) => void
  onRowsPage: (page: number) => void
}

/** A list of companies to be watched: chosen, uploaded, and what came of it. */
export function ImportPanel({ importId, rowsPage, onImport, onRowsPage }: ImportPanelProps) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  return (
    <Panel title={t('import.title')} className={classes.panel}>
      <p className={classes.note}>{t('import.hint')}</p>
      <UploadForm onImport={onImport} />
      <p className={classes.note}>
        {t('import.limits', {
          rows: format.number(LIST_MAX_ROWS),
          megabytes: LIST_MAX_BYTES / BYTES_PER_MEGABYTE,
        })}{' '}
        <Examples />
      </p>
      {importId !== undefined && <ImportOutcome id={importId} page={rowsPage} onPageChange={onRowsPage} />}
    </Panel>
  )
}

function Examples() {
  const { t } = useTranslation('watch-list/page')
  const { isBusy, start } = useDownload()
  return WATCH_FILES.map((format) => (
    <Button
      key={format}
      size="compact-xs"
      variant="subtle"
      loading={isBusy}
      leftSection={<Icon name="download" size={13} />}
      onClick={() => start(endpointUrl(downloadImportExample, { query: { format } }))}
    >
      {t('import.example', { format: format.toUpperCase() })}
    </Button>
  ))
}

function UploadForm({ onImport }: Pick<ImportPanelProps, 'onImport'>) {
  const { t } = useTranslation('watch-list/page')
  const errorText = useErrorText()
  const [file, setFile] = useState<File | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const { isBusy, progress, answer, error, start, cancel } = useUpload(importWatched)
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (answer === null || told.current === answer.id) return
    told.current = answer.id
    setFile(null)
    setIsReplacing(false)
    onImport(answer.id)
  }, [answer, onImport])
  const share = progress === null ? 0 : Math.min(100, (progress.sentBytes / Math.max(1, progress.totalBytes)) * 100)
  return (
    <form
      className={classes.upload}
      onSubmit={(event) => {
        event.preventDefault()
        if (file !== null) start({ file, query: { replaceNotes: toBooleanText(isReplacing) } })
      }}
    >
      <FileInput
        className={classes.file}
        label={t('import.file')}
        placeholder={t('import.choose')}
        accept={ACCEPTED}
        leftSection={<Icon name="sheet" size={16} />}
        clearable
        clearButtonProps={{ 'aria-label': t('import.clear') }}
        disabled={isBusy}
        value={file}
        onChange={setFile}
      />
      <Button type="submit" disabled={file === null} loading={isBusy}>
        {t('import.send')}
      </Button>
      {isBusy && (
        <Button variant="default" onClick={cancel}>
          {t('import.cancel')}
        </Button>
      )}
      <Checkbox
        className={classes.whole}
        label={t('import.replace')}
        description={t('import.replaceHint')}
        disabled={isBusy}
        checked={isReplacing}
        onChange={(event) => setIsReplacing(event.currentTarget.checked)}
      />
      {isBusy && (
        <div className={classes.whole}>
          <Progress.Root size="lg">
            <Progress.Section value={share} aria-label={t('import.sending')} />
          </Progress.Root>
        </div>
      )}
      {error && (
        <p className={classes.fault} role="alert">
          <Icon name="error" size={16} /> {errorText(error)}
        </p>
      )}
    </form>
  )
}
