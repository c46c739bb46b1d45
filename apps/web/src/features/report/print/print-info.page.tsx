import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PrintSheet } from './components/print-sheet.tsx'
import { PrintToolbar } from './components/print-toolbar.tsx'
import classes from './components/print.module.css'
import { printInfoQuery } from './print.queries.ts'

const route = getRouteApi('/main/report/print/info/$id/$itemId')

/** An item of the negative or positive information as it is printed. */
export function PrintInfoPage() {
  const { id, itemId } = route.useParams()
  const query = useQuery(printInfoQuery(id, itemId))
  const section = itemId.startsWith('p') ? 'positive-info' : 'negative-info'
  return (
    <div className={classes.page}>
      <PrintToolbar id={id} section={section} downloadUrl={query.data?.downloadUrl ?? null} />
      <div className={classes.area}>
        <PrintSheet id={id} query={query} />
      </div>
    </div>
  )
}
