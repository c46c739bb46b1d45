import type { YearMark } from '@merleg/contract/fields'
import classes from './year-mark-sign.module.css'

/** Before a year or a figure: that its accounts have an error, which is said to whoever points at it or hears the page. */
export function YearMarkSign({ mark }: { mark: YearMark | null | undefined }) {
  if (!mark) return null
  return (
    <span className={classes.sign} title={mark.text}>
      <span aria-hidden>!</span>
      <span className="visually-hidden">{mark.text} </span>
    </span>
  )
}
