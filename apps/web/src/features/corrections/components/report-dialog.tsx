import { Button, FileInput, Group, Modal, Textarea, TextInput } from '@mantine/core'
import {
  CORRECTION_TEXT_MAX_LENGTH,
  EVIDENCE_MAX_BYTES,
  FIELD_MAX_LENGTH,
  REPORTED_SOURCES_MAX,
  SHOWN_VALUE_MAX_LENGTH,
} from '@merleg/contract/corrections.contract'
import type { SectionNoun } from '@merleg/contract/report/report-sections'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import type { SourcedValue } from '../../../shared/ui/source-actions.ts'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import classes from '../corrections.module.css'
import { type Reported, useReportCorrection } from '../corrections.queries.ts'

type ReportDialogProps = {
  companyId: string
  section: SectionNoun
  value: SourcedValue & { shown: string }
  onClose: () => void
}

const NEEDED = ['field', 'shownValue', 'fault', 'expected'] as const
type Typed = Record<(typeof NEEDED)[number] | 'evidence', string>

/** The form for a wrong value: what is wrong, what it should be, and by what it can be shown. */
export function ReportDialog({ companyId, section, value, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['corrections/page', 'ui/page'])
  const errorText = useErrorText()
  const [typed, setTyped] = useState<Typed>({
    field: value.label.slice(0, FIELD_MAX_LENGTH),
    shownValue: value.shown,
    fault: '',
    expected: '',
    evidence: '',
  })
  const [file, setFile] = useState<File | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [stored, setStored] = useState<Reported | null>(null)
  const sending = useReportCorrection(setStored)
  const { fields, general } = useFormErrors([...NEEDED, 'evidence'])(sending.error)
  const errorOf = (name: keyof Typed): string | undefined => {
    const isMissing = isChecked && name !== 'evidence' && typed[name].trim() === ''
    return isMissing ? t('ui/page:validation.required', { value: t(`form.${name}`) }) : fields[name]
  }
  const fieldOf = (name: keyof Typed) => ({
    label: t(`form.${name}`),
    value: typed[name],
    error: errorOf(name),
    disabled: stored !== null,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  const isTooLarge = file !== null && file.size > EVIDENCE_MAX_BYTES
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (NEEDED.some((name) => typed[name].trim() === '') || isTooLarge || sending.isPending) return
    const { fieldKey } = value
    const wrong = { companyId, section, fieldKey, sources: value.sources.slice(0, REPORTED_SOURCES_MAX), ...typed }
    const onSuccess = ({ notification }: Reported): void => {
      showSuccess(notification)
      onClose()
    }
    sending.mutate({ wrong, file, stored }, { onSuccess })
  }
  const texts = { rows: 3, resize: 'vertical' as const, maxLength: CORRECTION_TEXT_MAX_LENGTH }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('form.title')}
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <p className={classes.small}>{t('form.intro')}</p>
        <TextInput {...fieldOf('field')} required readOnly={value.label !== ''} maxLength={FIELD_MAX_LENGTH} />
        <TextInput {...fieldOf('shownValue')} required maxLength={SHOWN_VALUE_MAX_LENGTH} />
        <Textarea {...fieldOf('fault')} {...texts} data-autofocus required />
        <Textarea {...fieldOf('expected')} {...texts} required />
        <Textarea {...fieldOf('evidence')} {...texts} description={t('form.evidenceHint')} />
        <FileInput
          label={t('form.file')}
          description={t('form.fileHint')}
          placeholder={t('form.filePlaceholder')}
          accept=".pdf,.png,.jpg,.jpeg"
          clearable
          clearButtonProps={{ 'aria-label': t('form.clearFile') }}
          value={file}
          onChange={setFile}
          error={isTooLarge ? t('form.fileTooLarge') : undefined}
        />
        {general !== null && (
          <p role="alert" className={classes.fault}>
            {stored !== null && `${t('form.fileFailed', { number: stored.number })} `}
            {errorText(general)}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t(stored === null ? 'ui/page:actions.cancel' : 'ui/page:actions.close')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {t(stored === null ? 'form.submit' : 'form.sendFile')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
