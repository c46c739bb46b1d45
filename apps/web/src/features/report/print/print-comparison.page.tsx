import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readCompanyIds } from '../../../shared/address/comparison-view.ts'
import { PrintFrame } from './components/print-frame.tsx'
import { printComparisonQuery } from './print.queries.ts'

const route = getRouteApi('/main/print/comparison')

/** Companies side by side as they are printed. */
export function PrintComparisonPage() {
  const { t } = useTranslation('report/print/page')
  const view = route.useSearch()
  const query = useQuery(printComparisonQuery(readCompanyIds(view)))
  const back = (
    <Link to="/comparison" search={view}>
      {t('backToComparison')}
    </Link>
  )
  return <PrintFrame back={back} query={query} />
}
