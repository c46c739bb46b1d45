/** A price from a day on; `amount` null: none from that day on. */
type PriceFrom = { product: string; variant: string; country: string; fromDay: string; amount: number | null }

export type PriceState = 'past' | 'current' | 'future'

/** `untilDay`: the first day on which it holds no more; null: it has no end. */
export type PriceSpan<Row extends PriceFrom> = Row & { amount: number; untilDay: string | null; state: PriceState }

/**
 * From when to when each price holds: until the next one of the same thing. Rows are sorted by thing and day, as they are
 * stored; what only ends another one is no price.
 */
export function spanPrices<Row extends PriceFrom>(rows: readonly Row[], today: string): PriceSpan<Row>[] {
  return rows.flatMap((row, at) => {
    const next = rows[at + 1]
    const untilDay = next !== undefined && isOfSame(row, next) ? next.fromDay : null
    const { amount } = row
    return amount === null ? [] : [{ ...row, amount, untilDay, state: stateOf(row.fromDay, untilDay, today) }]
  })
}

function isOfSame(one: PriceFrom, other: PriceFrom): boolean {
  return one.product === other.product && one.variant === other.variant && one.country === other.country
}

function stateOf(fromDay: string, untilDay: string | null, today: string): PriceState {
  if (fromDay > today) return 'future'
  return untilDay !== null && untilDay <= today ? 'past' : 'current'
}
