import { boolean, date, integer, jsonb, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { STATUS_BY_SECTION } from '@merleg/domain/company-status'
import { sql } from 'kysely'
import { FILED_COLUMNS, unpackAccounts } from '../company-search/read-model/filed-accounts.ts'
import type { FiledAccounts } from '../company-search/read-model/searched-accounts.ts'
import { findLineOrder } from '../register/statement-lines/line-order.repository.ts'

/** What of a company was known from a moment to before another one. */
type Recorded = { recordedFrom: Date; recordedTo: Date | null }

/** Was it known at a moment? */
export function isKnownAt({ recordedFrom, recordedTo }: Recorded, moment: Date): boolean {
  return recordedFrom <= moment && (recordedTo === null || moment < recordedTo)
}

type Asked = { companyIds: readonly string[]; from: Date; to: Date }
const NO_ONE: Asked = { companyIds: [''], from: new Date(0), to: new Date(0) }

const SECTIONS = ['legal-form', 'registration', 'seat', 'activity', 'headcount', ...STATUS_BY_SECTION.keys()]

const FACT_COLUMNS = {
  companyId: text,
  section: text,
  payload: jsonb<Readonly<Record<string, unknown>>>(),
  validFrom: orNull(date),
  validTo: orNull(date),
  runs: boolean,
  recordedFrom: timestamptz,
  recordedTo: orNull(timestamptz),
}
export type PastFact = RowOf<typeof FACT_COLUMNS>

const facts = statement({
  row: FACT_COLUMNS,
  examples: [NO_ONE],
  sql: ({ companyIds, from, to }: Asked) => sql`
    ${onePlan} select company_id as "companyId", section, payload, lower(valid) as "validFrom", upper(valid) as "validTo", upper_inf(valid) as runs,
      lower(recorded) as "recordedFrom", upper(recorded) as "recordedTo"
    from facts where company_id = any(${[...companyIds]}::text[]) and section = any(${SECTIONS}::text[])
      and recorded && tstzrange(${from}::timestamptz, ${to}::timestamptz, '[]')
      and (upper_inf(valid) or section = 'headcount')
    order by company_id, section, slot, lower(valid) desc nulls last, fact_id`,
})

/** What the register said between two moments of how companies stand. */
export async function listPastFacts(db: DbOrTx, asked: Asked): Promise<Map<string, PastFact[]>> {
  return Map.groupBy(await facts.list(db, asked), ({ companyId }) => companyId)
}

/** As far back as accounts of the newest business year are compared with others. */
const YEARS_BACK = 8

const statements = statement({
  row: { ...FILED_COLUMNS, recordedFrom: timestamptz, recordedTo: orNull(timestamptz) },
  examples: [NO_ONE],
  sql: ({ companyIds, from, to }: Asked) => sql`
    ${onePlan} select company_id as "companyId", lower(period) as start, upper(period) - 1 as end, filed_on as "filedOn", layout,
      is_consolidated as "isConsolidated", currency, unit, amounts, previous_amounts as "previousAmounts",
      lower(recorded) as "recordedFrom", upper(recorded) as "recordedTo"
    from statements where company_id = any(${[...companyIds]}::text[])
      and recorded && tstzrange(${from}::timestamptz, ${to}::timestamptz, '[]')
      and upper(period) > ${from}::timestamptz - make_interval(years => ${sql.lit(YEARS_BACK)})
    order by company_id, upper(period) desc, lower(period), is_consolidated, statement_id`,
})

export type PastAccounts = FiledAccounts & Recorded

/** The accounts known between two moments, the newest first. */
export async function listPastAccounts(db: DbOrTx, asked: Asked): Promise<Map<string, PastAccounts[]>> {
  const lineOrder = await findLineOrder(db)
  const filed = (await statements.list(db, asked)).map((row) => unpackAccounts(row, lineOrder))
  return Map.groupBy(filed, ({ companyId }) => companyId)
}

const POINT_COLUMNS = {
  companyId: text,
  points: orNull(integer),
  recordedFrom: timestamptz,
  recordedTo: orNull(timestamptz),
}
export type PastPoints = RowOf<typeof POINT_COLUMNS>

const points = statement({
  row: POINT_COLUMNS,
  examples: [NO_ONE],
  sql: ({ companyIds, from, to }: Asked) => sql`
    ${onePlan} select company_id as "companyId", points::integer as points, computed_at as "recordedFrom",
      lead(computed_at) over (partition by company_id order by computed_at) as "recordedTo"
    from scores where company_id = any(${[...companyIds]}::text[]) and computed_at <= ${to}::timestamptz
      and (superseded_at is null or superseded_at > ${from}::timestamptz)
    order by company_id, computed_at`,
})

/** The points of ratings between two moments, each until the next was worked out. */
export async function listPastPoints(db: DbOrTx, asked: Asked): Promise<Map<string, PastPoints[]>> {
  return Map.groupBy(await points.list(db, asked), ({ companyId }) => companyId)
}
