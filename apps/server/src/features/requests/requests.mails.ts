import { DEFAULT_LOCALE, type Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { NewMessage, Sender } from './messages.repository.ts'

/** What a user wrote, for our own staff and so in Hungarian; the answer goes to the user, in the language named. */
export function renderServiceMail(message: {
  messageId: string
  kind: NewMessage['kind']
  to: string
  sender: Sender
  body: string
  pageAddress: string | null
  locale: Locale
}): Mail {
  const { messageId, kind, to, sender, body, pageAddress, locale } = message
  const t = getTranslator(DEFAULT_LOCALE, 'mails/answers')
  const rows = [
    [t('service.user'), `${sender.name} <${sender.email}>`],
    [t('service.phone'), sender.phone],
    [t('service.subscriber'), sender.subscriberName],
    [t('service.language'), locale],
    [t('service.page'), pageAddress ?? ''],
  ]
  const details = rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  return {
    id: `${kind}.${messageId}`,
    to,
    replyTo: { name: sender.name, address: sender.email },
    subject: kind === 'offer' ? t('service.offerSubject') : t('service.messageSubject'),
    text: `${details.join('\n')}\n\n${kind === 'offer' ? t('service.offer') : t('service.message')}:\n\n${body}`,
  }
}

/** What the sender wrote, for the sender's own records, in the sender's language. */
export function renderReceiptMail(message: {
  messageId: string
  kind: NewMessage['kind']
  sender: Sender
  body: string
  locale: Locale
}): Mail {
  const { messageId, kind, sender, body, locale } = message
  const t = getTranslator(locale, 'mails/answers')
  const text = [
    t('greeting', { name: toSingleLine(sender.name) }),
    t(`receipt.${kind}`),
    body,
    t('receipt.answer'),
    t('signature'),
  ]
  return {
    id: `receipt.${messageId}`,
    to: sender.email,
    subject: t(`receipt.${kind}Subject`),
    text: text.join('\n\n'),
  }
}
