import { startTrialPage } from '@merleg/contract/pages'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { trialLinkEnd } from '@merleg/domain/trial'
import type { Config } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { defineJob, type JobAttempt } from '../../shared/jobs.ts'
import type { Mail, Mailer } from '../../shared/mail.ts'
import { findAccount } from '../auth/accounts.repository.ts'
import { isTaxNumberBilled } from '../billing/billing.repository.ts'
import { deliverMail } from '../mails/mail.usecases.ts'
import { updateRequestDone } from '../requests/requests.repository.ts'
import { createToken } from '../users/tokens.ts'
import { renderTrialLink, renderTrialRefusal } from './trial.mails.ts'
import { insertTrialLink } from './trial-links.repository.ts'
import {
  countAskedBefore,
  isCompanyTaken,
  lockTrialRequest,
  type TrialDecision,
  type TrialRefusal,
  type TrialRequest,
  type TrialWish,
  updateTrialDecided,
  updateTrialMailed,
  updateTrialMailing,
} from './trial-requests.repository.ts'

/** So many mails a day are sent to an address that asks for trials: strangers fill nobody's mailbox. */
const MOST_A_DAY = 3
const DAY_MS = 24 * 3_600_000
/** No mail server is waited for so long: who sends since then has died. */
const MAILING_MS = 120_000

/** Decides on a trial where nobody has, and mails the decision. The token is made here: it is never in the queue. */
export const answerTrialJob = defineJob<{ requestId: string }>('trial.answer', { retryLimit: 10 })

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'config'>
type Answering = { mailer: Mailer; requestId: string; attempt: JobAttempt }

/**
 * Mails what was decided on a request for a trial, once: another attempt meanwhile fails, and is made again when this one is
 * over. Should the process end between the sending and the note of it, the mail goes again two minutes later with the same
 * Message-ID and another link; both links work.
 */
export async function answerTrial(deps: AnswerDeps, { mailer, requestId, attempt }: Answering): Promise<void> {
  const answer = await inTransaction(deps.db, (tx) => prepareAnswer(deps, tx, requestId))
  if (answer === null) return
  const free = () => updateTrialMailing(deps.db, { requestId, since: null })
  const outcome = await deliverMail(deps, { mailer, mail: answer.mail, attempt }).catch(async (error: unknown) => {
    await free()
    throw error
  })
  if (outcome !== 'sent') return free()
  await updateTrialMailed(deps.db, { requestId, decidedAt: answer.decidedAt, now: deps.clock.now() })
}

async function prepareAnswer(
  deps: AnswerDeps,
  tx: Tx,
  requestId: string,
): Promise<{ mail: Mail; decidedAt: Date } | null> {
  const asked = await lockTrialRequest(tx, requestId)
  if (asked?.mailedAt !== null || asked.startedAt !== null) return null
  if (isBeingMailed(asked, deps.clock.now())) throw new Error('the decision is being mailed by another attempt')
  const trial = asked.decision === null ? await decideByRule(deps, tx, asked) : asked
  const { decision, reason, decidedAt, note } = trial
  if (decision === null || decidedAt === null || reason === 'too-many') return null
  await updateTrialMailing(tx, { requestId, since: deps.clock.now() })
  const told = { ...trial, decidedAt, publicUrl: publicUrl(deps.config), salesEmail: deps.config.MERLEG_SALES_EMAIL }
  if (reason !== null) return { mail: renderTrialRefusal({ ...told, reason, note }), decidedAt }
  const token = createToken()
  await insertTrialLink(tx, { requestId, token })
  return { mail: renderTrialLink({ ...told, url: linkUrl(deps.config, token) }), decidedAt }
}

/** Does somebody send the mail about the decision at this moment? */
export function isBeingMailed({ mailingSince, mailedAt }: TrialRequest, now: Date): boolean {
  if (mailingSince === null || mailedAt !== null) return false
  return Math.abs(now.getTime() - mailingSince.getTime()) < MAILING_MS
}

async function decideByRule({ clock }: AnswerDeps, tx: Tx, trial: TrialRequest): Promise<TrialRequest> {
  const now = clock.now()
  const { requestId } = trial
  const reason = (await isAskedTooOften(tx, { ...trial, now })) ? 'too-many' : await findTrialRefusal(tx, trial)
  const decided: TrialDecision =
    reason === null ? { decision: 'granted', linkEndsAt: trialLinkEnd(now) } : { decision: 'refused', reason }
  await updateTrialDecided(tx, { requestId, decided, now })
  // Nobody of ours has anything to do about it.
  await updateRequestDone(tx, { requestId, note: null, now })
  return { ...trial, decision: decided.decision, reason, decidedAt: now, note: null }
}

/** Has the address been mailed enough about trials today? */
export async function isAskedTooOften(
  tx: Tx,
  { requestId, email, now }: { requestId: string; email: string; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS)
  return (await countAskedBefore(tx, { requestId, email, since })) >= MOST_A_DAY
}

/** Why no trial can be given to whom: the one has an account, the other had a trial or is a subscriber. */
export async function findTrialRefusal(
  db: DbOrTx,
  { email, taxStem }: Pick<TrialWish, 'email' | 'taxStem'>,
): Promise<Extract<TrialRefusal, 'known-address' | 'tax-number'> | null> {
  if ((await findAccount(db, email)) !== null) return 'known-address'
  return (await isCompanyTaken(db, taxStem)) || (await isTaxNumberBilled(db, taxStem)) ? 'tax-number' : null
}

/** Never made from the request: its Host header is anybody's to choose. */
export function publicUrl(config: Config): string {
  return config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
}

function linkUrl(config: Config, token: string): string {
  return new URL(startTrialPage(token), publicUrl(config)).href
}
