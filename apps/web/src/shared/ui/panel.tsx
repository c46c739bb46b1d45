import { useId, type ReactNode } from 'react'
import classes from './panel.module.css'

type PanelProps = {
  title: ReactNode
  /** What the figures are counted in, beside the title. */
  unit?: string | undefined
  /** Small links or buttons at the right of the head. */
  actions?: ReactNode
  /** Sources and notes under a dashed line. */
  foot?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A card of a page: a region named by its title. */
export function Panel({ title, unit, actions, foot, className, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={className === undefined ? classes.panel : `${classes.panel} ${className}`}
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {unit !== undefined && <span className={classes.unit}>{unit}</span>}
        {actions != null && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
      {foot != null && <div className={classes.foot}>{foot}</div>}
    </section>
  )
}
