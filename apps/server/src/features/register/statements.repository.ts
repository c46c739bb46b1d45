import {
  bigint,
  boolean,
  date,
  integer,
  json,
  oneOfIntegers,
  orNull,
  type RowOf,
  text,
  timestamptz,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { StatementAmounts } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { isKnownAt } from './known-at.repository.ts'
import { type FactSource, SOURCE_COLUMN, SOURCE_SQL } from './facts.repository.ts'
import { type PackedAmounts, unpackAmounts } from './statement-lines/packed-amounts.ts'

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
  /** When what stands in it was filed; null where the source does not say. */
  filedOn: string | null
  /** Of accounts that were filed again the first day known; null where none is, or these are the first ones (ADR 92). */
  firstFiledOn: string | null
  /** Others of the period were filed before. */
  isFiledAgain: boolean
  recordedAt: Date
  sourceRef: string | null
  source: FactSource
}

/** A statement as the database keeps it, of {@link STATEMENT_SQL}. */
export const STATEMENT_COLUMNS = {
  statementId: bigint,
  periodStart: date,
  periodEnd: date,
  year: integer,
  layout: text,
  /** The line order of the layout; as one text, because the driver takes long to read an array. */
  codes: text,
  isConsolidated: boolean,
  currency: text,
  unit: oneOfIntegers([1, 1000]),
  amounts: json<PackedAmounts>(),
  previousAmounts: json<PackedAmounts>(),
  amendedAmounts: json<PackedAmounts>(),
  filedOn: orNull(date),
  firstFiledOn: orNull(date),
  isFiledAgain: boolean,
  recordedAt: timestamptz,
  sourceRef: orNull(text),
  source: SOURCE_COLUMN,
}

/** Of statements t, batches b, sources s and statement_layouts l. */
export const STATEMENT_SQL = sql`t.statement_id as "statementId", lower(t.period) as "periodStart", (upper(t.period) - 1) as "periodEnd",
  extract(year from upper(t.period) - 1)::integer as year, t.layout, array_to_string(l.codes, ',') as codes, t.is_consolidated as "isConsolidated", t.currency, t.unit,
  t.amounts, t.previous_amounts as "previousAmounts", t.amended_amounts as "amendedAmounts", t.filed_on as "filedOn",
  t.first_filed_on as "firstFiledOn", t.is_filed_again as "isFiledAgain",
  b.recorded_at as "recordedAt", t.source_ref as "sourceRef", ${SOURCE_SQL} as source`

type StatementQuery = { companyId: string; knownAt?: Date | null }

const statements = statement({
  row: STATEMENT_COLUMNS,
  examples: [{ companyId: '' }, { companyId: '', knownAt: new Date(0) }],
  sql: ({ companyId, knownAt }: StatementQuery) => sql`
    ${onePlan} select ${STATEMENT_SQL}
    from statements t join batches b using (batch_id) join sources s using (source_id) join statement_layouts l using (layout)
    where t.company_id = ${companyId} and ${isKnownAt('t', knownAt ?? null)}
    order by upper(t.period) desc, lower(t.period), t.is_consolidated`,
})

/**
 * Statements of a company, the newest first and of one balance sheet day the longer period; of the versions of a period
 * the one known at `knownAt` (now).
 */
export async function listStatements(db: DbOrTx, query: StatementQuery): Promise<StoredStatement[]> {
  return (await statements.list(db, query)).map(unpackStatement)
}

/** The statement with its amounts by code. */
export function unpackStatement<Row extends RowOf<typeof STATEMENT_COLUMNS>>({ codes: joinedCodes, ...row }: Row) {
  const codes = joinedCodes.split(',')
  return {
    ...row,
    amounts: unpackAmounts(codes, row.amounts),
    previousAmounts: unpackAmounts(codes, row.previousAmounts),
    amendedAmounts: unpackAmounts(codes, row.amendedAmounts),
  }
}
