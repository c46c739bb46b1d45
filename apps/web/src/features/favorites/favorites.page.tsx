import { FAVORITE_ORDERS } from '@merleg/contract/address-words'
import { Button, SegmentedControl } from '@mantine/core'
import { type Favorite } from '@merleg/contract/favorites.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { DeletedNotice } from './components/deleted-notice.tsx'
import { FavoritesEmpty } from './components/favorites-empty.tsx'
import { FavoritesTable } from './components/favorites-table.tsx'
import { FavoritesChanges } from './components/favorites-changes.tsx'
import classes from './favorites.module.css'
import {
  favoriteCountsQuery,
  favoritesQuery,
  removeFavorite,
  unfollowAll,
  useFavoriteChange,
} from './favorites.queries.ts'

const route = getRouteApi('/main/favorites')

/** Own saved searches (spec part 1 §2 "Favourites"); order, page and whose changes are shown stand in the address. */
export function FavoritesPage() {
  const { t } = useTranslation('favorites/page')
  const { favorite, orderBy = 'createdAt', currentPage = 1, changesPage = 1, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const preferences = usePreferences()
  const perPage = search.perPage ?? preferences.perPage
  const query = { orderBy, currentPage, perPage }
  const { data, error, isPlaceholderData, refetch } = useQuery(favoritesQuery(query))
  const counts = useQuery({ ...favoriteCountsQuery(query), enabled: (data?.results.length ?? 0) > 0 })
  const [deleted, setDeleted] = useState<Favorite | null>(null)
  const removing = useFavoriteChange(removeFavorite)
  const ending = useFavoriteChange(unfollowAll)
  const rows = data?.results ?? []
  const remove = (row: Favorite): void => removing.mutate(row.id, { onSuccess: () => setDeleted(row) })
  return (
    <div className={classes.page}>
      <PageHeading
        title={t('title')}
        actions={
          rows.some(({ subscription }) => subscription !== null) && (
            <Button variant="default" size="xs" loading={ending.isPending} onClick={() => ending.mutate(undefined)}>
              {t('unfollowAll')}
            </Button>
          )
        }
      />
      {deleted !== null && <DeletedNotice favorite={deleted} onDone={() => setDeleted(null)} />}
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={5} />}
      {data?.meta.count === 0 && <FavoritesEmpty />}
      {data !== undefined && data.meta.count > 0 && (
        <>
          <SegmentedControl
            size="xs"
            className={classes.order}
            aria-label={t('order')}
            value={orderBy}
            data={FAVORITE_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
            onChange={(value) =>
              void navigate({ search: (old) => ({ ...old, orderBy: value, currentPage: undefined }) })
            }
          />
          <FavoritesTable
            rows={rows}
            counts={counts.data?.results}
            hasNoCounts={counts.isError}
            isStale={isPlaceholderData}
            isRemoving={removing.isPending}
            onRemove={remove}
          />
          <Pager
            count={data.meta.count}
            currentPage={currentPage}
            perPage={perPage}
            onPageChange={(page) => void navigate({ search: (old) => ({ ...old, currentPage: page }) })}
            onPerPageChange={(size) =>
              void navigate({ search: (old) => ({ ...old, perPage: size, currentPage: undefined }) })
            }
          />
          <FavoritesChanges
            favorite={favorite}
            currentPage={changesPage}
            onPageChange={(page) =>
              void navigate({ search: (old) => ({ ...old, changesPage: page }), resetScroll: false })
            }
            onShowAll={() =>
              void navigate({
                search: (old) => ({ ...old, favorite: undefined, changesPage: undefined }),
                resetScroll: false,
              })
            }
          />
        </>
      )}
    </div>
  )
}
