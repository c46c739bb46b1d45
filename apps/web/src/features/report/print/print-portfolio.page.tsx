import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PrintFrame } from './components/print-frame.tsx'
import { printPortfolioQuery } from './print.queries.ts'

const route = getRouteApi('/main/print/portfolio')

/** The portfolio as it is printed. */
export function PrintPortfolioPage() {
  const { t } = useTranslation('report/print/page')
  const view = route.useSearch()
  const query = useQuery(printPortfolioQuery(view))
  const back = (
    <Link to="/monitoring/portfolio" search={view}>
      {t('backToPortfolio')}
    </Link>
  )
  return <PrintFrame back={back} query={query} />
}
