import { STATEMENT_LAYOUTS } from '@merleg/domain/statement-layouts/find-layout'
import type { StatementAmounts, StatementObservation } from '@merleg/domain/observation'
import type { ClientBase, Pool } from 'pg'

/** By layout the codes of its lines, in the order in which the amounts of a stored statement stand. */
export type LineOrder = Map<string, readonly string[]>

/** Amounts as stored: by the line order of the layout, null where a line was not filed, up to the last that was. */
export type PackedAmounts = readonly (number | null)[]

export function packAmounts(codes: readonly string[], amounts: StatementAmounts): PackedAmounts {
  const packed = codes.map((code) => amounts[code] ?? null)
  return packed.slice(0, packed.findLastIndex((amount) => amount !== null) + 1)
}

export function unpackAmounts(codes: readonly string[], packed: PackedAmounts): StatementAmounts {
  const amounts: StatementAmounts = {}
  for (const [place, amount] of packed.entries()) {
    const code = codes[place]
    if (amount !== null && code !== undefined) amounts[code] = amount
  }
  return amounts
}

/** The layouts of the house: registered before a batch begins, so that batches need not wait for each other's. */
export async function registerLayouts(pool: Pool): Promise<void> {
  for (const { key, balance, incomeStatement } of STATEMENT_LAYOUTS)
    await registerLines(pool, key, [...new Set([...balance, ...incomeStatement].map(({ code }) => code))])
}

export async function readLineOrder(client: ClientBase): Promise<LineOrder> {
  const { rows } = await client.query<{ layout: string; codes: string[] }>(
    'select layout, codes from statement_layouts',
  )
  return new Map(rows.map(({ layout, codes }) => [layout, codes]))
}

/** Registers the lines of the statements that the order does not know yet. */
export async function coverLines(
  client: ClientBase,
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
  for (const [layout, codes] of missing) order.set(layout, await registerLines(client, layout, [...codes]))
}

/** Returns all codes of the layout; new ones come last, so that what is stored keeps its places. */
async function registerLines(db: ClientBase | Pool, layout: string, codes: readonly string[]): Promise<string[]> {
  await db.query(
    `insert into statement_layouts as l (layout, codes)
     select $1, $2::text[] where not exists (select from statement_layouts where layout = $1 and codes @> $2::text[])
     on conflict (layout) do update
     set codes = l.codes || array(select code from unnest(excluded.codes) with ordinality as c(code, place) where code <> all(l.codes) order by place)`,
    [layout, codes],
  )
  const { rows } = await db.query<{ codes: string[] }>('select codes from statement_layouts where layout = $1', [
    layout,
  ])
  return rows[0]?.codes ?? []
}
