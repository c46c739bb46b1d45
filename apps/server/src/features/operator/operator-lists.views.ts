import type * as contract from '@merleg/contract/operator.contract'
import { OPERATOR_ROWS_MAX } from '@merleg/contract/operator.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { DbOrTx } from '@merleg/db/connect'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { listCorrectionNotices } from '../corrections/correction-notices.repository.ts'
import { listCorrectionQueue } from '../corrections/corrections.repository.ts'
import { renderCorrection } from '../corrections/corrections.views.ts'
import { getBalances } from '../credits/credits.views.ts'
import { renderPrice } from '../international-orders/order-words.ts'
import { listOrdersInStates } from '../international-orders/orders.repository.ts'
import { listFailedMails } from '../mails/mail.repository.ts'
import { listPlacedOrders } from '../report/register-order/placed-orders.repository.ts'
import { type ListedRequest, listRequests } from '../requests/listed-requests.repository.ts'
import { describeTopUp } from '../requests/top-up-words.ts'
import { listSubscribers } from '../users/subscribers.repository.ts'
import { describeSecurityDetail, nameSecurityEvent } from './describe-security.ts'
import { listAllJobs, listSecurityEvents, listSourceStates } from './operator-lists.repository.ts'

type Which = { state: 'open' | 'all' }
const ONE_MORE = OPERATOR_ROWS_MAX + 1

function cut<Item>(items: readonly Item[]): { items: Item[]; isCut: boolean } {
  return { items: items.slice(0, OPERATOR_ROWS_MAX), isCut: items.length > OPERATOR_ROWS_MAX }
}

/** What users and companies ask, the newest first. */
export async function getRequestQueue(
  db: DbOrTx,
  { state, locale }: Which & { locale: Locale },
): Promise<EndpointAnswer<typeof contract.listOperatorRequests>> {
  const rows = await listRequests(db, { kind: null, isAll: state === 'all', limit: ONE_MORE })
  return cut(rows.toReversed().map((row) => renderRequest(row, locale)))
}

function renderRequest(row: ListedRequest, locale: Locale): contract.OperatorRequest {
  const { account, amount, body, taxNumber } = row
  const topUp = account === null || amount === null ? '' : describeTopUp(locale, { account, amount })
  return {
    number: row.requestNumber,
    kind: row.kind,
    askedAt: row.createdAt.toISOString(),
    name: row.name,
    email: row.email,
    phone: row.phone,
    subscriber: row.subscriberName,
    text: [topUp, taxNumber ?? '', body].filter((part) => part !== '').join('\n'),
    pageAddress: row.pageAddress,
    answer: row.answer,
    doneAt: row.doneAt?.toISOString() ?? null,
    note: row.doneNote,
    isUndecidedTrial: row.kind === 'trial' && row.decision === null,
  }
}

/** Values that are said to be wrong, the newest first. */
export async function getCorrectionQueue(
  db: DbOrTx,
  { state }: Which,
): Promise<EndpointAnswer<typeof contract.listOperatorCorrections>> {
  const { items, isCut } = cut(
    (await listCorrectionQueue(db, { isAll: state === 'all', limit: ONE_MORE })).toReversed(),
  )
  const notices = await listCorrectionNotices(
    db,
    items.map(({ correctionId }) => correctionId),
  )
  const rendered = items.map((row) => ({
    ...renderCorrection(row, notices),
    reporter: row.reporterName,
    email: row.reporterEmail,
    subscriber: row.subscriberName,
  }))
  return { items: rendered, isCut }
}

/** Orders of both kinds, the oldest first. */
export async function getOrderQueue(
  db: DbOrTx,
  { state, locale }: Which & { locale: Locale },
): Promise<EndpointAnswer<typeof contract.listOperatorOrders>> {
  const states =
    state === 'open' ? (['ordered'] as const) : (['ordered', 'delivered', 'cancelled', 'refunded'] as const)
  const asked = { states, limit: ONE_MORE }
  const foreign = (await listOrdersInStates(db, asked)).map((order) => ({
    number: order.orderNumber,
    kind: 'foreign' as const,
    state: order.state,
    orderedAt: order.orderedAt.toISOString(),
    deadline: order.deadline,
    price: renderPrice(locale, order),
    subscriber: order.subscriberName,
    orderedBy: order.orderedBy,
    what: `${order.companyName} (${nameCountry(locale, order.countryCode)})`,
  }))
  const register = (await listPlacedOrders(db, asked)).map((order) => ({
    number: order.orderNumber,
    kind: 'register' as const,
    state: order.state,
    orderedAt: order.orderedAt.toISOString(),
    deadline: null,
    price: formatCredit(locale, order.totalHuf * 100, { currency: 'HUF' }),
    subscriber: order.subscriberName,
    orderedBy: order.orderedBy,
    what: `${order.companyName} (${order.registerNumber})`,
  }))
  return cut([...foreign, ...register].toSorted((a, b) => (a.orderedAt < b.orderedAt ? -1 : 1)))
}

