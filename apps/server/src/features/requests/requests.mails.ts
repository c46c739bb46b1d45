import { DEFAULT_LOCALE, type Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { Asked, RequestName, Sender } from './requests.repository.ts'
import { describeTopUp } from './top-up-words.ts'

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
    [t('service.topUp'), topUp === null ? '' : describeTopUp(DEFAULT_LOCALE, topUp)],
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
    topUp === null ? '' : describeTopUp(locale, topUp),
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

type Answered = {
  requestNumber: number
  name: string
  email: string
  body: string
  locale: Locale
  answer: string
  serviceAddress: string
}

/** The operator's answer to a request, with what was asked. */
export function renderAnswerMail({ requestNumber, name, email, body, locale, answer, serviceAddress }: Answered): Mail {
  const t = getTranslator(locale, 'mails/answers')
  const asked = body === '' ? [] : [t('answer.asked'), body]
  return {
    id: `answer.${requestNumber}`,
    to: email,
    replyTo: { name: '', address: serviceAddress },
    subject: t('answer.subject', { number: requestNumber }),
    text: [t('greeting', { name: toSingleLine(name) }), answer, ...asked, t('signature')].join('\n\n'),
  }
}
