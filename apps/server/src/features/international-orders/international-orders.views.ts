import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import {
  downloadInternationalOrder,
  type getInternationalOrder,
  type getOfflineOffer,
  INTERNATIONAL_PAGE_SIZE,
  type InternationalNotice,
  type InternationalOrder,
  type ListedInternationalOrder,
  type listInternationalAlerts,
  type listInternationalOrders,
} from '@merleg/contract/international-orders.contract'
import { reopenForeignReport } from '@merleg/contract/international.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { toMajorUnits } from '@merleg/domain/credits/credit-money'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { readBalances } from '../credits/ledger.usecases.ts'
import { isDemoAccount } from '../users/account-holders.repository.ts'
import { countNotices, listNotices, listNoticesOf, type StoredNotice } from './notices.repository.ts'
import { listOfflineCountries } from './offline-countries.views.ts'
import { countOrders, listOrders, type ListedOrder } from './listed-orders.repository.ts'
import type { StoredOrder } from './orders.repository.ts'

type Asked = { subscriberId: string; locale: Locale }

/** What the order form needs. */
export async function getOfflineOfferPage(
  db: DbOrTx,
  { user, locale, day }: { user: { userId: string; subscriberId: string }; locale: Locale; day: string },
): Promise<EndpointAnswer<typeof getOfflineOffer>> {
  const isMailed = !(await isDemoAccount(db, user.userId))
  const t = getTranslator(locale, 'international-orders/answers')
  const { countries, hasDefaultPrices } = await listOfflineCountries(db, { locale, day })
  const { international } = await readBalances(db, user.subscriberId)
  return {
    countries,
    currency: 'EUR',
    terms: [
      t('terms.held'),
      t(isMailed ? 'terms.delivered' : 'terms.deliveredDemo'),
      ...(hasDefaultPrices ? [t('terms.defaultPrices')] : []),
    ],
    isMailed,
    balance: toMajorUnits(international.balance),
  }
}

/** A page of what the subscriber ordered, online and of people. */
export async function getOrdersPage(
  db: DbOrTx,
  { subscriberId, locale, page }: Asked & { page: number },
): Promise<EndpointAnswer<typeof listInternationalOrders>> {
  const limit = INTERNATIONAL_PAGE_SIZE
  const orders = await listOrders(db, { subscriberId, limit, offset: (page - 1) * limit })
  return {
    items: orders.map((order) => renderListed(locale, order)),
    count: await countOrders(db, subscriberId),
    perPage: limit,
  }
}

/** A page of what was heard of the subscriber's orders. */
export async function getAlertsPage(
  db: DbOrTx,
  { subscriberId, locale, page }: Asked & { page: number },
): Promise<EndpointAnswer<typeof listInternationalAlerts>> {
  const limit = INTERNATIONAL_PAGE_SIZE
  const notices = await listNotices(db, { subscriberId, limit, offset: (page - 1) * limit })
  return {
    items: notices.map((notice) => renderNotice(locale, notice)),
    count: await countNotices(db, subscriberId),
    perPage: limit,
  }
}

/** An order with all that was told and heard of it. */
export async function getOrderPage(
  db: DbOrTx,
  { order, locale }: { order: StoredOrder; locale: Locale },
): Promise<EndpointAnswer<typeof getInternationalOrder>> {
  const { address, taxNumber, companyNumber, person, phone, email, comment } = order
  const told = { address, taxNumber, companyNumber, person, phone, email, comment }
  const notices = await listNoticesOf(db, order.orderId)
  return { ...renderOrder(locale, order), ...told, notices: notices.map((notice) => renderNotice(locale, notice)) }
}

function renderListed(locale: Locale, order: ListedOrder): ListedInternationalOrder {
  const { orderId, foreignCompanyId, variant, fileName, fileBytes, companyName } = order
  const isOnline = foreignCompanyId !== null
  const t = getTranslator(locale, 'international-orders/answers')
  const report = variant === null ? '' : getTranslator(locale, 'international/words')(`variants.${variant}`)
  const url = isOnline
    ? endpointUrl(reopenForeignReport, { params: { orderId } })
    : endpointUrl(downloadInternationalOrder, { params: { id: orderId } })
  return {
    id: orderId,
    companyId: foreignCompanyId,
    date: order.orderedAt.toISOString(),
    type: isOnline ? t('typeOnline', { report }) : t('type'),
    name: companyName,
    orderNumber: order.orderNumber,
    country: order.country,
    countryName: nameCountry(locale, order.country.toUpperCase()),
    price: toMajorUnits(order.price),
    currency: 'EUR',
    state: order.state,
    deadline: order.deadline,
    orderedBy: order.orderedBy,
    file: order.hasFile ? { name: fileName ?? `${companyName}, ${report}`, bytes: fileBytes ?? 0, url } : null,
  }
}

function renderOrder(locale: Locale, order: StoredOrder): InternationalOrder {
  const { orderId, fileName, fileBytes } = order
  const hasFile = order.state === 'delivered' && fileName !== null && fileBytes !== null
  return {
    id: orderId,
    date: order.orderedAt.toISOString(),
    type: getTranslator(locale, 'international-orders/answers')('type'),
    name: order.companyName,
    orderNumber: order.orderNumber,
    country: order.countryCode.toLowerCase(),
    countryName: nameCountry(locale, order.countryCode),
    price: toMajorUnits(order.price),
    currency: 'EUR',
    state: order.state,
    deadline: order.deadline,
    orderedBy: order.orderedBy,
    file: hasFile
      ? {
          name: fileName,
          bytes: fileBytes,
          url: endpointUrl(downloadInternationalOrder, { params: { id: orderId } }),
        }
      : null,
  }
}

function renderNotice(locale: Locale, notice: StoredNotice): InternationalNotice {
  const t = getTranslator(locale, 'international-orders/answers')
  return {
    id: notice.noticeId,
    date: notice.noticedAt.toISOString(),
    type: t(`notices.${notice.kind}`),
    name: notice.companyName,
    kind: notice.kind,
    orderId: notice.orderId,
    orderNumber: notice.orderNumber,
    text: notice.body,
  }
}
