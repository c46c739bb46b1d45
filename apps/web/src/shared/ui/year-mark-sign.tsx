import type { YearMark } from '@merleg/contract/fields'
import classes from './year-mark-sign.module.css'

/**
 * Before a year or a figure: what is to be known of its accounts, which is said to whoever points at it or hears the page.
 * An error warns; that they are those of the group is a note.
 */
export function YearMarkSign({ mark }: { mark: YearMark | null | undefined }) {
  if (!mark) return null
  const isNote = mark.kind === 'consolidated'
  return (
    <span className={isNote ? classes.note : classes.sign} title={mark.text}>
      <span aria-hidden>{isNote ? 'i' : '!'}</span>
      <span className="visually-hidden">{mark.text} </span>
    </span>
  )
}
