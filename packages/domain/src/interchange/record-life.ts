/** What holds from a day on and up to another, half-open; null: not told, or open. */
export type Dated = { from: string | null; until: string | null }

/** What was true of a record from a day on (null: since when is not known), and whether it is the first or the last of it. */
export type RecordState<Item extends Dated> = {
  day: string | null
  status: 'new' | 'updated' | 'closed'
  /** In force, and what ended on the very day. */
  items: Item[]
}

const startOf = ({ from }: Dated): string => from ?? ''
const endOf = ({ until }: Dated): string => until ?? '9999-12-31'
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/**
 * The states through which what ties two parties went until a day, for each time they were tied: a record that was closed
 * is never told again, so that what begins after a gap is another one. What begins later than the day is none yet.
 */
export function tellRecordLives<Item extends Dated>(items: readonly Item[], asOf: string): RecordState<Item>[][] {
  const begun = items
    .filter((item) => startOf(item) <= asOf)
    .toSorted((a, b) => compare(startOf(a), startOf(b)) || compare(endOf(a), endOf(b)))
  const lives: Item[][] = []
  let end = ''
  for (const item of begun) {
    const life = lives.at(-1)
    if (life === undefined || startOf(item) > end) lives.push([item])
    else life.push(item)
    if (lives.at(-1)?.length === 1 || endOf(item) > end) end = endOf(item)
  }
  return lives.map((life) => tellLife(life, asOf))
}

function tellLife<Item extends Dated>(life: readonly Item[], asOf: string): RecordState<Item>[] {
  const ends = life.flatMap(({ until }) => (until !== null && until <= asOf ? [until] : []))
  const days = [...new Set([...life.map(startOf), ...ends])].toSorted(compare)
  return days.map((day, index) => {
    const inForce = life.filter((item) => startOf(item) <= day && endOf(item) > day)
    const ended = day === '' ? [] : life.filter(({ until }) => until === day)
    const isOver = inForce.length === 0
    const status = index === 0 ? 'new' : isOver && index === days.length - 1 ? 'closed' : 'updated'
    return { day: day === '' ? null : day, status, items: [...inForce, ...ended] }
  })
}
