/** Shortest and longest beginning of a name that is typed before a suggestion is picked (goals: 3–12 characters). */
const TYPED_MIN_LENGTH = 3
const TYPED_MAX_LENGTH = 12
/** How often a person starts with the first word of the name. */
const FIRST_WORD_SHARE = 0.8

export type Random = () => number

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Draw<Row> = {
  readonly rows: AsyncIterable<Row> | Iterable<Row>
  readonly weightOf: (row: Row) => number
  /** Sum of the weights of all rows. */
  readonly totalWeight: number
  readonly count: number
}

/** Draws rows with replacement, each as often as its weight says, in one pass, and mixes them. */
export async function drawWeighted<Row>(random: Random, draw: Draw<Row>): Promise<Row[]> {
  const points = Array.from({ length: draw.count }, () => random() * draw.totalWeight).sort((a, b) => a - b)
  const drawn: Row[] = []
  let reached = 0
  let last: Row | null = null
  for await (const row of draw.rows) {
    last = row
    reached += draw.weightOf(row)
    while (drawn.length < draw.count && (points[drawn.length] ?? 0) < reached) drawn.push(row)
  }
  if (last === null) throw new RangeError('there is nothing to draw from')
  // The sum of the weights may differ in its last digit from what the database added up.
  while (drawn.length < draw.count) drawn.push(last)
  return shuffle(random, drawn)
}

function shuffle<Row>(random: Random, rows: readonly Row[]): Row[] {
  const keyed = rows.map((row) => ({ row, key: random() }))
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row)
}

/** What a person types who looks for a name: the beginning of its first or another word, in lower case. */
export function cutTypedQuery(random: Random, name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const startsFirst = random() < FIRST_WORD_SHARE
  const wanted = TYPED_MIN_LENGTH + Math.floor(random() * (TYPED_MAX_LENGTH - TYPED_MIN_LENGTH + 1))
  const starts = words.map((_, index) => words.slice(index).join(' ')).filter((text) => text.length >= TYPED_MIN_LENGTH)
  const start = starts[startsFirst ? 0 : Math.floor(random() * starts.length)] ?? name.toLowerCase()
  const typed = start.slice(0, wanted).trim()
  return typed.length >= TYPED_MIN_LENGTH ? typed : start.slice(0, TYPED_MAX_LENGTH).trim()
}
