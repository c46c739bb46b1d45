import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PrintButtons } from './components/print-buttons.tsx'
import { PrintSheet } from './components/print-sheet.tsx'
import classes from './components/print.module.css'
import { printPathsQuery } from './print.queries.ts'

const route = getRouteApi('/main/connections/paths/print')

/** The paths between parties as they are printed. */
export function PrintPathsPage() {
  const { t } = useTranslation('report/print/page')
  const view = route.useSearch()
  const query = useQuery(printPathsQuery(view))
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        <Link to="/connections/paths" search={view}>
          {t('backToPaths')}
        </Link>
        <PrintButtons downloadUrl={query.data?.downloadUrl ?? null} />
      </div>
      <div className={classes.area}>
        <PrintSheet id="" query={query} />
      </div>
    </div>
  )
}
