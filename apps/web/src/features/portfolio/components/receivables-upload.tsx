import { FileInput } from '@mantine/core'
import { uploadReceivables } from '@merleg/contract/portfolio.contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useUpload } from '../../../shared/http/use-upload.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../portfolio.module.css'
import { useReceivablesChanged } from '../portfolio.queries.ts'

/** Files by their endings; some systems know no types for them. */
const ACCEPTED = '.xlsx,.csv,.txt,.tsv'

/** A file of receivables; it counts as soon as all of it is read and matched. */
export function ReceivablesUpload({ label }: { label: string }) {
  const { t } = useTranslation('portfolio/page')
  const format = useFormat()
  const errorText = useErrorText()
  const changed = useReceivablesChanged()
  const { isBusy, answer, error, start } = useUpload(uploadReceivables)
  useEffect(() => {
    if (answer === null) return
    showSuccess(t('upload.done', { rows: format.number(answer.rowCount), matched: format.number(answer.matchedCount) }))
    void changed()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answer])
  return (
    <div className={classes.upload}>
      <FileInput
        label={label}
        placeholder={isBusy ? t('upload.busy') : t('upload.placeholder')}
        accept={ACCEPTED}
        leftSection={<Icon name="sheet" size={16} />}
        disabled={isBusy}
        value={null}
        onChange={(file) => {
          if (file) start({ file })
        }}
      />
      {isBusy && (
        <p className={classes.note} role="status">
          {t('upload.busy')}
        </p>
      )}
      {error && (
        <p className={classes.fault} role="alert">
          <Icon name="error" size={16} /> {errorText(error)}
        </p>
      )}
    </div>
  )
}
