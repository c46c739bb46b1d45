import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import { renderReceiptMail, renderServiceMail } from './messages.mails.ts'
import { findAccount } from '../auth/accounts.repository.ts'
import { countDemoMessage } from '../auth/login-throttle.usecases.ts'
import { findSentAt, insertMessage, isMessageRepeated, lockSender, type NewMessage } from './messages.repository.ts'

/** The same text again within this time is a button pressed twice. */
const REPEATED_SECONDS = 60

/** So many messages and requests for an offer may a user send in so long a time: each makes two mails. */
const MOST_MESSAGES = 10
/** All who share a demo account together; each address has a limit of its own. */
const MOST_DEMO_MESSAGES = 100
const WINDOW_SECONDS = 3600

type Writing = { text: string; pageAddress: string | null; locale: Locale; address: string }

/**
 * Stores a message to customer service and mails it, with a receipt for the sender; once where it comes twice. Throws
 * `requests.too-many`.
 */
export async function sendMessage(deps: Deps, user: SessionUser, writing: Writing): Promise<void> {
  const body = toPlainText(writing.text)
  if (body === '') throw new AppError('validation.failed', { fields: { message: 'too_small' } })
  await storeAndMail(deps, user, { kind: 'message', body, ...writing })
}

/** Stores a request for an offer for a module and mails it to sales, likewise. */
export async function requestOffer(
  deps: Deps,
  user: SessionUser,
  { feature, locale, address }: { feature: string; locale: Locale; address: string },
): Promise<void> {
  const body = toSingleLine(feature)
  if (body === '') throw new AppError('validation.failed', { fields: { feature: 'too_small' } })
  await storeAndMail(deps, user, { kind: 'offer', body, pageAddress: null, locale, address })
}

async function storeAndMail(
  deps: Deps,
  { userId, subscriberId, email }: SessionUser,
  {
    kind,
    body,
    pageAddress,
    locale,
    address,
  }: Pick<NewMessage, 'kind' | 'body' | 'pageAddress'> & Pick<Writing, 'locale' | 'address'>,
): Promise<void> {
  const isDemo = (await findAccount(deps.db, email))?.isDemo === true
  const waitSeconds = isDemo ? await countDemoMessage(deps, address) : null
  if (waitSeconds !== null) throw new AppError('requests.too-many', { retryAfterSeconds: waitSeconds })
  const to = kind === 'offer' ? deps.config.MERLEG_SALES_EMAIL : deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL
  const page = pageAddress === null ? null : toSingleLine(pageAddress)
  await inTransaction(deps.db, async (tx) => {
    const sender = await lockSender(tx, userId)
    if (!sender) throw new AppError('auth.required')
    const now = deps.clock.now()
    const message = { kind, userId, body, pageAddress: page }
    const since = new Date(now.getTime() - REPEATED_SECONDS * 1000)
    if (await isMessageRepeated(tx, { ...message, since, now })) return
    await refuseTooMany(tx, { userId, now, most: isDemo ? MOST_DEMO_MESSAGES : MOST_MESSAGES })
    const messageId = await insertMessage(tx, { ...message, subscriberId, now })
    const mail = { messageId, kind, sender, body, locale }
    await deps.jobs.enqueue(tx, sendMailLaterJob, renderServiceMail({ ...mail, to, pageAddress: page }))
    await deps.jobs.enqueue(tx, sendMailLaterJob, renderReceiptMail(mail))
  })
}

async function refuseTooMany(
  tx: Tx,
  { userId, now, most }: { userId: string; now: Date; most: number },
): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1000)
  const firstOfMost = await findSentAt(tx, { userId, since, now, newerOnes: most - 1 })
  if (firstOfMost === null) return
  const retryAfterSeconds = Math.ceil((firstOfMost.getTime() - since.getTime()) / 1000)
  throw new AppError('requests.too-many', { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}
