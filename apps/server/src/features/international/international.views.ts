import type { EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import type {
  getForeignPurchase,
  Liveness,
  listInternationalCountries,
  searchInternational,
} from '@merleg/contract/international.contract'
import {
  FOREIGN_QUERY_FIELDS,
  type ForeignQueryTexts,
  isTooShortToSearch,
  LISTED_HITS,
} from '@merleg/domain/international/foreign-query'
import {
  DEFAULT_ONLINE_COUNTRY,
  ONLINE_COUNTRIES,
  type OnlineCountry,
} from '@merleg/domain/international/online-countries'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import { type Owned, type OwnedKind, loadOwned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { sumRefundsOfHold } from '../credits/ledger.repository.ts'
import { saveForeignCompanies } from './foreign-companies.repository.ts'
import { listSteps } from './foreign-order-steps.repository.ts'
import { findForeignOrder, type ForeignOrder } from './foreign-orders.repository.ts'
import { type InternationalDeps, UNTIL_ITS_LIMIT } from './international-deps.ts'
import { describeOrder, describeStep } from './order-words.ts'
import type { ForeignReportProvider } from './provider/foreign-report-provider.ts'
import { ProviderRefusal } from './provider/provider-fault.ts'

/** Countries by their names in the caller's language. */
export function listCountries(
  { providers }: InternationalDeps,
  locale: Locale,
): EndpointAnswer<typeof listInternationalCountries>['online'] {
  const { compare } = new Intl.Collator(locale)
  return ONLINE_COUNTRIES.map((key) => {
    const provider = providers.of(key)
    return {
      key,
      name: nameCountry(locale, key.toUpperCase()),
      provider: provider?.name ?? null,
      isMadeUp: provider?.mode === 'sandbox',
      fields: [...(provider?.searchFields ?? FOREIGN_QUERY_FIELDS)],
      note: describeCoverage(locale, provider),
    }
  }).toSorted((a, b) => compare(a.name, b.name))
}

type Query = EndpointInput<typeof searchInternational>['query']
type Results = EndpointAnswer<typeof searchInternational>
type Why = 'tooShort' | 'noProvider' | 'notSearchable' | 'down'

/** Asks the provider of the country; what it finds is remembered, so that it has an address. */
export async function searchCompanies(
  deps: InternationalDeps,
  { country = DEFAULT_ONLINE_COUNTRY, express: _express, ...texts }: Query,
  locale: Locale,
): Promise<Results> {
  const t = getTranslator(locale, 'international/answers')
  const provider = deps.providers.of(country)
  const now = deps.clock.now()
  const frame = {
    title: nameSearch(locale, country, texts.name ?? texts.companyNumber ?? texts.taxNumber ?? ''),
    liveness: livenessOf(provider, now),
    note: describeAsked(locale, provider, texts),
  }
  const refused = (why: Why): Results => ({ ...frame, items: [], count: 0, error: t(`results.${why}`) })
  if (isTooShortToSearch(texts)) return refused('tooShort')
  if (provider === null) return refused('noProvider')
  try {
    const { hits, total } = await provider.search({ ...texts, country }, UNTIL_ITS_LIMIT)
    const found = {
      providerId: provider.id,
      isMadeUp: provider.mode === 'sandbox',
      hits: hits.slice(0, LISTED_HITS),
      now,
    }
    const companies = await saveForeignCompanies(deps.db, found)
    const items = companies.map(({ foreignCompanyId: id, name, address, registrationNumber, isMadeUp, ...row }) => ({
      id,
      country: row.country,
      name,
      address,
      registrationNumber,
      isMadeUp,
    }))
    return { ...frame, items, count: Math.max(total, items.length), error: null }
  } catch (error) {
    if (error instanceof ProviderRefusal && error.reason === 'refused') return refused('notSearchable')
    deps.logger.warn({ err: error, provider: provider.id }, 'a provider could not be searched')
    return refused('down')
  }
}

/** Of which companies a provider knows nothing; null where that is not known of it. */
function describeCoverage(locale: Locale, provider: ForeignReportProvider | null): string | null {
  if (provider?.coverage !== 'lei') return null
  return getTranslator(locale, 'international/answers')('provider.lei')
}

/** The same, and what of the search it has not looked at. */
function describeAsked(
  locale: Locale,
  provider: ForeignReportProvider | null,
  texts: ForeignQueryTexts,
): string | null {
  const t = getTranslator(locale, 'international/answers')
  const unused = FOREIGN_QUERY_FIELDS.filter(
    (field) => provider !== null && !isBlank(texts[field]) && !provider.searchFields.includes(field),
  )
  const fields = unused.map((field) => t(`provider.fields.${field}`)).join(', ')
  const ignored = unused.length === 0 ? null : t('provider.unused', { fields })
  const notes = [describeCoverage(locale, provider), ignored].filter((note) => note !== null)
  return notes.length === 0 ? null : notes.join(' ')
}

function isBlank(text: string | undefined): boolean {
  return (text ?? '').trim() === ''
}

function nameSearch(locale: Locale, country: OnlineCountry, text: string): string {
  const t = getTranslator(locale, 'international/answers')
  const name = nameCountry(locale, country.toUpperCase())
  return text === '' ? name : t('results.title', { country: name, text })
}

export function livenessOf(provider: ForeignReportProvider | null, now: Date): Liveness {
  const kind = provider === null ? 'kept' : provider.mode
  return { kind, provider: provider?.name ?? null, at: now.toISOString() }
}

const ORDER: OwnedKind<ForeignOrder & { userId: string }> = {
  find: findForeignOrder,
  missing: 'foreign-order.not-found',
}

/** An order of the caller's subscriber: what one has bought all of its users may open. Throws `foreign-order.not-found`. */
export async function loadOrder(
  { db }: Pick<InternationalDeps, 'db'>,
  user: Pick<SessionUser, 'userId' | 'subscriberId'>,
  orderId: string,
): Promise<Owned<ForeignOrder>> {
  const order = await findForeignOrder(db, orderId)
  if (order === null) throw new AppError('foreign-order.not-found')
  return loadOwned(db, { ...user, userId: order.userId }, { kind: ORDER, id: orderId })
}

/** How far an order is, and what proves what was delivered. */
export async function getPurchasePage(
  { db, providers }: InternationalDeps,
  order: Owned<ForeignOrder>,
  locale: Locale,
): Promise<EndpointAnswer<typeof getForeignPurchase>> {
  const { documentSha256, documentBytes, settledAt } = order
  return {
    orderId: order.orderId,
    state: order.state,
    isUndecided: order.undecidedSince !== null,
    text: describeOrder(locale, order),
    companyId: order.foreignCompanyId,
    name: order.companyName,
    variant: order.variant,
    orderedAt: order.quotedAt.toISOString(),
    price: order.price,
    refunded: order.holdId === null ? 0 : await sumRefundsOfHold(db, order.holdId),
    asOf: order.asOf,
    provider: providers.byId(order.providerId)?.name ?? order.providerId,
    orderNo: order.orderNo,
    document:
      documentSha256 === null || documentBytes === null || settledAt === null
        ? null
        : { sha256: documentSha256.toString('hex'), bytes: documentBytes, deliveredAt: settledAt.toISOString() },
    steps: (await listSteps(db, order.orderId)).map(({ state, cause, happenedAt }) => ({
      state,
      text: describeStep(locale, { state, cause, isHeld: order.holdId !== null }),
      at: happenedAt.toISOString(),
    })),
  }
}
