import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'
import classes from './page-heading.module.css'

type PageHeadingProps = { title: string; documentTitle?: string | undefined; actions?: ReactNode }

/** The one h1 of a page and the title of the browser's tab. */
export function PageHeading({ title, documentTitle = title, actions }: PageHeadingProps) {
  return (
    <div className={classes.heading}>
      <PageTitle title={documentTitle} />
      <h1>{title}</h1>
      {actions != null && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
