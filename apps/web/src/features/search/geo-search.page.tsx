import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { geoSearch } from '@merleg/contract/search.contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../shared/http/api-error.ts'
import { useFormErrors } from '../../shared/http/use-form-errors.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { GeoForm } from './components/geo-form.tsx'
import { NoneMeant } from './components/none-meant.tsx'
import { NoResult } from './components/no-result.tsx'
import { ResultFilters } from './components/result-filters.tsx'
import { ResultList } from './components/result-list.tsx'
import { geoSearchQuery } from './search.queries.ts'

const route = getRouteApi('/main/geo/search')

const PLACE_FIELDS = ['settlement', 'county', 'zip', 'radiusKm'] as const

type Place = {
  settlement?: string | undefined
  county?: string | undefined
  zip?: string | undefined
  radiusKm?: number | undefined
}

/** Companies by the place of their seat; the place is in the address. */
export function GeoSearchPage() {
  const { t } = useTranslation('search/page')
  const { settlement, county, zip, radiusKm, status, currentPage = 1, ...search } = route.useSearch()
  const preferences = usePreferences()
  const navigate = route.useNavigate()
  const place: Place = { settlement, county, zip, radiusKm }
  const hasPlace = settlement !== undefined || county !== undefined || zip !== undefined
  const perPage = search.perPage ?? preferences.perPage
  const query = useQuery({ ...geoSearchQuery({ ...place, status, currentPage, perPage }), enabled: hasPlace })
  const refused = useFormErrors(PLACE_FIELDS)(query.error)
  const isAnswered = query.error === null || refused.general !== null
  return (
    <>
      <PageHeading title={t('geoTitle')} />
      <GeoForm
        key={JSON.stringify(place)}
        place={place}
        faults={refused.fields}
        proposals={listProposals(query.error)}
        onSubmit={(next) => void navigate({ search: { ...next, status, perPage: search.perPage } })}
      />
      {hasPlace && isAnswered ? (
        <>
          {refused.general === null && (
            <ResultFilters
              filter={{ status }}
              hasCounty={false}
              onChange={(next) =>
                void navigate({ search: (old) => ({ ...old, status: next.status, currentPage: undefined }) })
              }
            />
          )}
          <Results query={query} isFiltered={status !== undefined} />
        </>
      ) : (
        <StateEmpty icon="search" title={t('geo.startTitle')} text={t('geo.startText')} />
      )}
    </>
  )
}

type Found = EndpointAnswer<typeof geoSearch>

/** The settlements that may have been meant by one that nobody knows. */
function listProposals(error: Error | null): readonly string[] {
  return error instanceof ApiError ? (error.body?.proposals?.['settlement'] ?? []) : []
}

type ResultsProps = { query: UseQueryResult<Found>; isFiltered: boolean }

function Results({ query: { data, error, isPlaceholderData, refetch }, isFiltered }: ResultsProps) {
  const navigate = route.useNavigate()
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={5} />
  if (data.meta.count === 0) return isFiltered ? <NoneMeant isAll /> : <NoResult isPlace />
  return (
    <ResultList
      rows={data.results}
      meta={data.meta}
      isStale={isPlaceholderData}
      onPageChange={(next) => void navigate({ search: (old) => ({ ...old, currentPage: next }) })}
      onPerPageChange={(next) => void navigate({ search: (old) => ({ ...old, perPage: next, currentPage: 1 }) })}
    />
  )
}
