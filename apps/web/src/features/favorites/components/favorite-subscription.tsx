import { Button, Switch } from '@mantine/core'
import { favoritesPage } from '@merleg/contract/pages'
import type { Favorite } from '@merleg/contract/favorites.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../favorites.module.css'
import { checkNow, followFavorite, useFavoriteChange } from '../favorites.queries.ts'

/** Whether who enters and who leaves is followed, what was found last, and a look at once. */
export function FavoriteSubscription({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('favorites/page')
  const format = useFormat()
  const { id, name, subscription, lastChange } = favorite
  const following = useFavoriteChange(followFavorite)
  const checking = useFavoriteChange(checkNow)
  return (
    <span className={classes.subscription}>
      <Switch
        size="sm"
        checked={subscription !== null}
        disabled={following.isPending}
        aria-label={t('followOf', { name: name.value })}
        label={subscription === null ? t('off') : t('on')}
        onChange={(event) => following.mutate({ id, isSubscribed: event.currentTarget.checked })}
      />
      {subscription !== null && (
        <>
          <span className={classes.small}>{t('checkedAt', { day: format.dateTime(subscription.checkedAt) })}</span>
          {lastChange !== null && (
            <UrlLink url={favoritesPage(id)}>
              {t('lastChange', {
                entered: format.number(lastChange.entered),
                left: format.number(lastChange.left),
                day: format.day(lastChange.at),
              })}
            </UrlLink>
          )}
          <Button
            variant="subtle"
            size="compact-xs"
            className={classes.check}
            loading={checking.isPending}
            aria-label={t('checkOf', { name: name.value })}
            onClick={() => checking.mutate(id)}
          >
            {t('check')}
          </Button>
        </>
      )}
    </span>
  )
}
