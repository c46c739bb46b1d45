import { type RawBuilder, sql } from 'kysely'

/** Of the rows of a table with `recorded`, by its name in the statement: known at a moment; null: now. */
export function isKnownAt(table: string, moment: Date | null): RawBuilder<boolean> {
  const recorded = sql.ref(`${table}.recorded`)
  return moment === null ? sql`upper_inf(${recorded})` : sql`${recorded} @> ${moment}::timestamptz`
}
