import type { ReactNode } from 'react'
import classes from './section-heading.module.css'

/** Heading of a section of the report; the h1 is the company's name in the side bar. */
export function SectionHeading({
  title,
  unit,
  actions,
}: {
  title: string
  unit?: string | undefined
  actions?: ReactNode
}) {
  return (
    <div className={classes.heading}>
      <h2>{title}</h2>
      {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      {actions != null && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
