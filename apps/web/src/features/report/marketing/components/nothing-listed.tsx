import type { Silence } from '@merleg/contract/fields'
import classes from '../marketing.module.css'

/** What it means that a panel has nothing; of what the reader has hidden, that it is. */
export function NothingListed({ silence, hidden }: { silence: Silence; hidden: string | null }) {
  if (hidden !== null) return <p className={classes.none}>{hidden}</p>
  return (
    <p className={classes.none}>
      <strong>{silence.title}.</strong> {silence.text}
    </p>
  )
}
