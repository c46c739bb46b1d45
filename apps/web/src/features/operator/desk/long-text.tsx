import type { ReactNode } from 'react'
import classes from './operator-table.module.css'

/** What others wrote, which may be a word as long as a page. */
export function LongText({ children, lang }: { children: ReactNode; lang?: string }) {
  return (
    <span className={classes.long} lang={lang}>
      {children}
    </span>
  )
}
