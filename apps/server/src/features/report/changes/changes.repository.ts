import { boolean, orNull, timestamptz, unionOf } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { FACT_COLUMNS, SOURCE_SQL, type StoredFact, toldPayload } from '../../register/facts.repository.ts'
import { isKnownAt } from '../../register/known-at.repository.ts'
import {
  STATEMENT_COLUMNS,
  STATEMENT_SQL,
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

const KNOWN_COLUMNS = { knownSince: timestamptz, isKnownThen: boolean, isKnownNow: boolean }

type KnowledgeOf = { companyId: string; knowledge: Knowledge }

const knowledgeExamples = [
  { companyId: '', knowledge: { earlier: null, later: null } },
  { companyId: '', knowledge: { earlier: new Date(0), later: new Date(0) } },
] satisfies [KnowledgeOf, KnowledgeOf]

const knownFacts = statement({
  row: unionOf<KnownFact>({ ...FACT_COLUMNS, ...KNOWN_COLUMNS, knownUntil: orNull(timestamptz) }),
  examples: knowledgeExamples,
  sql: ({ companyId, knowledge: { earlier, later } }: KnowledgeOf) => sql`
    ${onePlan} select f.section, ${toldPayload('f')} as payload, f.fact_id as "factId", f.company_id as "companyId", f.slot, f.party_id as "partyId",
           lower(f.valid) as "validFrom", upper(f.valid) as "validTo", false as "isValid", b.recorded_at as "recordedAt", b.observed_on as "observedOn",
           f.source_ref as "sourceRef", ${SOURCE_SQL} as source, lower(f.recorded) as "knownSince",
           upper(f.recorded) as "knownUntil",
           ${isKnownAt('f', earlier)} as "isKnownThen", ${isKnownAt('f', later)} as "isKnownNow"
    from facts f join batches b using (batch_id) join sources s using (source_id)
    where f.company_id = ${companyId} and (${isKnownAt('f', earlier)} or ${isKnownAt('f', later)})
    order by f.section, f.slot, f.valid`,
})

/** What the register said of a company at either moment, of all times, by section, slot and time. */
export async function listKnownFacts(db: DbOrTx, of: KnowledgeOf): Promise<KnownFact[]> {
  return knownFacts.list(db, of)
}

const statementVersions = statement({
  row: { ...STATEMENT_COLUMNS, ...KNOWN_COLUMNS },
  examples: knowledgeExamples,
  sql: ({ companyId, knowledge: { earlier, later } }: KnowledgeOf) => sql`
    ${onePlan} select ${STATEMENT_SQL}, lower(t.recorded) as "knownSince",
           ${isKnownAt('t', earlier)} as "isKnownThen", ${isKnownAt('t', later)} as "isKnownNow"
    from statements t join batches b using (batch_id) join sources s using (source_id) join statement_layouts l using (layout)
    where t.company_id = ${companyId} ${later === null ? sql`` : sql`and lower(t.recorded) <= ${later}::timestamptz`}
    order by t.period desc, t.is_consolidated, lower(t.recorded), t.statement_id`,
})

/** Every version of a company's accounts known up to the later moment, by period, the oldest version first. */
export async function listStatementVersions(db: DbOrTx, of: KnowledgeOf): Promise<KnownStatement[]> {
  return (await statementVersions.list(db, of)).map(unpackStatement)
}
