import type { YearMark } from '@merleg/contract/fields'
import { isErrorMark } from '@merleg/domain/year-mark-kinds'
import classes from './year-mark-sign.module.css'

/**
 * Before a year or a figure: what is to be known of its accounts, which is said to whoever points at it or hears the page.
 * An error warns; that they are those of the group, or of another time than twelve months, is a note.
 */
export function YearMarkSign({ mark }: { mark: YearMark | null | undefined }) {
  if (!mark) return null
  return (
    <span className={isErrorMark(mark.kind) ? classes.sign : classes.note} title={mark.text}>
      <span aria-hidden>{isErrorMark(mark.kind) ? '!' : 'i'}</span>
      <span className="visually-hidden">{mark.text} </span>
    </span>
  )
}
