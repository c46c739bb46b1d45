import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { OfflineForm } from './components/offline-part.tsx'
import { SearchForm } from './components/search-form.tsx'
import classes from './international.module.css'
import { countriesQuery } from './international.queries.ts'

const route = getRouteApi('/main/international')

/** Foreign companies: searched online, or ordered offline (spec part 1 §2 "International"). */
export function InternationalPage() {
  const { t } = useTranslation(['international/page', 'international/words'])
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(countriesQuery())
  return (
    <div className={classes.page}>
      <PageHeading
        title={t('international/words:title')}
        actions={<Link to="/international/orders">{t('search.orders')}</Link>}
      />
      {data !== undefined ? (
        <Panel title={t('search.title')}>
          <SearchForm
            key={JSON.stringify(search)}
            countries={data.online}
            search={search}
            onSubmit={(next) => void navigate({ to: '/international/results', search: next })}
          />
        </Panel>
      ) : error === null ? (
        <SkeletonPanel rows={10} />
      ) : (
        <StateError error={error} onRetry={() => void refetch()} />
      )}
      <OfflineForm given={search} />
    </div>
  )
}
