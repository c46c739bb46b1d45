import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PrintFrame } from './components/print-frame.tsx'
import { printPathsQuery } from './print.queries.ts'

const route = getRouteApi('/main/connections/paths/print')

/** The paths between parties as they are printed. */
export function PrintPathsPage() {
  const { t } = useTranslation('report/print/page')
  const view = route.useSearch()
  const query = useQuery(printPathsQuery(view))
  const back = (
    <Link to="/connections/paths" search={view}>
      {t('backToPaths')}
    </Link>
  )
  return <PrintFrame back={back} query={query} />
}
