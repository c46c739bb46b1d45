import { Button } from '@mantine/core'
import type { SearchResults } from '@merleg/contract/company-search.contract'
import { addFavorite } from '@merleg/contract/favorites.contract'
import { criteriaSearchPage } from '@merleg/contract/pages'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../shared/palette/page-actions.ts'
import { useHasAccess } from '../../shared/session/access.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { writeDraft } from '../../shared/storage/session-draft.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { ExportPanel, useMayExport } from '../list-export/export-panel.widget.tsx'
import { FavoritePanel } from './components/favorite-panel.tsx'
import { FoundCompanies } from './components/found-companies.tsx'
import { NoHits } from './components/no-hits.tsx'
import { searchResultsQuery } from './company-search.queries.ts'
import type { ResultsView } from './results-view.ts'
import classes from './search-results.module.css'
import { draftKey } from './use-search-draft.ts'

const marketing = getRouteApi('/main/marketing/search/$id/results')
const advanced = getRouteApi('/main/advanced/search/$id/results')

/** What a saved marketing search finds (spec part 1 §2 "Search results"). */
export function MarketingResultsPage() {
  const navigate = marketing.useNavigate()
  return (
    <ResultsPage
      variant="marketing"
      id={marketing.useParams().id}
      view={marketing.useSearch()}
      onViewChange={(changes) => void navigate({ search: (before) => ({ ...before, ...changes }) })}
    />
  )
}

/** What a saved advanced search finds. */
export function AdvancedResultsPage() {
  const navigate = advanced.useNavigate()
  return (
    <ResultsPage
      variant="advanced"
      id={advanced.useParams().id}
      view={advanced.useSearch()}
      onViewChange={(changes) => void navigate({ search: (before) => ({ ...before, ...changes }) })}
    />
  )
}

type ResultsPageProps = {
  variant: SearchVariant
  id: string
  view: ResultsView
  onViewChange: (changes: ResultsView) => void
}

function ResultsPage({ variant, id, view, onViewChange }: ResultsPageProps) {
  const { t } = useTranslation('company-search/page')
  const preferences = usePreferences()
  const { currentPage = 1, perPage = preferences.perPage, orderBy, order } = view
  const asked = { currentPage, perPage, ...(orderBy && { orderBy }), ...(order && { order }) }
  const { data, error, isPlaceholderData, refetch } = useQuery(searchResultsQuery(variant, id, asked))
  const [addingTo, setAddingTo] = useState<string | null>(null)
  const isAdding = addingTo === id
  const { panelRef, ...exporting } = useExporting(id, { variant, count: data?.meta.count ?? 0 })
  const title = data === undefined ? t(`title.${variant}`) : titleOf(data.title)
  return (
    <div className={classes.page}>
      <PageHeading
        title={title}
        actions={
          <Actions
            variant={variant}
            id={id}
            isAdding={isAdding}
            onAdd={() => setAddingTo(isAdding ? null : id)}
            onExport={exporting.isOffered ? exporting.open : null}
          />
        }
      />
      {isAdding && data !== undefined && (
        <FavoritePanel requestId={id} proposedName={data.title.value} onClose={() => setAddingTo(null)} />
      )}
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={6} />}
      {error === null && data?.meta.count === 0 && <NoHits variant={variant} id={id} found={data} />}
      {error === null && data !== undefined && data.meta.count > 0 && (
        <FoundCompanies
          key={id}
          variant={variant}
          found={data}
          isStale={isPlaceholderData}
          view={view}
          onViewChange={(changes) => onViewChange({ currentPage: undefined, ...changes })}
        />
      )}
      {error === null && exporting.isOffered && (
        <div ref={panelRef}>
          <ExportPanel key={id} searchId={id} isOpen={exporting.isOpen} onOpen={exporting.open} />
        </div>
      )}
    </div>
  )
}

/** The export panel: of marketing lists that are not empty, for who may take them along; opened once it is asked for. */
function useExporting(id: string, { variant, count }: { variant: SearchVariant; count: number }) {
  const mayExport = useMayExport()
  const panelRef = useRef<HTMLDivElement>(null)
  const [openedOf, setOpenedOf] = useState<string | null>(null)
  return {
    panelRef,
    isOffered: variant === 'marketing' && mayExport && count > 0,
    isOpen: openedOf === id,
    open: () => {
      setOpenedOf(id)
      panelRef.current?.scrollIntoView({ block: 'start' })
    },
  }
}

function titleOf({ prefix, value }: SearchResults['title']): string {
  return value === '' ? prefix : `${prefix}: ${value}`
}

type ActionsProps = {
  variant: SearchVariant
  id: string
  isAdding: boolean
  onAdd: () => void
  /** Null where there is nothing to export. */
  onExport: (() => void) | null
}

function Actions({ variant, id, isAdding, onAdd, onExport }: ActionsProps) {
  const { t } = useTranslation(['company-search/page', 'list-export/page'])
  const canOpen = useHasAccess()
  const { history } = useRouter()
  const begin = (): void => {
    // New is empty: what was typed before and not sent is not meant.
    writeDraft({ key: draftKey({ variant }) }, undefined)
    history.push(criteriaSearchPage(variant))
  }
  const modify = (): void => history.push(criteriaSearchPage(variant, id))
  const mayAdd = variant === 'marketing' && canOpen(addFavorite.access)
  usePageActions([
    { id: 'search:modify', label: t('modify'), icon: 'filter', run: modify },
    { id: 'search:new', label: t('newSearch'), icon: 'search', run: begin },
    ...(mayAdd ? [{ id: 'search:favorite', label: t('favorite.add'), icon: 'star' as const, run: onAdd }] : []),
    ...(onExport === null
      ? []
      : [{ id: 'search:export', label: t('list-export/page:export'), icon: 'download' as const, run: onExport }]),
  ])
  return (
    <>
      <Button variant="default" onClick={modify}>
        {t('modify')}
      </Button>
      <Button variant="default" onClick={begin}>
        {t('newSearch')}
      </Button>
      {mayAdd && (
        <Button variant="default" leftSection={<Icon name="star" />} aria-expanded={isAdding} onClick={onAdd}>
          {t('favorite.add')}
        </Button>
      )}
      {onExport !== null && (
        <Button variant="default" leftSection={<Icon name="download" />} onClick={onExport}>
          {t('list-export/page:export')}
        </Button>
      )}
    </>
  )
}
