import { SEARCH_TEXT_MAX_LENGTH, SEARCH_TEXT_MIN_LENGTH } from '@merleg/contract/search.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { NoResult } from './components/no-result.tsx'
import { ResultList } from './components/result-list.tsx'
import { quickSearchQuery } from './search.queries.ts'

const route = getRouteApi('/main/quick/search')

/** Results of the quick search; text and page are in the address. */
export function QuickSearchPage() {
  const { t } = useTranslation('search/page')
  const { query = '', currentPage = 1, ...search } = route.useSearch()
  const preferences = usePreferences()
  const perPage = search.perPage ?? preferences.perPage
  const { length } = query.trim()
  const isTooLong = length > SEARCH_TEXT_MAX_LENGTH
  return (
    <>
      <PageHeading title={query === '' ? t('quickEmptyTitle') : t('quickTitle', { query })} />
      {length >= SEARCH_TEXT_MIN_LENGTH && !isTooLong ? (
        <Results query={query} currentPage={currentPage} perPage={perPage} />
      ) : (
        <StateEmpty
          icon="search"
          title={t('quickEmptyTitle')}
          text={isTooLong ? t('tooLong', { limit: SEARCH_TEXT_MAX_LENGTH }) : t('tooShort')}
        />
      )}
    </>
  )
}

function Results(search: { query: string; currentPage: number; perPage: number }) {
  const navigate = route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useQuery(quickSearchQuery(search))
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={5} />
  if (data.meta.count === 0) return <NoResult />
  return (
    <ResultList
      rows={data.results}
      meta={data.meta}
      isStale={isPlaceholderData}
      onPageChange={(currentPage) => void navigate({ search: (old) => ({ ...old, currentPage }) })}
      onPerPageChange={(perPage) => void navigate({ search: (old) => ({ ...old, perPage, currentPage: 1 }) })}
    />
  )
}
