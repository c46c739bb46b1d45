import type { DbOrTx } from '@merleg/db/connect'
import type { CompanyStatus } from '@merleg/domain/company-status'
import type { FactPayload } from '@merleg/domain/fact-sections'
import { sql } from 'kysely'
import type { FactSource } from '../../register/facts.repository.ts'

/** A share that a company has or had in another one, as that one's entry tells it. */
export type InterestRow = {
  companyId: string
  name: string
  registerNumber: string | null
  status: CompanyStatus
  payload: FactPayload<'member'>
  validFrom: string | null
  validTo: string | null
  isValid: boolean
  recordedAt: Date
  sourceRef: string | null
  source: FactSource
}

/**
 * The shares of a company, those in force in existing companies first, then the weightiest. `limit` rows at most: the
 * facts behind them are read of these alone.
 */
export async function listInterests(
  db: DbOrTx,
  { companyId, asOf, limit }: { companyId: string; asOf: string; limit: number },
): Promise<InterestRow[]> {
  const { rows } = await sql<InterestRow>`
    with held as (
      select l.company_id, l.slot, l.valid, p.name, p.register_number, p.status, p.prominence,
             l.valid @> ${asOf}::date as is_valid
      from links l join company_profiles p on p.company_id = l.company_id
      where l.from_party = ${companyId} and l.to_party = l.company_id and l.section = 'member'
        and not coalesce(lower(l.valid) > ${asOf}::date, false)
      order by is_valid desc, p.status = 'ceased', p.prominence desc, p.name, l.company_id, l.slot, l.valid
      limit ${limit}
    )
    select h.company_id as "companyId", h.name, h.register_number as "registerNumber", h.status, f.payload,
           lower(h.valid) as "validFrom", upper(h.valid) as "validTo", h.is_valid as "isValid",
           b.recorded_at as "recordedAt", f.source_ref as "sourceRef",
           jsonb_build_object('publisher', s.publisher, 'title', s.title, 'licence', s.licence, 'url', s.url, 'isMadeUp', s.is_made_up) as source
    from held h
    join facts f on f.company_id = h.company_id and f.party_id = ${companyId} and f.section = 'member'
                and f.slot = h.slot and f.valid = h.valid and upper_inf(f.recorded)
    join batches b using (batch_id) join sources s using (source_id)
    order by h.is_valid desc, h.status = 'ceased', h.prominence desc, h.name, h.company_id, h.slot, h.valid`.execute(db)
  return rows
}
