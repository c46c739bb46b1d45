import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { SearchForm } from './components/search-form.tsx'
import { searchFormQuery } from './company-search.queries.ts'
import { draftKey, type FormAt } from './use-search-draft.ts'

const marketing = getRouteApi('/main/marketing/search/{-$id}')
const advanced = getRouteApi('/main/advanced/search/{-$id}')

/** The form of the marketing search (spec part 1 §2 "Detailed search"), new or as it was saved. */
export function MarketingSearchPage() {
  return <SearchFormPage at={{ ...marketing.useParams(), ...marketing.useSearch(), variant: 'marketing' }} />
}

/** The form of the advanced search. */
export function AdvancedSearchPage() {
  return <SearchFormPage at={{ ...advanced.useParams(), ...advanced.useSearch(), variant: 'advanced' }} />
}

function SearchFormPage({ at }: { at: FormAt }) {
  const { variant, id } = at
  const { t } = useTranslation('company-search/page')
  const { data, error, refetch } = useQuery(searchFormQuery(variant, id))
  return (
    <>
      <PageHeading title={t(`title.${variant}`)} />
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && (
        <>
          <SkeletonPanel rows={6} />
          <SkeletonPanel rows={6} />
        </>
      )}
      {data !== undefined && <SearchForm key={draftKey(at)} at={at} form={data} />}
    </>
  )
}
