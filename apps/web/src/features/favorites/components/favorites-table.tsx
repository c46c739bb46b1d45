import { ActionIcon } from '@mantine/core'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { countFavorites, Favorite } from '@merleg/contract/favorites.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../favorites.module.css'
import { FavoriteHits } from './favorite-hits.tsx'
import { FavoriteSubscription } from './favorite-subscription.tsx'
import { RenameDialog } from './rename-dialog.tsx'

type FavoritesTableProps = {
  rows: readonly Favorite[]
  /** Undefined while they are counted. */
  counts: EndpointAnswer<typeof countFavorites>['results'] | undefined
  hasNoCounts: boolean
  isStale: boolean
  isRemoving: boolean
  onRemove: (row: Favorite) => void
}

/** Favourites: name, day, what they find now and then, whether they are followed. */
export function FavoritesTable({ rows, counts, hasNoCounts, isStale, isRemoving, onRemove }: FavoritesTableProps) {
  const { t } = useTranslation('favorites/page')
  const format = useFormat()
  const [renamed, setRenamed] = useState<Favorite | null>(null)
  const hitsOf = (id: string) => (hasNoCounts ? null : counts?.find((one) => one.id === id)?.hits)
  return (
    <>
      <DataTable
        caption={t('title')}
        isStale={isStale}
        rows={rows}
        getRowKey={(row) => row.id}
        columns={[
          {
            key: 'name',
            title: t('name'),
            render: (row) => (
              <span className={classes.name}>
                <UrlLink url={row.name.url}>{row.name.value}</UrlLink>
                <span className={classes.small}>{t(`variants.${row.variant}`)}</span>
                {row.note !== '' && <span className={classes.note}>{row.note}</span>}
              </span>
            ),
          },
          { key: 'createdAt', title: t('createdAt'), kind: 'number', render: (row) => format.day(row.createdAt) },
          {
            key: 'hits',
            title: t('hits'),
            kind: 'number',
            render: (row) => <FavoriteHits hitsThen={row.hitsThen} hitsNow={hitsOf(row.id)} />,
          },
          { key: 'subscription', title: t('follow'), render: (row) => <FavoriteSubscription favorite={row} /> },
          {
            key: 'actions',
            title: <span className="visually-hidden">{t('actions')}</span>,
            kind: 'aside',
            render: (row) => (
              <span className={classes.actions}>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('renameOf', { name: row.name.value })}
                  onClick={() => setRenamed(row)}
                >
                  <Icon name="rename" />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('deleteOf', { name: row.name.value })}
                  disabled={isRemoving}
                  onClick={() => onRemove(row)}
                >
                  <Icon name="delete" />
                </ActionIcon>
              </span>
            ),
          },
        ]}
      />
      {renamed !== null && <RenameDialog favorite={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}
