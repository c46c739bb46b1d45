import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import { renderServiceMail } from './messages.mails.ts'
import { findSender, insertMessage, type NewMessage } from './messages.repository.ts'

type Writing = { text: string; pageAddress: string | null; locale: Locale }

/** Stores a message to customer service and mails it. */
export async function sendMessage(deps: Deps, user: SessionUser, writing: Writing): Promise<void> {
  const body = toPlainText(writing.text)
  if (body === '') throw new AppError('validation.failed', { fields: { message: 'too_small' } })
  await storeAndMail(deps, user, { kind: 'message', body, ...writing })
}

/** Stores a request for an offer for a module and mails it to sales. */
export async function requestOffer(
  deps: Deps,
  user: SessionUser,
  { feature, locale }: { feature: string; locale: Locale },
): Promise<void> {
  const body = toSingleLine(feature)
  if (body === '') throw new AppError('validation.failed', { fields: { feature: 'too_small' } })
  await storeAndMail(deps, user, { kind: 'offer', body, pageAddress: null, locale })
}

async function storeAndMail(
  deps: Deps,
  { userId, subscriberId }: SessionUser,
  { kind, body, pageAddress, locale }: Pick<NewMessage, 'kind' | 'body' | 'pageAddress'> & { locale: Locale },
): Promise<void> {
  const to = kind === 'offer' ? deps.config.MERLEG_SALES_EMAIL : deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL
  const page = pageAddress === null ? null : toSingleLine(pageAddress)
  await inTransaction(deps.db, async (tx) => {
    const sender = await findSender(tx, userId)
    if (!sender) throw new AppError('auth.required')
    const messageId = await insertMessage(tx, {
      kind,
      subscriberId,
      userId,
      body,
      pageAddress: page,
      now: deps.clock.now(),
    })
    await deps.jobs.enqueue(
      tx,
      sendMailJob,
      renderServiceMail({ messageId, kind, to, sender, body, pageAddress: page, locale }),
    )
  })
}
