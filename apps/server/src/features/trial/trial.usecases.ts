import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { formatTaxNumber, parseTaxNumber } from '@merleg/domain/tax-number'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { checkCredentials, normalizeEmail } from '../auth/auth.usecases.ts'
import { isTrialOver } from '../auth/enter.usecases.ts'
import { countTrialRequest } from '../auth/login-throttle.usecases.ts'
import { insertTrialRequest } from '../requests/requests.repository.ts'
import { requestOffer } from '../requests/requests.usecases.ts'
import { getTranslator } from '@merleg/i18n/translator'
import { lockAddress } from '../users/user-lock.repository.ts'
import { answerTrialJob, isAskedTooOften } from './answer-trial.usecases.ts'
import { renderTrialReceipt, renderTrialToDecide } from './trial.mails.ts'
import { insertTrialWish, isTrialAskedAgain, type TrialWish } from './trial-requests.repository.ts'

/** The same again within this time is a button pressed twice. */
const REPEATED_SECONDS = 60

type TrialAsked = {
  name: string
  email: string
  companyName: string
  taxNumber: string
  termsAccepted: boolean
  address: string
  locale: Locale
}

/**
 * Asks for a trial. Whether one can be given is found out later: the answer and its time do not tell whether the address
 * or the company is known. Throws `trial.too-many`, `auth.terms-not-accepted`.
 */
export async function requestTrial(deps: Deps, asked: TrialAsked): Promise<void> {
  const { MERLEG_TRIALS } = deps.config
  if (MERLEG_TRIALS === 'off') throw new AppError('page.not-found')
  if (!asked.termsAccepted) throw new AppError('auth.terms-not-accepted', { fields: { termsAccepted: 'required' } })
  const wish = toWish(asked)
  const retryAfterSeconds = await countTrialRequest(deps, { email: wish.email, address: asked.address })
  if (retryAfterSeconds !== null) throw new AppError('trial.too-many', { retryAfterSeconds })
  const requestNumber = await inTransaction(deps.db, async (tx) => {
    await lockAddress(tx, wish.email)
    const now = deps.clock.now()
    const since = new Date(now.getTime() - REPEATED_SECONDS * 1000)
    if (await isTrialAskedAgain(tx, { wish, since, now })) return null
    const name = await insertTrialRequest(tx, now)
    await insertTrialWish(tx, name.requestId, wish)
    if (MERLEG_TRIALS === 'confirm') await deps.jobs.enqueue(tx, answerTrialJob, { requestId: name.requestId })
    else if (!(await isAskedTooOften(tx, { requestId: name.requestId, email: wish.email, now })))
      await mailToDecide(deps, tx, { ...name, ...wish })
    return name.requestNumber
  })
  if (requestNumber !== null) logSecurity(deps.logger, { event: 'trial-asked', requestNumber })
}

async function mailToDecide(
  { jobs, config }: Deps,
  tx: Tx,
  trial: TrialWish & { requestId: string; requestNumber: number },
): Promise<void> {
  const mails = [renderTrialToDecide({ trial, to: config.MERLEG_SALES_EMAIL }), renderTrialReceipt(trial)]
  await jobs.enqueueAll(tx, sendMailLaterJob, mails)
}

function toWish({ name, email, companyName, taxNumber, locale }: TrialAsked): TrialWish {
  const reading = parseTaxNumber(taxNumber)
  if (!reading.ok) throw new AppError('validation.failed', { fields: { taxNumber: 'tax-number' } })
  const wish = {
    name: toSingleLine(name),
    email: normalizeEmail(email),
    companyName: toSingleLine(companyName),
    taxNumber: formatTaxNumber(reading.taxNumber),
    taxStem: reading.taxNumber.stem8,
    locale,
  }
  for (const field of ['name', 'companyName'] as const)
    if (wish[field] === '') throw new AppError('validation.failed', { fields: { [field]: 'too_small' } })
  return wish
}

/** Asks for an offer in the name of whoever knows the password of an account whose trial is over, and lets nobody in. */
export async function requestOfferAfterTrial(
  deps: Deps,
  credentials: { username: string; password: string; address: string; locale: Locale },
): Promise<void> {
  const { address, locale } = credentials
  const account = await checkCredentials(deps, credentials)
  if (account.isDisabled || !isTrialOver(deps, account)) throw new AppError('auth.invalid-credentials')
  const feature = getTranslator(locale, 'trial/answers')('afterTrial')
  await requestOffer(deps, account, { feature, address, locale })
}
