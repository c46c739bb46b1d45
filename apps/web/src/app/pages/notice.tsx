import type { ReactNode } from 'react'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import classes from './notice.module.css'

type NoticeProps = {
  title: string
  text: ReactNode
  /** The drawing; decoration only. */
  background: ReactNode
  children?: ReactNode
}

/** A whole page that says one thing, before a large drawing, with what to do next. */
export function Notice({ title, text, background, children }: NoticeProps) {
  return (
    <div className={classes.notice}>
      <PageTitle title={title} />
      <div className={classes.background}>{background}</div>
      <div className={classes.body}>
        <div aria-live="polite">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {children != null && <div className={classes.actions}>{children}</div>}
      </div>
    </div>
  )
}
