import { DEFAULT_LOCALE, type Locale } from '@merleg/domain/locale'
import { formatTopUp } from '@merleg/domain/top-up'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { Asked, RequestName, Sender } from './requests.repository.ts'

type Told = RequestName & { asked: Asked; sender: Sender; locale: Locale }

/** What a user asked, for our own staff and so in Hungarian; the answer goes to the user, in the language named. */
export function renderServiceMail({
  requestId,
  requestNumber,
  asked,
  to,
  sender,
  locale,
}: Told & { to: string }): Mail {
  const { kind, body, pageAddress, topUp } = asked
  const t = getTranslator(DEFAULT_LOCALE, 'mails/answers')
  const rows = [
    [t('service.number'), String(requestNumber)],
    [t('service.user'), `${sender.name} <${sender.email}>`],
    [t('service.phone'), sender.phone],
    [t('service.subscriber'), sender.subscriberName],
    [t('service.language'), locale],
    [t('service.page'), pageAddress ?? ''],
    [t('service.account'), topUp === null ? '' : t(`service.accounts.${topUp.account}`)],
    [t('service.amount'), topUp === null ? '' : formatTopUp(DEFAULT_LOCALE, topUp.account, topUp.amount)],
  ]
  const details = rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  const label = kind === 'offer' ? t('service.offer') : t('service.message')
  return {
    id: `${kind}.${requestId}`,
    to,
    replyTo: { name: sender.name, address: sender.email },
    subject: t(`service.subjects.${kind}`),
    text: body === '' ? details.join('\n') : `${details.join('\n')}\n\n${label}:\n\n${body}`,
  }
}

/** What the sender asked, for the sender's own records, in the sender's language. */
export function renderReceiptMail({ requestId, requestNumber, asked, sender, locale }: Told): Mail {
  const { kind, body, topUp } = asked
  const t = getTranslator(locale, 'mails/answers')
  const text = [
    t('greeting', { name: toSingleLine(sender.name) }),
    t(`receipt.texts.${kind}`),
    topUp === null
      ? ''
      : `${t(`receipt.accounts.${topUp.account}`)}: ${formatTopUp(locale, topUp.account, topUp.amount)}`,
    body,
    t('receipt.number', { number: requestNumber }),
    t('receipt.answer'),
    t('signature'),
  ]
  return {
    id: `receipt.${requestId}`,
    to: sender.email,
    subject: t(`receipt.subjects.${kind}`),
    text: text.filter((paragraph) => paragraph !== '').join('\n\n'),
  }
}
