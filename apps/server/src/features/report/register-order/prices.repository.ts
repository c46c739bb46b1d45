import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { parsePublicationKind, type PublicationKind } from '@merleg/domain/publications'
import { bigint, present, text } from '@merleg/db/columns'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const PRODUCT = 'register-document'

// Of two prices of a day the later said holds; from a day on that has no amount the kind is not offered.
const pricesOfDay = statement({
  row: { kind: text, amount: present(bigint) },
  examples: ['2026-01-01'],
  sql: (day: string) => sql`${onePlan}
    select p.variant as kind, p.amount
    from (select distinct on (variant) variant, amount from credit_prices
          where product = ${PRODUCT} and country = '' and from_day <= ${day}::date
          order by variant, from_day desc, set_at desc) p
    where p.amount is not null`,
})

/** Prices in whole forints of the kinds of documents that are offered on the day of a moment. */
export async function listPrices(db: DbOrTx, now: Date): Promise<Map<PublicationKind, number>> {
  const rows = await pricesOfDay.list(db, hungarianDayOf(now))
  const priced = rows.flatMap(({ kind, amount }) => {
    const known = parsePublicationKind(kind)
    return known === null ? [] : [[known, amount / MINOR_UNITS] as const]
  })
  return new Map(priced)
}

type NewPrice = { kind: PublicationKind; priceHuf: number | null; now: Date }

// Said in the same moment as another, it is said after it.
const newPrice = command({
  examples: [{ kind: 'copy', priceHuf: null, now: new Date(0) }],
  sql: ({ kind, priceHuf, now }: NewPrice) => sql`
    insert into credit_prices (product, variant, from_day, amount, currency, set_at)
    select ${PRODUCT}, ${kind}, ${hungarianDayOf(now)}::date, ${priceHuf === null ? null : priceHuf * MINOR_UNITS}::bigint, 'HUF',
           greatest(${now}::timestamptz, (select max(set_at) + interval '1 millisecond' from credit_prices
                                          where product = ${PRODUCT} and variant = ${kind}))`,
})

/** A price from the day of `now` on; null: the kind is not offered from then on. */
export async function updatePrice(db: DbOrTx, price: NewPrice): Promise<void> {
  await newPrice.run(db, price)
}
