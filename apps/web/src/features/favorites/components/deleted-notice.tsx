import { Button } from '@mantine/core'
import type { Favorite } from '@merleg/contract/favorites.contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../favorites.module.css'
import { bringBackFavorite, useFavoriteChange } from '../favorites.queries.ts'

/** Says which favourite was deleted and takes it back; the row that had the focus is gone, so the button takes it. */
export function DeletedNotice({ favorite, onDone }: { favorite: Favorite; onDone: () => void }) {
  const { t } = useTranslation('favorites/page')
  const undo = useRef<HTMLButtonElement>(null)
  const restoring = useFavoriteChange(bringBackFavorite)
  useEffect(() => undo.current?.focus(), [favorite.id])
  return (
    <div className={classes.notice} role="status">
      <span>{t('deleted', { name: favorite.name.value })}</span>
      <Button
        ref={undo}
        variant="default"
        size="xs"
        loading={restoring.isPending}
        onClick={() => restoring.mutate(favorite.id, { onSuccess: onDone })}
      >
        {t('undo')}
      </Button>
      <Button variant="subtle" size="xs" onClick={onDone}>
        {t('dismiss')}
      </Button>
    </div>
  )
}
