import type { BillingDetails } from '@merleg/contract/billing.contract'
import { DEFAULT_LOCALE, type Locale } from '@merleg/domain/locale'
import type { OfferedPublication } from '@merleg/domain/publications'
import { getTranslator } from '@merleg/i18n/translator'
import type { SessionUser } from '../../../app/session.ts'
import { today } from '../../../shared/clock.ts'
import type { Mail } from '../../../shared/mail.ts'
import { toSingleLine } from '../../../shared/plain-text.ts'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { describeTerms, namePublication } from './publication-words.ts'

export type MailedOrder = {
  orderId: string
  orderNumber: string
  company: { name: string; registrationNumber: string; isMadeUp: boolean }
  chosen: readonly OfferedPublication[]
  totalHuf: number
  billing: BillingDetails
  now: Date
}

type OrderMails = {
  order: MailedOrder
  user: Pick<SessionUser, 'name' | 'email'> & { subscriberName: string }
  locale: Locale
  serviceAddress: string
}

/** The confirmation for whoever ordered and whoever is billed, in the language of the order, and the task for our staff. */
export function renderOrderMails({ order, user, locale, serviceAddress }: OrderMails): Mail[] {
  const { billing } = order
  const isSame = billing.email.toLowerCase() === user.email.toLowerCase()
  const confirmation = (address: string, name: string, part: string): Mail => ({
    id: `register-order.${order.orderId}.${part}`,
    to: address,
    replyTo: { name: '', address: serviceAddress },
    subject: getTranslator(locale, 'report/register-order/answers')('mail.subject', { number: order.orderNumber }),
    text: renderConfirmation(locale, order, name),
  })
  return [
    confirmation(user.email, user.name, 'user'),
    ...(isSame ? [] : [confirmation(billing.email, billing.contact, 'billing')]),
    renderServiceMail(order, { user, locale, serviceAddress }),
  ]
}

function renderConfirmation(locale: Locale, order: MailedOrder, name: string): string {
  const t = getTranslator(locale, 'report/register-order/answers')
  const tMail = getTranslator(locale, 'mails/answers')
  const { delivery, payment, transferFee } = describeTerms(locale)
  return [
    tMail('greeting', { name }),
    t('mail.received', { number: order.orderNumber }),
    ...renderOrder(locale, order),
    `${t('mail.next')}:\n${[payment, delivery, transferFee].map((line) => `- ${line}`).join('\n')}`,
    t('mail.question'),
    tMail('signature'),
  ].join('\n\n')
}

type ClosingMail = {
  orderId: string
  orderNumber: string
  state: 'delivered' | 'cancelled'
  /** May be empty. */
  note: string
  orderer: { name: string; email: string; locale: Locale }
  serviceAddress: string
}

/** What became of an order, in the language of whoever ordered. */
export function renderClosingMail({ orderId, orderNumber, state, note, orderer, serviceAddress }: ClosingMail): Mail {
  const t = getTranslator(orderer.locale, 'report/register-order/answers')
  const tMail = getTranslator(orderer.locale, 'mails/answers')
  const parts = [
    tMail('greeting', { name: orderer.name }),
    t(`mail.${state}`, { number: orderNumber }),
    ...(note === '' ? [] : [note]),
    t('mail.question'),
    tMail('signature'),
  ]
  return {
    id: `register-order.${orderId}.closed`,
    to: orderer.email,
    replyTo: { name: '', address: serviceAddress },
    subject: t('mail.subject', { number: orderNumber }),
    text: parts.join('\n\n'),
  }
}

/** For our own staff and so in Hungarian; answers go to the user, in the language named. */
function renderServiceMail(order: MailedOrder, { user, locale, serviceAddress }: Omit<OrderMails, 'order'>): Mail {
  const t = getTranslator(DEFAULT_LOCALE, 'report/register-order/answers')
  const rows = [
    `${t('mail.orderedBy')}: ${toSingleLine(user.name)} <${user.email}>`,
    `${t('mail.subscriber')}: ${toSingleLine(user.subscriberName)}`,
    `${t('mail.language')}: ${locale}`,
    `${t('mail.placed')}: ${formatDate(DEFAULT_LOCALE, today({ now: () => order.now }))}`,
  ]
  return {
    id: `register-order.${order.orderId}.service`,
    to: serviceAddress,
    replyTo: { name: user.name, address: user.email },
    subject: t('mail.subject', { number: order.orderNumber }),
    text: [rows.join('\n'), ...renderOrder(DEFAULT_LOCALE, order)].join('\n\n'),
  }
}

function renderOrder(locale: Locale, { company, chosen, totalHuf, billing }: MailedOrder): string[] {
  const t = getTranslator(locale, 'report/register-order/answers')
  const money = (amount: number) => formatMoney(locale, amount, 'HUF')
  return [
    ...(company.isMadeUp ? [t('mail.madeUp')] : []),
    `${t('mail.company')}: ${toSingleLine(company.name)}\n${t('mail.registerNumber')}: ${company.registrationNumber}`,
    `${t('mail.documents')}:\n${chosen.map((one) => `- ${namePublication(locale, one)}: ${money(one.priceHuf)}`).join('\n')}\n${t('mail.total')}: ${money(totalHuf)}`,
    [
      `${t('mail.billing')}:`,
      `${t('mail.billedTo')}: ${billing.company}`,
      `${t('mail.taxNumber')}: ${billing.taxNumber}`,
      `${t('mail.address')}: ${billing.zip} ${billing.city}, ${billing.street}`,
      `${t('mail.contact')}: ${billing.contact}`,
      `${t('mail.phone')}: ${billing.phone}`,
      `${t('mail.email')}: ${billing.email}`,
    ].join('\n'),
  ]
}
