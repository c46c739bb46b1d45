import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readCompanyIds } from '../../../shared/address/comparison-view.ts'
import { PrintButtons } from './components/print-buttons.tsx'
import { PrintSheet } from './components/print-sheet.tsx'
import classes from './components/print.module.css'
import { printComparisonQuery } from './print.queries.ts'

const route = getRouteApi('/main/print/comparison')

/** Companies side by side as they are printed. */
export function PrintComparisonPage() {
  const { t } = useTranslation('report/print/page')
  const view = route.useSearch()
  const query = useQuery(printComparisonQuery(readCompanyIds(view)))
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        <Link to="/comparison" search={view}>
          {t('backToComparison')}
        </Link>
        <PrintButtons downloadUrl={query.data?.downloadUrl ?? null} />
      </div>
      <div className={classes.area}>
        <PrintSheet id="" query={query} />
      </div>
    </div>
  )
}
