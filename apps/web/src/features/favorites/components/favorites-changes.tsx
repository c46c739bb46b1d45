import { Button } from '@mantine/core'
import { type FavoriteChange, LISTED_CHANGES_MAX } from '@merleg/contract/favorites.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../favorites.module.css'
import { favoriteChangesQuery } from '../favorites.queries.ts'

/** Which page is shown; whoever mounts the widget keeps it in its address. */
type FavoritesChangesProps = {
  /** Changes of this favourite alone; left out: of all. */
  favorite?: string | undefined
  currentPage: number
  onPageChange: (page: number) => void
  /** Left out where there is no one favourite chosen. */
  onShowAll?: () => void
}

/** Who entered and who left the followed favourites, newest first, five a page. */
export function FavoritesChanges({ favorite, onShowAll, ...props }: FavoritesChangesProps) {
  const { t } = useTranslation('favorites/page')
  return (
    <Panel
      title={t('changes.title')}
      actions={
        favorite !== undefined &&
        onShowAll && (
          <Button variant="subtle" size="compact-xs" onClick={onShowAll}>
            {t('changes.showAll')}
          </Button>
        )
      }
    >
      <ChangesBody favorite={favorite} {...props} />
    </Panel>
  )
}

function ChangesBody({ favorite, currentPage, onPageChange }: Omit<FavoritesChangesProps, 'onShowAll'>) {
  const { t } = useTranslation('favorites/page')
  const format = useFormat()
  const { data, error, isPlaceholderData, refetch } = useQuery(favoriteChangesQuery({ favorite, currentPage }))
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable rows={5} columns={3} />
  if (data.results.length === 0)
    return <StateEmpty icon="history" title={t('changes.emptyTitle')} text={t('changes.emptyText')} />
  return (
    <>
      <DataTable
        caption={t('changes.title')}
        isStale={isPlaceholderData}
        rows={data.results}
        getRowKey={(row) => `${row.favorite.id} ${row.to} ${row.company.id}`}
        columns={[
          { key: 'company', title: t('changes.company'), render: (row) => <ChangedCompany row={row} /> },
          {
            key: 'favorite',
            title: t('changes.favorite'),
            render: (row) => <UrlLink url={row.favorite.name.url}>{row.favorite.name.value}</UrlLink>,
          },
          {
            key: 'causes',
            title: t('changes.causes'),
            render: (row) => (row.causes.length === 0 ? t('changes.unknownCause') : row.causes.join(', ')),
          },
          {
            key: 'between',
            title: t('changes.between'),
            kind: 'number',
            render: (row) => `${format.day(row.from)} – ${format.day(row.to)}`,
          },
        ]}
      />
      {data.meta.count >= LISTED_CHANGES_MAX && (
        <p className={classes.small}>{t('changes.limit', { limit: format.number(LISTED_CHANGES_MAX) })}</p>
      )}
      {data.notes.map((note) => (
        <p key={note} className={classes.small}>
          {note}
        </p>
      ))}
      <Pager
        count={data.meta.count}
        currentPage={data.meta.currentPage}
        perPage={data.meta.perPage}
        onPageChange={onPageChange}
      />
    </>
  )
}

function ChangedCompany({ row: { company, hasEntered } }: { row: FavoriteChange }) {
  const { t } = useTranslation('favorites/page')
  return (
    <span className={classes.company}>
      <span className={hasEntered ? classes.entered : classes.left}>
        <Icon name={hasEntered ? 'add' : 'minus'} />
        {t(hasEntered ? 'changes.entered' : 'changes.left')}
      </span>
      <UrlLink url={company.url}>{company.name}</UrlLink>
      {company.status && <StatusBadge status={company.status} />}
      {company.isMadeUp && <span className={classes.small}>{t('changes.madeUp')}</span>}
    </span>
  )
}
