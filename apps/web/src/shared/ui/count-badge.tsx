import { useFormat } from '../format/use-format.ts'
import classes from './badge.module.css'

type CountBadgeProps = {
  count: number
  /** What is counted, for those who hear the page. */
  label: string
  /** `bad` where a count above zero is bad news. */
  meaning?: 'neutral' | 'bad'
}

/** How many there are, beside a heading or a menu entry. */
export function CountBadge({ count, label, meaning = 'neutral' }: CountBadgeProps) {
  const format = useFormat()
  return (
    <span className={meaning === 'bad' && count > 0 ? `${classes.count} ${classes.bad}` : classes.count}>
      {format.number(count)}
      <span className="visually-hidden"> {label}</span>
    </span>
  )
}
