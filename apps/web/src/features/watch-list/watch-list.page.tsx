import type { WatchList } from '@merleg/contract/watched-rows'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { MonitoringTabs } from '../../shared/ui/monitoring-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { ExportState } from './components/export-state.tsx'
import { ImportPanel } from './components/import-panel.tsx'
import { LevelsButton } from './components/levels-button.tsx'
import { WatchBulkBar } from './components/watch-bulk-bar.tsx'
import { WatchEmpty } from './components/watch-empty.tsx'
import { WatchFilters } from './components/watch-filters.tsx'
import { WatchTable } from './components/watch-table.tsx'
import { WatchTools } from './components/watch-tools.tsx'
import { useWatchSelection } from './use-watch-selection.ts'
import { watchListQuery } from './watch-list.queries.ts'
import lists from '../../shared/ui/company-list.module.css'
import classes from './watch-list.module.css'
import type { ChangeView, WatchView } from './watch-view.ts'

const route = getRouteApi('/main/monitoring')

/** Whom the subscriber watches (spec part 1 §2 "Monitoring"); order, filters and page stand in the address. */
export function WatchListPage() {
  const { t } = useTranslation('watch-list/page')
  const { panel, import: importId, importPage, ...view } = route.useSearch()
  const navigate = route.useNavigate()
  const preferences = usePreferences()
  const { currentPage = 1, perPage = preferences.perPage } = view
  const { data, error, isPlaceholderData, refetch } = useQuery(
    watchListQuery({ ...toFilters(view), ...toOrder(view), currentPage, perPage }),
  )
  const changeView: ChangeView = (changes) =>
    void navigate({ search: (old) => ({ ...old, currentPage: undefined, ...changes }) })
  const isImporting = panel === 'import'
  return (
    <div className={classes.page}>
      <MonitoringTabs />
      <PageHeading
        title={t('title')}
        actions={
          <>
            <LevelsButton level={data?.monitoringLevel} />
            {data !== undefined && (
              <WatchTools
                list={data}
                isImporting={isImporting}
                onImport={() =>
                  void navigate({
                    search: (old) => ({
                      ...old,
                      panel: isImporting ? undefined : 'import',
                      import: isImporting ? undefined : data.lastImport?.id,
                    }),
                  })
                }
              />
            )}
          </>
        }
      />
      {data?.export != null && <ExportState found={data.export} />}
      {isImporting && (
        <ImportPanel
          importId={importId}
          rowsPage={importPage ?? 1}
          onImport={(id) =>
            void navigate({ search: (old) => ({ ...old, import: id, importPage: undefined }), resetScroll: false })
          }
          onRowsPage={(page) => void navigate({ search: (old) => ({ ...old, importPage: page }), resetScroll: false })}
        />
      )}
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={8} />}
      {error === null && data?.meta.total === 0 && <WatchEmpty isImporting={isImporting} />}
      {error === null && data !== undefined && data.meta.total > 0 && (
        <Watched list={data} view={view} isStale={isPlaceholderData} onViewChange={changeView} />
      )}
    </div>
  )
}

const toFilters = ({ search, importance, label }: WatchView) => ({
  ...(search !== undefined && search !== '' && { search }),
  ...(importance !== undefined && { importance }),
  ...(label !== undefined && label !== '' && { label }),
})

const toOrder = ({ orderBy, order }: WatchView) => ({ ...(orderBy && { orderBy }), ...(order && { order }) })

type WatchedProps = { list: WatchList; view: WatchView; isStale: boolean; onViewChange: ChangeView }

function Watched({ list, view, isStale, onViewChange }: WatchedProps) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const { results, meta } = list
  const filters = toFilters(view)
  const selection = useWatchSelection()
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <section className={lists.list} aria-label={t('title')}>
      <WatchFilters list={list} view={view} onViewChange={onViewChange} />
      <p className={classes.summary} role="status">
        <strong>{t('total', { count: meta.total, formatted: format.number(meta.total) })}</strong>
        {isNarrowed && ` · ${t('shown', { count: meta.count, formatted: format.number(meta.count) })}`}
      </p>
      {meta.count === 0 ? (
        <StateEmpty icon="filter" title={t('noneMeant')} text={t('noneMeantText')} />
      ) : (
        <>
          <WatchBulkBar list={list} filters={filters} selection={selection} />
          <WatchTable rows={results} labels={list.labels} selection={selection} isStale={isStale} />
          {results.some(({ silence }) => silence !== null) && <p className={classes.note}>{t('silenceNote')}</p>}
          <Pager
            count={meta.count}
            currentPage={meta.currentPage}
            perPage={meta.perPage}
            onPageChange={(currentPage) => onViewChange({ currentPage })}
            onPerPageChange={(perPage) => onViewChange({ perPage })}
          />
        </>
      )}
    </section>
  )
}
