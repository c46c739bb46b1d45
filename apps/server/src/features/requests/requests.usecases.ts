import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { findAccount } from '../auth/accounts.repository.ts'
import { countDemoMessage } from '../auth/login-throttle.usecases.ts'
import { renderReceiptMail, renderServiceMail } from './requests.mails.ts'
import { refuseTooMany } from './refuse-too-many.usecases.ts'
import { type Asked, insertRequest, isRequestRepeated, lockSender } from './requests.repository.ts'

/** The same again within this time is a button pressed twice. */
const REPEATED_SECONDS = 60

/** So much may a user ask in so long a time, whatever it is: each makes two mails. */
const MOST_REQUESTS = 10
/** All who share a demo account together; each address has a limit of its own. */
const MOST_DEMO_REQUESTS = 100

/** Who asks: a user by whatever shows that it is he. */
type Asker = Pick<SessionUser, 'userId' | 'subscriberId' | 'email'>

/** From where, and in which language. */
type From = { locale: Locale; address: string }

/**
 * Stores a message to customer service and mails it, with a receipt for the sender; once where it comes twice. Throws
 * `requests.too-many`.
 */
export async function sendMessage(
  deps: Deps,
  asker: Asker,
  message: { text: string; pageAddress: string | null } & From,
): Promise<void> {
  const { text, pageAddress, ...from } = message
  const body = toPlainText(text)
  if (body === '') throw new AppError('validation.failed', { fields: { message: 'too_small' } })
  const page = pageAddress === null ? null : toSingleLine(pageAddress)
  await storeAndMail(deps, asker, { kind: 'message', body, pageAddress: page, topUp: null, ...from })
}

/** Stores a request for an offer for a module and mails it to sales, likewise. */
export async function requestOffer(
  deps: Deps,
  asker: Asker,
  { feature, ...from }: { feature: string } & From,
): Promise<void> {
  const body = toSingleLine(feature)
  if (body === '') throw new AppError('validation.failed', { fields: { feature: 'too_small' } })
  await storeAndMail(deps, asker, { kind: 'offer', body, pageAddress: null, topUp: null, ...from })
}

/** Stores a request for more credit and mails it to sales, likewise; `amount` in minor units. */
export async function requestTopUp(
  deps: Deps,
  asker: Asker,
  { account, amount, text, ...from }: { account: CreditAccount; amount: number; text: string } & From,
): Promise<void> {
  const topUp = { account, amount }
  await storeAndMail(deps, asker, { kind: 'top-up', body: toPlainText(text), pageAddress: null, topUp, ...from })
}

async function storeAndMail(
  deps: Deps,
  { userId, subscriberId, email }: Asker,
  { locale, address, ...asked }: Asked & From,
): Promise<void> {
  const isDemo = (await findAccount(deps.db, email))?.isDemo === true
  const waitSeconds = isDemo ? await countDemoMessage(deps, address) : null
  if (waitSeconds !== null) throw new AppError('requests.too-many', { retryAfterSeconds: waitSeconds })
  const { MERLEG_SALES_EMAIL, MERLEG_CUSTOMER_SERVICE_EMAIL } = deps.config
  const to = asked.kind === 'message' ? MERLEG_CUSTOMER_SERVICE_EMAIL : MERLEG_SALES_EMAIL
  await inTransaction(deps.db, async (tx) => {
    const sender = await lockSender(tx, userId)
    if (!sender) throw new AppError('auth.required')
    const now = deps.clock.now()
    const since = new Date(now.getTime() - REPEATED_SECONDS * 1000)
    if (await isRequestRepeated(tx, { ...asked, userId, since, now })) return
    await refuseTooMany(tx, { table: 'requests', userId, now, most: isDemo ? MOST_DEMO_REQUESTS : MOST_REQUESTS })
    const name = await insertRequest(tx, { ...asked, userId, subscriberId, now })
    if (asked.topUp !== null) {
      const { account, amount } = asked.topUp
      const subject = { id: name.requestId, name: String(name.requestNumber) }
      const detail = { account, amount, currency: currencyOf(account) }
      await recordAudit(tx, { actor: { userId, subscriberId }, act: 'top-up-requested', subject, detail, now })
    }
    const mail = { ...name, asked, sender, locale }
    await deps.jobs.enqueueAll(tx, sendMailLaterJob, [renderServiceMail({ ...mail, to }), renderReceiptMail(mail)])
  })
}
