import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { comparisonPage } from '@merleg/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type ComparisonView, readCompanyIds } from '../../shared/address/comparison-view.ts'
import { useComparisonBasket } from '../../shared/storage/comparison-basket.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { ComparisonActions } from './components/comparison-actions.tsx'
import { ComparisonCharts } from './components/comparison-charts.tsx'
import { ComparisonCompanies } from './components/comparison-companies.tsx'
import { ComparisonTable } from './components/comparison-table.tsx'
import classes from './comparison.module.css'
import { comparisonQuery } from './comparison.queries.ts'

const route = getRouteApi('/main/comparison')

/** Two to five companies side by side (spec part 1 §2 "Comparison"); the address holds who they are. */
export function ComparisonPage() {
  const { t } = useTranslation(['comparison/page', 'comparison/words'])
  const view: ComparisonView = route.useSearch()
  const navigate = route.useNavigate()
  const ids = readCompanyIds(view)
  const isAsked = ids.length >= COMPARED_COMPANIES.min && ids.length <= COMPARED_COMPANIES.max
  const { data, error, refetch } = useQuery({ ...comparisonQuery(ids), enabled: isAsked })
  const change = (changes: ComparisonView): void => {
    void navigate({ search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  }
  const choose = (chosen: readonly string[]): void =>
    change({ companies: chosen.length === 0 ? undefined : chosen.join(',') })
  const shown = isAsked && error === null ? data : undefined
  return (
    <div className={classes.page}>
      <PageHeading
        title={t('comparison/words:title')}
        actions={shown && <ComparisonActions ids={ids} xlsxUrl={shown.xlsxUrl} />}
      />
      <ComparisonCompanies ids={ids} meta={shown?.table.meta} onChoose={choose} />
      {isAsked && error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {ids.length < COMPARED_COMPANIES.min && <ChooseCompanies />}
      {isAsked && error === null && data === undefined && <SkeletonPanel rows={12} />}
      {shown && (
        <>
          <ComparisonTable comparison={shown} view={view} onViewChange={change} />
          <ComparisonCharts comparison={shown} />
        </>
      )}
    </div>
  )
}

/** Below two companies: what to do, and the way to those in the basket. */
function ChooseCompanies() {
  const { t } = useTranslation('comparison/page')
  const basket = useComparisonBasket()
  const action =
    basket.length < COMPARED_COMPANIES.min ? null : (
      <UrlLink url={comparisonPage(basket.map(({ id }) => id))}>{t('fromBasket')}</UrlLink>
    )
  return <StateEmpty icon="scale" title={t('choose')} text={t('chooseText')} action={action} />
}
