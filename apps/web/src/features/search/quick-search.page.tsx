import { type quickSearch, SEARCH_TEXT_MAX_LENGTH, SEARCH_TEXT_MIN_LENGTH } from '@merleg/contract/search.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { CompanyStatus } from '@merleg/domain/company-status'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type PageSize, usePreferences } from '../../shared/storage/preferences.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { NoneMeant } from './components/none-meant.tsx'
import { NoResult } from './components/no-result.tsx'
import { ResultFilters } from './components/result-filters.tsx'
import { ResultList } from './components/result-list.tsx'
import { quickSearchQuery } from './search.queries.ts'

const route = getRouteApi('/main/quick/search')

/** Results of the quick search; text and page are in the address. */
export function QuickSearchPage() {
  const { t } = useTranslation('search/page')
  const { query = '', status, county, currentPage = 1, ...search } = route.useSearch()
  const preferences = usePreferences()
  const perPage = search.perPage ?? preferences.perPage
  const { length } = query.trim()
  const isTooLong = length > SEARCH_TEXT_MAX_LENGTH
  return (
    <>
      <PageHeading title={query === '' ? t('quickEmptyTitle') : t('quickTitle', { query })} />
      {length >= SEARCH_TEXT_MIN_LENGTH && !isTooLong ? (
        <Results search={{ query, status, county, currentPage, perPage }} />
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

type Search = {
  query: string
  status: CompanyStatus | undefined
  county: string | undefined
  currentPage: number
  perPage: PageSize
}

function Results({ search }: { search: Search }) {
  const { status, county } = search
  const navigate = route.useNavigate()
  const isFiltered = status !== undefined || county !== undefined
  const found = useQuery(quickSearchQuery(search))
  return (
    <>
      {(isFiltered || (found.data?.meta.count ?? 0) > 1) && (
        <ResultFilters
          filter={{ status, county }}
          hasCounty
          onChange={(filter) => void navigate({ search: (old) => ({ ...old, ...filter, currentPage: undefined }) })}
        />
      )}
      <Found found={found} isFiltered={isFiltered} />
    </>
  )
}

type FoundProps = { found: UseQueryResult<EndpointAnswer<typeof quickSearch>>; isFiltered: boolean }

function Found({ found: { data, error, isPlaceholderData, refetch }, isFiltered }: FoundProps) {
  const navigate = route.useNavigate()
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={5} />
  if (data.meta.count === 0) return isFiltered ? <NoneMeant isAll={data.meta.isCountExact} /> : <NoResult />
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
