import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core'
import { FAVORITE_NAME_MAX_LENGTH, FAVORITE_NOTE_MAX_LENGTH, type Favorite } from '@merleg/contract/favorites.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/http/api-error.ts'
import { saveFavorite, useFavoriteChange } from '../favorites.queries.ts'

/** Another name, and a note of what the search is for. */
export function RenameDialog({ favorite, onClose }: { favorite: Favorite; onClose: () => void }) {
  const { t } = useTranslation(['favorites/page', 'ui/page'])
  const [name, setName] = useState(favorite.name.value)
  const [note, setNote] = useState(favorite.note)
  const [isChecked, setIsChecked] = useState(false)
  const saving = useFavoriteChange(saveFavorite)
  const isMissing = name.trim() === ''
  const { error } = saving
  const taken = error instanceof ApiError && error.code === 'favorite.name-taken' ? error.message : null
  const fault = isMissing && isChecked ? t('nameRequired') : taken
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (!isMissing) saving.mutate({ id: favorite.id, name: name.trim(), note }, { onSuccess: onClose })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('rename')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('name')}
          required
          maxLength={FAVORITE_NAME_MAX_LENGTH}
          value={name}
          error={fault}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          mt="sm"
          label={t('note')}
          rows={3}
          maxLength={FAVORITE_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui/page:actions.cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
