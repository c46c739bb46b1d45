import { boolean, date, jsonb, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { FactPayload } from '@merleg/domain/fact-sections'
import { sql } from 'kysely'
import { SOURCE_COLUMN, SOURCE_SQL } from '../register/facts.repository.ts'
import { COMPANY_COLUMNS } from './companies.repository.ts'

const INTEREST_COLUMNS = {
  ...COMPANY_COLUMNS,
  payload: jsonb<FactPayload<'member' | 'beneficial-owner'>>(),
  validFrom: orNull(date),
  validTo: orNull(date),
  isValid: boolean,
  recordedAt: timestamptz,
  sourceRef: orNull(text),
  source: SOURCE_COLUMN,
}
/** A share that a company has or had in another one, or its control of that one, as that one's entry tells it. */
export type InterestRow = RowOf<typeof INTEREST_COLUMNS>

type InterestQuery = { companyId: string; asOf: string; limit: number }

const interests = statement({
  row: INTEREST_COLUMNS,
  examples: [{ companyId: '', asOf: '2026-01-01', limit: 1 }],
  sql: ({ companyId, asOf, limit }: InterestQuery) => sql`
    ${onePlan} with held as (
      select l.company_id, l.section, l.slot, l.valid, p.name, p.register_number, p.status, p.prominence,
             l.valid @> ${asOf}::date as is_valid
      from links l join company_profiles p on p.company_id = l.company_id
      where l.from_party = ${companyId} and l.company_id = l.to_party and l.section in ('member', 'beneficial-owner')
        and not coalesce(lower(l.valid) > ${asOf}::date, false)
      order by is_valid desc, p.status = 'ceased', p.prominence desc, p.name, l.company_id, l.slot, l.valid
      limit ${limit}
    )
    select h.company_id as "companyId", h.name, h.register_number as "registerNumber", h.status, f.payload,
           lower(h.valid) as "validFrom", upper(h.valid) as "validTo", h.is_valid as "isValid",
           b.recorded_at as "recordedAt", f.source_ref as "sourceRef",
           ${SOURCE_SQL} as source
    from held h
    join facts f on f.company_id = h.company_id and f.party_id = ${companyId} and f.section = h.section
                and f.slot = h.slot and f.valid = h.valid and upper_inf(f.recorded)
    join batches b using (batch_id) join sources s using (source_id)
    order by h.is_valid desc, h.status = 'ceased', h.prominence desc, h.name, h.company_id, h.slot, h.valid`,
})

/**
 * The shares of a company, those in force in existing companies first, then the weightiest. `limit` rows at most: the
 * facts behind them are read of these alone.
 */
export async function listInterests(db: DbOrTx, query: InterestQuery): Promise<InterestRow[]> {
  return interests.list(db, query)
}
