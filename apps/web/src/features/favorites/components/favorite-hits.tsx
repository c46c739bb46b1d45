import { Skeleton } from '@mantine/core'
import type { Favorite } from '@merleg/contract/favorites.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../favorites.module.css'

type Hits = Favorite['hitsThen']

/** What a search finds now beside what it found when it was kept; null: it cannot be told now, undefined: being counted. */
export function FavoriteHits({ hitsThen, hitsNow }: { hitsThen: Hits; hitsNow: Hits | null | undefined }) {
  const { t } = useTranslation('favorites/page')
  const format = useFormat()
  const write = ({ count, isExact }: Hits): string => `${isExact ? '' : '~'}${format.number(count)}`
  const difference = hitsNow == null || !hitsNow.isExact || !hitsThen.isExact ? null : hitsNow.count - hitsThen.count
  return (
    <span className={classes.hits}>
      {hitsNow === undefined && <Skeleton width="4rem" height="1rem" />}
      {hitsNow === null && <span>{t('hitsUnknown')}</span>}
      {hitsNow != null && (
        <span>
          {write(hitsNow)}
          {difference !== null && difference !== 0 && ` (${format.number(difference, { signed: true })})`}
        </span>
      )}
      <span className={classes.small}>{t('hitsThen', { number: write(hitsThen) })}</span>
    </span>
  )
}
