import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import {
  type CorrectionNoticeKind,
  type CorrectionState,
  isUndecided,
} from '@merleg/domain/corrections/correction-states'
import type { WrongValue } from '@merleg/contract/corrections.contract'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { listFacts } from '../register/facts.repository.ts'
import { findProfile } from '../register/profiles.repository.ts'
import { findAccountHolder } from '../users/account-holders.repository.ts'
import { findPersonConcerned } from './find-person-concerned.ts'
import { insertWithheldPerson } from './withheld-persons.repository.ts'
import { insertCorrectionNotice } from './correction-notices.repository.ts'
import { renderNoticeMail, renderReceivedMail } from './corrections.mails.ts'
import {
  findCorrectionByNumber,
  insertCorrection,
  lockCorrection,
  type StoredCorrection,
  updateCorrectionState,
} from './corrections.repository.ts'
import { toCleanTexts } from './report-correction.usecases.ts'

/** Why the operator cannot do something with a report of a wrong value. */
export type CorrectionFault = 'not-found' | 'decided' | 'text' | 'company' | 'person'

export class CorrectionError extends Error {
  readonly fault: CorrectionFault

  constructor(fault: CorrectionFault) {
    super(fault)
    this.fault = fault
  }
}

type HandlingDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>
type Handling = { correctionNumber: number; actor: string; text: string }

/** What the operator can do: write, say that the source was asked, decide. */
export const CORRECTION_ACTS = [
  'answered',
  'forwarded',
  'accepted',
  'refused',
  'withheld',
] as const satisfies CorrectionNoticeKind[]
export type CorrectionAct = (typeof CORRECTION_ACTS)[number]

const MOST_LETTERS = 5000

const STATE_AFTER: Readonly<Record<CorrectionAct, CorrectionState | null>> = {
  answered: null,
  forwarded: 'forwarded',
  accepted: 'accepted',
  refused: 'refused',
  withheld: 'withheld',
}

/**
 * Writes down what the operator did, with the words that whoever reported it reads and is mailed; the register stays as
 * it is. A decision is made once; answers can follow it. Throws {@link CorrectionError}.
 */
export async function handleCorrection(
  deps: HandlingDeps,
  { act, correctionNumber, actor, text }: Handling & { act: CorrectionAct },
): Promise<void> {
  const body = toPlainText(text)
  if (body === '' || body.length > MOST_LETTERS) throw new CorrectionError('text')
  const found = await findCorrectionByNumber(deps.db, correctionNumber)
  if (found === null) throw new CorrectionError('not-found')
  await inTransaction(deps.db, async (tx) => {
    const correction = await lockCorrection(tx, found.correctionId)
    if (correction === null) throw new CorrectionError('not-found')
    const state = STATE_AFTER[act]
    const now = deps.clock.now()
    if (state !== null) {
      if (!isUndecided(correction.state)) throw new CorrectionError('decided')
      const decidedAt = isUndecided(state) ? null : now
      if (state === 'withheld') await withhold(tx, correction, now)
      await updateCorrectionState(tx, { correctionId: correction.correctionId, state, decidedAt })
    }
    await tell(tx, { deps, correction, act, body, actor })
    const subject = { id: String(correctionNumber), name: correction.companyName }
    await recordProviderAct(tx, { subscriberId: correction.subscriberId, act: 'correction-handled', subject, now })
  })
}

/** From now on pages tell nothing of the person but the name; throws where the report is about no person. */
async function withhold(tx: Tx, correction: StoredCorrection, now: Date): Promise<void> {
  const { companyId, correctionNumber } = correction
  const asOf = hungarianDayOf(now)
  const person = findPersonConcerned(correction, await listFacts(tx, { companyId, asOf, includeHistory: true }))
  if (person === null) throw new CorrectionError('person')
  await insertWithheldPerson(tx, { ...person, companyId, correctionNumber, now })
}

type Telling = { deps: HandlingDeps; correction: StoredCorrection; act: CorrectionAct; body: string; actor: string }

async function tell(tx: Tx, { deps, correction, act, body, actor }: Telling): Promise<void> {
  const { correctionId, userId } = correction
  const now = deps.clock.now()
  const noticeId = await insertCorrectionNotice(tx, { correctionId, kind: act, body, actor, now })
  if (userId !== null) {
    const reporter = await findAccountHolder(tx, userId)
    // A disabled account, or a trial that is over, is mailed no more (ADR 72); the notice waits in the list.
    if (reporter === null || reporter.isDemo || reporter.isDisabled) return
  }
  const { config } = deps
  const mail = renderNoticeMail({
    correction,
    notice: { noticeId, kind: act, body },
    serviceAddress: config.MERLEG_CUSTOMER_SERVICE_EMAIL,
    publicUrl: config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
  })
  await deps.jobs.enqueue(tx, sendMailJob, mail)
}

type Objection = {
  wrong: WrongValue
  objector: { name: string; email: string }
  locale: Locale
}

/**
 * Writes down the objection of somebody the register tells of, who has no account; he is mailed that it was received.
 * Throws {@link CorrectionError}.
 */
export async function recordObjection(
  deps: HandlingDeps,
  { wrong, objector, locale }: Objection,
): Promise<{ correctionNumber: number }> {
  const clean = toCleanTexts(wrong)
  const profile = await findProfile(deps.db, clean.companyId)
  if (profile === null) throw new CorrectionError('company')
  const by = { objectorName: toSingleLine(objector.name), objectorEmail: toSingleLine(objector.email).toLowerCase() }
  const company = { id: clean.companyId, name: profile.name }
  return inTransaction(deps.db, async (tx) => {
    const stored = await insertCorrection(tx, { ...clean, company, by, locale, now: deps.clock.now() })
    const to = { name: by.objectorName, email: by.objectorEmail }
    await deps.jobs.enqueue(tx, sendMailJob, renderReceivedMail({ ...stored, wrong: clean, company, locale, by: to }))
    const subject = { id: String(stored.correctionNumber), name: company.name }
    await recordProviderAct(tx, { subscriberId: null, act: 'objection-recorded', subject, now: deps.clock.now() })
    return stored
  })
}
