import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { STATEMENT_LAYOUTS } from '@merleg/domain/statement-layouts/find-layout'
import type { StatementObservation } from '@merleg/domain/observation'
import { sql } from 'kysely'

/** By layout the codes of its lines, in the order in which the amounts of a stored statement stand. */
export type LineOrder = Map<string, readonly string[]>

/** The layouts of the house: registered before a batch begins, so that batches need not wait for each other's. */
export async function registerLayouts(db: DbOrTx): Promise<void> {
  const order = await findLineOrder(db)
  for (const { key, balance, incomeStatement } of STATEMENT_LAYOUTS) {
    const codes = [...new Set([...balance, ...incomeStatement].map(({ code }) => code))]
    const known = new Set(order.get(key))
    if (!codes.every((code) => known.has(code))) await registerLines(db, key, codes)
  }
}

/** The codes by which the amounts of stored statements stand. */
export async function findLineOrder(db: DbOrTx): Promise<LineOrder> {
  const rows = await db.selectFrom('statement_layouts').select(['layout', 'codes']).execute()
  return new Map(rows.map(({ layout, codes }) => [layout, codes]))
}

/** Registers the lines of the statements that the order does not know yet. */
export async function coverLines(
  db: DbOrTx,
  order: LineOrder,
  statements: Iterable<StatementObservation>,
): Promise<void> {
  const known = new Map([...order].map(([layout, codes]) => [layout, new Set(codes)]))
  const missing = new Map<string, Set<string>>()
  for (const { layout, amounts, previousAmounts, amendedAmounts } of statements) {
    const codes = known.get(layout)
    for (const lines of [amounts, previousAmounts, amendedAmounts])
      for (const code in lines) {
        if (!codes?.has(code)) missing.set(layout, (missing.get(layout) ?? new Set()).add(code))
      }
  }
  for (const [layout, codes] of missing) order.set(layout, await registerLines(db, layout, [...codes]))
}

type Lines = { layout: string; codes: readonly string[] }

const addLines = command({
  examples: [{ layout: '', codes: [''] }],
  sql: ({ layout, codes }: Lines) => sql`
    insert into statement_layouts as l (layout, codes)
     select ${layout}, ${[...codes]}::text[]
     where not exists (select from statement_layouts where layout = ${layout} and codes @> ${[...codes]}::text[])
     on conflict (layout) do update
     set codes = l.codes || array(select code from unnest(excluded.codes) with ordinality as c(code, place) where code <> all(l.codes) order by place)`,
})

/** Returns all codes of the layout; new ones come last, so that what is stored keeps its places. */
async function registerLines(db: DbOrTx, layout: string, codes: readonly string[]): Promise<string[]> {
  await addLines.run(db, { layout, codes })
  const stored = db.selectFrom('statement_layouts').select('codes').where('layout', '=', layout)
  return (await stored.executeTakeFirst())?.codes ?? []
}
