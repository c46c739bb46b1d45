import type { ReactNode } from 'react'
import { PrintButtons } from './print-buttons.tsx'
import { PrintSheet, type PrintSheetProps } from './print-sheet.tsx'
import classes from './print.module.css'

/** The print view of what is no section of a report: the way back, print and PDF, and the sheet. */
export function PrintFrame({ back, query }: { back: ReactNode; query: PrintSheetProps['query'] }) {
  return (
    <div className={classes.page}>
      <div className={classes.toolbar}>
        {back}
        <PrintButtons downloadUrl={query.data?.downloadUrl ?? null} />
      </div>
      <div className={classes.area}>
        <PrintSheet id="" query={query} />
      </div>
    </div>
  )
}
