import type { DecisionVerdict } from '@merleg/contract/report/sanctions.contract'
import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import type { SessionUser } from '../../../app/session.ts'
import { recordAudit } from '../../audit/audit.usecases.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { findEvidence, insertDecision, listDecisions, type StoredDecision } from './decisions.repository.ts'

type DecisionInput = {
  companyId: string
  matchId: string
  user: Pick<SessionUser, 'userId' | 'subscriberId' | 'key'>
  verdict: DecisionVerdict
  reason: string
  /** How many decisions there were when it was made. */
  seen?: number | undefined
  /** On which of what the match has rested. */
  evidenceNo?: number | undefined
}

/**
 * Adds a decision of a subscriber about a match; nothing is overwritten. The same once more adds nothing. Throws
 * `company.not-found`, `match.not-found`, `match.changed` where somebody has decided since or it rests on something else, and `validation.failed` where
 * there is no decision to take back.
 */
export async function decideMatch({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: DecisionInput) {
  const { companyId, matchId, user, verdict, reason, seen, evidenceNo } = input
  const { subscriberId, userId } = user
  if ((await findProfile(db, companyId)) === null) throw new AppError('company.not-found')
  return inTransaction(db, async (tx) => {
    const evidence = await findEvidence(tx, { companyId, matchId })
    if (evidence === null) throw new AppError('match.not-found')
    const known = await listDecisions(tx, { companyId, subscriberId, matchId })
    const [last] = known
    const isRepeated = last?.userId === userId && last.verdict === verdict && last.reason === reason
    if (isRepeated && last.evidenceHash === evidence.evidenceHash) return toDecisionState(known, evidence.evidenceHash)
    const isSeen = seen === undefined || seen === known.length
    const isSame = evidenceNo === undefined || evidenceNo === evidence.evidenceNo
    if (!isSeen || !isSame) throw new AppError('match.changed')
    if (verdict === 'withdrawn' && decisionInForce(known) === null)
      throw new AppError('validation.failed', { fields: { verdict: 'nothing-decided' } })
    const now = clock.now()
    const decided = { companyId, subscriberId, matchId, userId, verdict, reason, decidedAt: now }
    await insertDecision(tx, { ...decided, ...evidence })
    const subject = { id: companyId, name: null }
    const detail = { verdict, matchId, list: evidence.list, ...(evidence.entry !== null && { entry: evidence.entry }) }
    await recordAudit(tx, { actor: user, act: 'match-decided', subject, detail, now })
    return toDecisionState(await listDecisions(tx, { companyId, subscriberId, matchId }), evidence.evidenceHash)
  })
}

/** The last decision, unless it took an earlier one back. */
function decisionInForce([last]: readonly StoredDecision[]): StoredDecision | null {
  return last === undefined || last.verdict === 'withdrawn' ? null : last
}

/** Decisions of a subscriber about a match, the newest first, and whether the match still is what was decided about. */
export function toDecisionState(decisions: readonly StoredDecision[], evidenceHash: string) {
  const inForce = decisionInForce(decisions)
  return {
    decision: inForce && toDecision(inForce),
    isOutdated: inForce !== null && inForce.evidenceHash !== evidenceHash,
    history: decisions.map(toDecision),
  }
}

const toDecision = ({ verdict, reason, userName, decidedAt }: StoredDecision) => ({
  verdict,
  reason,
  userName,
  decidedAt: decidedAt.toISOString(),
})