/** Subscribers whose name, or the address of one of whose users, holds a text. */
export async function getSubscribers(
  db: DbOrTx,
  { name, locale }: { name: string; locale: Locale },
): Promise<EndpointAnswer<typeof contract.listOperatorSubscribers>> {
  const wanted = name.toLowerCase()
  const found = (await listSubscribers(db)).filter((one) =>
    [one.name, ...one.users].some((text) => text.toLowerCase().includes(wanted)),
  )
  const { items, isCut } = cut(found)
  const rendered: contract.OperatorSubscriber[] = []
  for (const one of items) {
    const balances = Object.values(await getBalances(db, one.subscriberId))
    rendered.push({
      id: one.subscriberId,
      name: one.name,
      claims: one.claims,
      level: one.level,
      trialEndsAt: one.trialEndsAt?.toISOString() ?? null,
      users: one.users,
      watchedCount: one.watched,
      balances: balances.map(({ balance, currency }) => formatCredit(locale, balance, { currency })),
    })
  }
  return { items: rendered, isCut }
}

/** What a job is called in the texts, where a dot would part the names. */
const JOB_KINDS = {
  'watch-list.import': 'watchImport',
  'watch-list.export': 'watchExport',
  'list-matching': 'listMatching',
  'list-export': 'listExport',
} as const

const isJobKind = (kind: string): kind is keyof typeof JOB_KINDS => Object.hasOwn(JOB_KINDS, kind)

/** Long jobs of everybody, the newest first. */
export async function getJobs(
  db: DbOrTx,
  { state, locale }: Which & { locale: Locale },
): Promise<EndpointAnswer<typeof contract.listOperatorJobs>> {
  const t = getTranslator(locale, 'operator/answers')
  const rows = await listAllJobs(db, { isAll: state === 'all', limit: ONE_MORE })
  return cut(
    rows.map(({ jobId, subscriberName, subscriberId: _of, createdAt, ...job }) => ({
      ...job,
      id: jobId,
      text: isJobKind(job.kind) ? t(`jobs.${JOB_KINDS[job.kind]}`) : job.kind,
      subscriber: subscriberName,
      createdAt: createdAt.toISOString(),
    })),
  )
}

/** Mails that could not be sent, the last failure first. */
export async function getFailedMails(db: DbOrTx): Promise<EndpointAnswer<typeof contract.listOperatorMails>> {
  const rows = await listFailedMails(db)
  return cut(
    rows.map(({ mailId, lastFailedAt, givenUpAt, ...mail }) => ({
      ...mail,
      id: mailId,
      lastFailedAt: lastFailedAt.toISOString(),
      isGivenUp: givenUpAt !== null,
    })),
  )
}

/** Sources; those of which nothing was heard for longest come first. */
export async function getSources(db: DbOrTx): Promise<EndpointAnswer<typeof contract.listOperatorSources>> {
  const rows = await listSourceStates(db)
  return cut(
    rows.map(({ sourceId, mergedAt, ...source }) => ({
      ...source,
      id: sourceId,
      mergedAt: mergedAt?.toISOString() ?? null,
    })),
  )
}

/** What happened to accounts, the newest first. */
export async function getSecurityEvents(
  db: DbOrTx,
  locale: Locale,
): Promise<EndpointAnswer<typeof contract.listSecurityEvents>> {
  const rows = await listSecurityEvents(db, ONE_MORE)
  return cut(
    rows.map(({ eventId, occurredAt, event, email, detail }) => ({
      id: eventId,
      at: occurredAt.toISOString(),
      event,
      user: email,
      text: nameSecurityEvent(event, locale),
      detail: describeSecurityDetail(detail, locale),
    })),
  )
}
