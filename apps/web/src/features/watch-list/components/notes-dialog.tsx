import { Button, Group, Modal, TagsInput, Textarea } from '@mantine/core'
import type { WatchedRow, WatchList } from '@merleg/contract/watched-rows'
import {
  WATCH_LABEL_MAX_LENGTH,
  WATCH_LABELS_MAX,
  WATCH_NOTE_MAX_LENGTH,
} from '@merleg/domain/watch-list/watch-importance'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoteChanged, saveNotes, useWatchChange } from '../watch-list.queries.ts'

type NotesDialogProps = { row: WatchedRow; known: WatchList['labels']; onClose: () => void }

/**
 * Note and labels of a watched company, as everybody of the subscriber sees them. Whoever was shown what a colleague wrote meanwhile
 * writes over that.
 */
export function NotesDialog({ row, known, onClose }: NotesDialogProps) {
  const { t } = useTranslation(['watch-list/page', 'ui/page'])
  const [note, setNote] = useState(row.note)
  const [labels, setLabels] = useState<string[]>(row.labels)
  const [storedNote, setStoredNote] = useState(row.note)
  const isShownAnew = storedNote !== row.note
  const saving = useWatchChange(saveNotes)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const edited = findEdited({ ...row, note: storedNote }, { note, labels })
    if (Object.keys(edited).length === 0) return onClose()
    saving.mutate(
      { companyIds: [row.companyId], ...edited, ...(edited.note === undefined ? {} : { seenNote: storedNote }) },
      {
        onSuccess: onClose,
        onError: (error) => isNoteChanged(error) && setStoredNote(error.body?.storedNote ?? storedNote),
      },
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('notes.title', { name: row.name.value })}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          data-autofocus
          label={t('notes.note')}
          description={t('notes.shared')}
          rows={4}
          maxLength={WATCH_NOTE_MAX_LENGTH}
          value={note}
          error={isShownAnew && (storedNote === '' ? t('notes.emptyNow') : t('notes.savedNow', { note: storedNote }))}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <LabelsInput labels={labels} known={known} onChange={setLabels} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('notes.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

type Notes = Pick<WatchedRow, 'note' | 'labels'>

/** What was changed here: what a colleague changes meanwhile stays. */
function findEdited(loaded: Notes, { note, labels }: Notes) {
  const addLabels = labels.filter((label) => !loaded.labels.includes(label))
  const removeLabels = loaded.labels.filter((label) => !labels.includes(label))
  return {
    ...(note === loaded.note ? {} : { note }),
    ...(addLabels.length === 0 ? {} : { addLabels }),
    ...(removeLabels.length === 0 ? {} : { removeLabels }),
  }
}

type LabelsInputProps = { labels: string[]; known: WatchList['labels']; onChange: (labels: string[]) => void }

/** Labels typed or taken from those in use. */
export function LabelsInput({ labels, known, onChange }: LabelsInputProps) {
  const { t } = useTranslation('watch-list/page')
  return (
    <TagsInput
      mt="sm"
      label={t('notes.labels')}
      description={t('notes.labelsHint')}
      data={known.map(({ label }) => label)}
      limit={8}
      maxTags={WATCH_LABELS_MAX}
      maxLength={WATCH_LABEL_MAX_LENGTH}
      splitChars={[',', ';']}
      value={labels}
      clearButtonProps={{ 'aria-label': t('notes.clearLabels') }}
      onChange={(typed) => onChange(typed.map((label) => label.trim()).filter((label) => label !== ''))}
    />
  )
}
