import { internationalOrderPage } from '@merleg/contract/pages'
import type { NoticeKind } from '@merleg/domain/international-orders/order-states'
import { DEFAULT_LOCALE, type Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { SessionUser } from '../../app/session.ts'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { renderOrder, renderPrice } from './order-words.ts'
import type { StoredOrder } from './orders.repository.ts'

type OrderMails = { order: StoredOrder; user: Pick<SessionUser, 'name' | 'email'>; serviceAddress: string }

/** The confirmation for whoever ordered, in the language of the order, and the task for our own staff, in Hungarian. */
export function renderOrderMails({ order, user, serviceAddress }: OrderMails): Mail[] {
  const t = getTranslator(order.locale, 'international-orders/answers')
  const tStaff = getTranslator(DEFAULT_LOCALE, 'international-orders/answers')
  const subject = { number: order.orderNumber }
  const staffRows = [
    `${tStaff('mail.orderedBy')}: ${toSingleLine(user.name)} <${user.email}>`,
    `${tStaff('mail.subscriber')}: ${order.subscriberName}`,
    `${tStaff('mail.language')}: ${order.locale}`,
  ]
  return [
    {
      id: `international-order.${order.orderId}.user`,
      to: user.email,
      replyTo: { name: '', address: serviceAddress },
      subject: t('mail.orderedSubject', subject),
      text: frame(order.locale, user.name, [t('mail.ordered', subject), renderOrder(order.locale, order)]),
    },
    {
      id: `international-order.${order.orderId}.service`,
      to: serviceAddress,
      replyTo: { name: user.name, address: user.email },
      subject: tStaff('mail.orderedSubject', subject),
      text: [staffRows.join('\n'), renderOrder(DEFAULT_LOCALE, order), tStaff('mail.commands', subject)].join('\n\n'),
    },
  ]
}

type NoticeMails = {
  order: StoredOrder
  notice: { noticeId: string; kind: NoticeKind; body: string }
  /** Each once: whoever ordered, and whom he named. */
  readers: readonly { name: string; address: string }[]
  serviceAddress: string
  publicUrl: string
}

/** What the operator answered or did, for the readers, in the language of the order. */
export function renderNoticeMails({ order, notice, readers, serviceAddress, publicUrl }: NoticeMails): Mail[] {
  const { locale, orderNumber: number } = order
  const { kind, body } = notice
  const t = getTranslator(locale, 'international-orders/answers')
  const price = renderPrice(locale, order)
  const url = new URL(internationalOrderPage(order.orderId), publicUrl).href
  const what = t(`mail.${kind}`, { number, price })
  const note = body === '' ? [] : kind === 'answered' ? [body] : [`${t('mail.reason')}\n${body}`]
  const parts = kind === 'delivered' ? [`${what}\n${url}`, ...note] : [what, ...note, `${t('mail.toOrder')}\n${url}`]
  return readers.map(({ name, address }, index) => ({
    id: `international-order.${notice.noticeId}.${index}`,
    to: address,
    replyTo: { name: '', address: serviceAddress },
    subject: t(`mail.${kind}Subject`, { number }),
    text: frame(locale, name, parts),
  }))
}

function frame(locale: Locale, name: string, parts: readonly string[]): string {
  const t = getTranslator(locale, 'international-orders/answers')
  const tMail = getTranslator(locale, 'mails/answers')
  return [tMail('greeting', { name: toSingleLine(name) }), ...parts, t('mail.question'), tMail('signature')].join(
    '\n\n',
  )
}
