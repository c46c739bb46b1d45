import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import type { StoredFact } from '../../register/facts.repository.ts'
import {
  type PackedStatement,
  STATEMENT_COLUMNS,
  type StoredStatement,
  unpackStatement,
} from '../../register/statements.repository.ts'

/** The two moments of knowledge that are compared, the same one twice where only days of the world differ; null: now. */
export type Knowledge = { earlier: Date | null; later: Date | null }

type Known = {
  /** When the register first said it in just this way, with these days of validity. */
  knownSince: Date
  isKnownThen: boolean
  isKnownNow: boolean
}
/** `knownUntil`: when the register took it back or said it otherwise; null while it still says so. */
export type KnownFact = StoredFact & Known & { knownUntil: Date | null }
export type KnownStatement = StoredStatement & Known

const SOURCE = sql`jsonb_build_object('publisher', s.publisher, 'title', s.title, 'licence', s.licence, 'url', s.url, 'isMadeUp', s.is_made_up)`

function isKnown(table: 'f' | 't', moment: Date | null) {
  const recorded = sql.ref(`${table}.recorded`)
  return moment === null ? sql<boolean>`upper_inf(${recorded})` : sql<boolean>`${recorded} @> ${moment}::timestamptz`
}

/** What the register said of a company at either moment, of all times, by section, slot and time. */
export async function listKnownFacts(
  db: DbOrTx,
  { companyId, knowledge: { earlier, later } }: { companyId: string; knowledge: Knowledge },
): Promise<KnownFact[]> {
  const { rows } = await sql<KnownFact>`
    select f.section, f.payload, f.fact_id as "factId", f.company_id as "companyId", f.slot, f.party_id as "partyId",
           lower(f.valid) as "validFrom", upper(f.valid) as "validTo", false as "isValid", b.recorded_at as "recordedAt",
           f.source_ref as "sourceRef", ${SOURCE} as source, lower(f.recorded) as "knownSince",
           upper(f.recorded) as "knownUntil",
           ${isKnown('f', earlier)} as "isKnownThen", ${isKnown('f', later)} as "isKnownNow"
    from facts f join batches b using (batch_id) join sources s using (source_id)
    where f.company_id = ${companyId} and (${isKnown('f', earlier)} or ${isKnown('f', later)})
    order by f.section, f.slot, f.valid`.execute(db)
  return rows
}

/** Every version of a company's accounts known up to the later moment, by period, the oldest version first. */
export async function listStatementVersions(
  db: DbOrTx,
  { companyId, knowledge: { earlier, later } }: { companyId: string; knowledge: Knowledge },
): Promise<KnownStatement[]> {
  const { rows } = await sql<PackedStatement & Known>`
    select ${STATEMENT_COLUMNS}, lower(t.recorded) as "knownSince",
           ${isKnown('t', earlier)} as "isKnownThen", ${isKnown('t', later)} as "isKnownNow"
    from statements t join batches b using (batch_id) join sources s using (source_id) join statement_layouts l using (layout)
    where t.company_id = ${companyId} ${later === null ? sql`` : sql`and lower(t.recorded) <= ${later}::timestamptz`}
    order by t.period desc, t.is_consolidated, lower(t.recorded), t.statement_id`.execute(db)
  return rows.map(unpackStatement)
}
