import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

export type CertainMatch = {
  companyId: string
  designationId: string
  programme: string
  celex: string
  reason: string | null
  listedOn: string | null
}

/** Companies that an entry of the list names by an official number of theirs. */
export async function listCertainMatches(db: DbOrTx): Promise<CertainMatch[]> {
  const { rows } = await sql<CertainMatch>`
    select m.company_id as "companyId", m.designation_id as "designationId", d.programme, d.celex, d.reason, d.listed_on as "listedOn"
    from sanction_matches m join designations d using (designation_id)
    where m.grade = 'identifier' and m.party_key = 'self' and m.ended_at is null and d.delisted_on is null
    order by m.company_id, m.designation_id`.execute(db)
  return rows
}

export type RunningFact = { companyId: string; slot: string; payload: unknown }

/** Sanctions the register states from this source. */
export async function listSanctionFacts(db: DbOrTx, sourceId: string): Promise<RunningFact[]> {
  const { rows } = await sql<RunningFact>`
    select f.company_id as "companyId", f.slot, f.payload
    from batches b join facts f using (batch_id)
    where b.source_id = ${sourceId} and f.section = 'sanction' and upper_inf(f.recorded) and upper_inf(f.valid)
    order by f.company_id, f.slot`.execute(db)
  return rows
}
