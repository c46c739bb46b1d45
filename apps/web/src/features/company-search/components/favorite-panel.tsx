import { Button, TextInput } from '@mantine/core'
import { FAVORITE_NAME_MAX_LENGTH } from '@merleg/contract/favorites.contract'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import { useAddFavorite } from '../company-search.queries.ts'
import classes from '../search-results.module.css'

type FavoritePanelProps = { requestId: string; proposedName: string; onClose: () => void }

/** Keeps the search under a name (spec part 1 §4 "Other panels"). */
export function FavoritePanel({ requestId, proposedName, onClose }: FavoritePanelProps) {
  const { t } = useTranslation(['company-search/page', 'ui/page'])
  const errorText = useErrorText()
  const [name, setName] = useState(proposedName.slice(0, FAVORITE_NAME_MAX_LENGTH))
  const [isMissing, setIsMissing] = useState(false)
  const add = useAddFavorite()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() === '') return
    add.mutate(
      { name: name.trim(), requestId },
      {
        onSuccess: ({ notification }) => {
          showSuccess(notification)
          onClose()
        },
      },
    )
  }
  const required = t('ui/page:validation.required', { value: t('favorite.name') })
  return (
    <Panel title={t('favorite.title')} className={classes.favorite}>
      <form className={classes.favoriteForm} onSubmit={submit}>
        <TextInput
          label={t('favorite.name')}
          value={name}
          maxLength={FAVORITE_NAME_MAX_LENGTH}
          error={isMissing ? required : add.error === null ? undefined : errorText(add.error)}
          data-autofocus
          autoFocus
          className={classes.favoriteName}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setIsMissing(false)
            add.reset()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
          }}
        />
        <Button type="submit" loading={add.isPending}>
          {t('ui/page:actions.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('ui/page:actions.cancel')}
        </Button>
      </form>
    </Panel>
  )
}
