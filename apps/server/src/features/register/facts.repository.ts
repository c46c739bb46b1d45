import type { DbOrTx } from '@merleg/db/connect'
import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'
import { sql } from 'kysely'

/** Who published a value. */
export type FactSource = { publisher: string; title: string; licence: string; url: string | null; isMadeUp: boolean }

/** A fact as stored. `validTo` is exclusive; null is open. `isValid`: in force on the day asked for. */
export type StoredFact = {
  [Section in FactSection]: {
    section: Section
    payload: FactPayload<Section>
    factId: number
    companyId: string
    slot: string
    partyId: string | null
    validFrom: string | null
    validTo: string | null
    isValid: boolean
    /** When the source that says so was read. */
    recordedAt: Date
    sourceRef: string | null
    source: FactSource
  }
}[FactSection]

export type FactQuery = {
  companyId: string
  /** State of the world on this day, YYYY-MM-DD. */
  asOf: string
  /** As known at this moment; null or absent: now. */
  knownAt?: Date | null
  /** Also what is no longer, or not yet, in force on the day. */
  includeHistory: boolean
  sections?: readonly FactSection[]
}

/** What the register says of a company, by section, slot and time. */
export async function listFacts(db: DbOrTx, query: FactQuery): Promise<StoredFact[]> {
  const known = query.knownAt ? sql`f.recorded @> ${query.knownAt}::timestamptz` : sql`upper_inf(f.recorded)`
  const inForce = sql`f.valid @> ${query.asOf}::date`
  const sections = query.sections ? sql`and f.section = any(${[...query.sections]}::text[])` : sql``
  const result = await sql<StoredFact>`
    select f.section, f.payload, f.fact_id as "factId", f.company_id as "companyId", f.slot, f.party_id as "partyId",
           lower(f.valid) as "validFrom", upper(f.valid) as "validTo", ${inForce} as "isValid",
           b.recorded_at as "recordedAt", f.source_ref as "sourceRef",
           jsonb_build_object('publisher', s.publisher, 'title', s.title, 'licence', s.licence, 'url', s.url, 'isMadeUp', s.is_made_up) as source
    from facts f join batches b using (batch_id) join sources s using (source_id)
    where f.company_id = ${query.companyId} and ${known} ${query.includeHistory ? sql`` : sql`and ${inForce}`} ${sections}
    order by f.section, f.slot, f.valid`.execute(db)
  return result.rows
}
