import { type DecisionVerdict, DECISION_VERDICTS } from '@merleg/contract/report/sanctions.contract'
import { integer, jsonb, oneOf, orNull, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

export type StoredDecision = {
  matchId: string
  verdict: DecisionVerdict
  reason: string
  userId: string
  userName: string
  decidedAt: Date
  evidenceHash: string
}

type DecisionQuery = { companyId: string; subscriberId: string; matchId?: string | null }

const NO_ID = '00000000-0000-0000-0000-000000000000'

const decisions = statement({
  row: {
    matchId: text,
    verdict: oneOf(DECISION_VERDICTS),
    reason: text,
    userId: uuid,
    userName: text,
    decidedAt: timestamptz,
    evidenceHash: text,
  },
  examples: [{ companyId: '', subscriberId: NO_ID }],
  sql: ({ companyId, subscriberId, matchId = null }: DecisionQuery) => sql`
    select d.match_id as "matchId", d.verdict, d.reason, d.user_id as "userId", u.name as "userName", d.decided_at as "decidedAt", d.evidence_hash as "evidenceHash"
    from sanction_decisions d join users u using (user_id)
    where d.company_id = ${companyId} and d.subscriber_id = ${subscriberId} and (${matchId}::text is null or d.match_id = ${matchId})
    order by d.decided_at desc, d.decision_id desc`,
})

/** What a subscriber's users decided about a company's matches, or about one of them; the newest first. */
export async function listDecisions(db: DbOrTx, query: DecisionQuery): Promise<StoredDecision[]> {
  return decisions.list(db, query)
}

export type Evidence = { evidenceHash: string; evidenceNo: number; evidence: unknown } & ListedUnder
/** Title of the list, and under which number it has the entry. */
type ListedUnder = { list: string; entry: string | null }

const evidence = statement({
  row: { evidenceHash: text, evidenceNo: integer, evidence: jsonb<unknown>(), list: text, entry: orNull(text) },
  examples: [{ companyId: '', matchId: '' }],
  sql: ({ companyId, matchId }: { companyId: string; matchId: string }) => sql`
    select m.evidence_hash as "evidenceHash", m.evidence_no as "evidenceNo", s.title as list, d.record_number as entry,
           jsonb_build_object('designationId', m.designation_id, 'grade', m.grade, 'listedName', m.listed_name, 'party', m.party, 'reasons', m.reasons) as evidence
    from sanction_matches m join designations d using (designation_id) join sources s using (source_id)
    where m.company_id = ${companyId} and m.match_id = ${matchId} for update of m`,
})

/**
 * What a match rests on now; locked, so that what is decided about is what is stored, and one decision follows the other.
 * Null for no such match.
 */
export async function findEvidence(
  db: DbOrTx,
  match: { companyId: string; matchId: string },
): Promise<Evidence | null> {
  return evidence.find(db, match)
}

export async function insertDecision(
  db: DbOrTx,
  decision: Omit<StoredDecision, 'userName'> & Pick<Evidence, 'evidence'> & { companyId: string; subscriberId: string },
): Promise<void> {
  await db
    .insertInto('sanction_decisions')
    .values({
      company_id: decision.companyId,
      subscriber_id: decision.subscriberId,
      match_id: decision.matchId,
      verdict: decision.verdict,
      reason: decision.reason,
      user_id: decision.userId,
      decided_at: decision.decidedAt,
      evidence_hash: decision.evidenceHash,
      evidence: JSON.stringify(decision.evidence),
    })
    .execute()
}
