import type { DbOrTx } from '@merleg/db/connect'
import type { StatementAmounts } from '@merleg/domain/observation'
import { sql } from 'kysely'
import type { FactSource } from './facts.repository.ts'
import { type PackedAmounts, unpackAmounts } from './statement-lines.repository.ts'

/** A statement as filed; amounts in `unit` units of `currency`, a line that was not filed is absent. */
export type StoredStatement = {
  statementId: number
  /** First and last day of the business year, both inclusive. */
  periodStart: string
  periodEnd: string
  /** The year in which the period ends. */
  year: number
  layout: string
  isConsolidated: boolean
  currency: string
  unit: 1 | 1000
  amounts: StatementAmounts
  previousAmounts: StatementAmounts
  amendedAmounts: StatementAmounts
  filedOn: string | null
  recordedAt: Date
  sourceRef: string | null
  source: FactSource
}

/** Statements of a company, newest period first; of the versions of a period the one known at `knownAt` (now). */
export async function listStatements(
  db: DbOrTx,
  query: { companyId: string; knownAt?: Date | null },
): Promise<StoredStatement[]> {
  const known = query.knownAt ? sql`t.recorded @> ${query.knownAt}::timestamptz` : sql`upper_inf(t.recorded)`
  const result = await sql<PackedStatement>`
    select ${STATEMENT_COLUMNS}
    from statements t join batches b using (batch_id) join sources s using (source_id) join statement_layouts l using (layout)
    where t.company_id = ${query.companyId} and ${known}
    order by t.period desc, t.is_consolidated`.execute(db)
  return result.rows.map(unpackStatement)
}

/** A row of {@link STATEMENT_COLUMNS}, as the database keeps it. */
export type PackedStatement = Omit<StoredStatement, 'amounts' | 'previousAmounts' | 'amendedAmounts'> & {
  codes: string[]
  amounts: PackedAmounts
  previousAmounts: PackedAmounts
  amendedAmounts: PackedAmounts
}

/** Of statements t, batches b, sources s and statement_layouts l. */
export const STATEMENT_COLUMNS = sql`t.statement_id as "statementId", lower(t.period) as "periodStart", (upper(t.period) - 1) as "periodEnd",
  extract(year from upper(t.period) - 1)::integer as year, t.layout, l.codes, t.is_consolidated as "isConsolidated", t.currency, t.unit,
  t.amounts, t.previous_amounts as "previousAmounts", t.amended_amounts as "amendedAmounts", t.filed_on as "filedOn",
  b.recorded_at as "recordedAt", t.source_ref as "sourceRef",
  jsonb_build_object('publisher', s.publisher, 'title', s.title, 'licence', s.licence, 'url', s.url, 'isMadeUp', s.is_made_up) as source`

/** The statement with its amounts by code. */
export function unpackStatement<Row extends PackedStatement>({ codes, ...row }: Row) {
  return {
    ...row,
    amounts: unpackAmounts(codes, row.amounts),
    previousAmounts: unpackAmounts(codes, row.previousAmounts),
    amendedAmounts: unpackAmounts(codes, row.amendedAmounts),
  }
}
