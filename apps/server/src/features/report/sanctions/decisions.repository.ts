import type { DecisionVerdict } from '@merleg/contract/report/sanctions.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

export type StoredDecision = {
  matchId: string
  verdict: DecisionVerdict
  reason: string
  userName: string
  decidedAt: Date
  evidenceHash: string
}

/** What a subscriber's users decided about a company's matches, or about one of them; the newest first. */
export async function listDecisions(
  db: DbOrTx,
  { companyId, subscriberId, matchId = null }: { companyId: string; subscriberId: string; matchId?: string | null },
): Promise<StoredDecision[]> {
  const { rows } = await sql<StoredDecision>`
    select d.match_id as "matchId", d.verdict, d.reason, u.name as "userName", d.decided_at as "decidedAt", d.evidence_hash as "evidenceHash"
    from sanction_decisions d join users u using (user_id)
    where d.company_id = ${companyId} and d.subscriber_id = ${subscriberId} and (${matchId}::text is null or d.match_id = ${matchId})
    order by d.decided_at desc, d.decision_id desc`.execute(db)
  return rows
}

export type Evidence = { evidenceHash: string; evidence: unknown }

/** What a match rests on now; locked, so that what is decided about is what is stored. Null for no such match. */
export async function findEvidence(
  db: DbOrTx,
  { companyId, matchId }: { companyId: string; matchId: string },
): Promise<Evidence | null> {
  const { rows } = await sql<Evidence>`
    select evidence_hash as "evidenceHash",
           jsonb_build_object('designationId', designation_id, 'grade', grade, 'listedName', listed_name, 'party', party, 'reasons', reasons) as evidence
    from sanction_matches where company_id = ${companyId} and match_id = ${matchId} for share`.execute(db)
  return rows[0] ?? null
}

export async function insertDecision(
  db: DbOrTx,
  decision: Omit<StoredDecision, 'userName'> & Evidence & { companyId: string; subscriberId: string; userId: string },
): Promise<void> {
  const { companyId, subscriberId, matchId, verdict, reason, userId, decidedAt, evidenceHash, evidence } = decision
  await sql`
    insert into sanction_decisions (company_id, subscriber_id, match_id, verdict, reason, user_id, decided_at, evidence_hash, evidence)
    values (${companyId}, ${subscriberId}, ${matchId}, ${verdict}, ${reason}, ${userId}, ${decidedAt}, ${evidenceHash}, ${JSON.stringify(evidence)}::jsonb)`.execute(
    db,
  )
}
