import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PrintSheet } from './components/print-sheet.tsx'
import { PrintToolbar } from './components/print-toolbar.tsx'
import classes from './components/print.module.css'
import { printExtractQuery } from './print.queries.ts'

const route = getRouteApi('/main/report/$id/print/extract')

/** The company extract as it is printed. */
export function PrintExtractPage() {
  const { id } = route.useParams()
  const query = useQuery(printExtractQuery(id, route.useSearch()))
  return (
    <div className={classes.page}>
      <PrintToolbar id={id} section="company-data" downloadUrl={query.data?.downloadUrl ?? null} />
      <div className={classes.area}>
        <PrintSheet id={id} query={query} />
      </div>
    </div>
  )
}
