import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getForeignCompany } from '@merleg/contract/international.contract'
import type { VariantOffer } from '@merleg/contract/variant-offer'
import { OPEN_ORDER_STATES } from '@merleg/domain/international/foreign-order-states'
import type { ReportVariant } from '@merleg/domain/international/report-variants'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { readBalances } from '../credits/ledger.usecases.ts'
import { findForeignCompany, type ForeignCompany } from './foreign-companies.repository.ts'
import { type ForeignOrder, listForeignOrdersOf } from './foreign-orders.repository.ts'
import { type InternationalDeps, UNTIL_ITS_LIMIT } from './international-deps.ts'
import { livenessOf } from './international.views.ts'
import { describeOrder } from './order-words.ts'
import type { VariantAvailability } from './provider/foreign-report-provider.ts'
import { findReportPrice, type ReportPrice } from './purchase-report.usecases.ts'

type Page = EndpointAnswer<typeof getForeignCompany>
type Availability = Record<ReportVariant, VariantAvailability>
type Asked = { id: string; user: Pick<SessionUser, 'subscriberId'>; locale: Locale }

/** The company of an id. Throws `foreign-company.not-found`. */
export async function loadForeignCompany({ db }: Pick<InternationalDeps, 'db'>, id: string): Promise<ForeignCompany> {
  const company = await findForeignCompany(db, id)
  if (company === null) throw new AppError('foreign-company.not-found')
  return company
}

/** What can be had about a company and for how much; what was bought stays open where the provider cannot be asked. */
export async function getForeignCompanyPage(deps: InternationalDeps, { id, user, locale }: Asked): Promise<Page> {
  const { db, providers, clock } = deps
  const company = await loadForeignCompany(deps, id)
  const { subscriberId } = user
  const provider = providers.byId(company.providerId)
  const orders = await listForeignOrdersOf(db, { subscriberId, foreignCompanyId: id })
  const availability = await askAvailability(deps, company)
  const prices = await readPrices(deps, company)
  const { balance } = (await readBalances(db, subscriberId)).international
  const [lastOrder] = orders.filter(({ state }) => state === 'delivered')
  const t = getTranslator(locale, 'international/answers')
  const kept = {
    kind: 'kept' as const,
    provider: provider?.name ?? company.providerId,
    at: company.seenAt.toISOString(),
  }
  const offer = (variant: ReportVariant): VariantOffer =>
    describeVariant({ variant, orders, availability, price: prices[variant], balance, locale, now: clock.now() })
  return {
    id,
    name: company.name,
    country: company.country,
    countryName: nameCountry(locale, company.country.toUpperCase()),
    address: company.address,
    registrationNumber: company.registrationNumber,
    isMadeUp: company.isMadeUp,
    seenAt: company.seenAt.toISOString(),
    parts: byVariant((variant) => [...(provider?.parts[variant] ?? [])]),
    hasSamples: provider?.mode === 'sandbox',
    availability: byVariant((variant) => availability?.[variant].kind ?? 'unknown'),
    price: byVariant((variant) => toEuros(prices[variant]?.amount ?? null)),
    lastOrder:
      lastOrder === undefined
        ? null
        : { id: lastOrder.orderId, variant: lastOrder.variant, orderedAt: lastOrder.quotedAt.toISOString() },
    variants: byVariant(offer),
    balance: balance / 100,
    error: availability === null ? t('company.down') : null,
    liveness: availability === null ? kept : livenessOf(provider, clock.now()),
  }
}

/** Null where the provider cannot be asked. */
async function askAvailability(
  { providers, logger }: InternationalDeps,
  { providerId, providerRef }: ForeignCompany,
): Promise<Availability | null> {
  const provider = providers.byId(providerId)
  if (provider === null) return null
  return provider.availability(providerRef, UNTIL_ITS_LIMIT).catch((error: unknown) => {
    logger.warn({ err: error, provider: providerId }, 'a provider does not say what can be had')
    return null
  })
}

async function readPrices(
  { db, providers, clock }: InternationalDeps,
  company: ForeignCompany,
): Promise<Record<ReportVariant, ReportPrice | null>> {
  const provider = providers.byId(company.providerId)
  const day = today(clock)
  const read = (variant: ReportVariant) =>
    provider === null ? null : findReportPrice(db, { provider, company, variant, day })
  const [check, extended, profile, small] = [
    await read('check'),
    await read('extended'),
    await read('profile'),
    await read('small'),
  ]
  return { check, extended, profile, small }
}

type Describing = {
  variant: ReportVariant
  orders: readonly ForeignOrder[]
  availability: Availability | null
  price: ReportPrice | null
  balance: number
  locale: Locale
  now: Date
}

function describeVariant(describing: Describing): VariantOffer {
  const { variant, orders, availability, price, balance, locale } = describing
  const own = orders.filter((order) => order.variant === variant)
  const offered = availability?.[variant] ?? null
  const bought = own.find(({ state }) => state === 'delivered')
  const same = own.find(({ state, dataVersion }) => state === 'delivered' && dataVersion === offered?.dataVersion)
  const open = own.find(({ state }) => OPEN_ORDER_STATES.some((one) => one === state))
  const shown = same ?? bought
  return {
    state: stateOf({
      offered,
      price: price?.amount ?? null,
      balance,
      isBought: same !== undefined,
      isUnderWay: open !== undefined,
    }),
    asOf: offered?.asOf ?? null,
    hasDefaultPrice: price?.isDefault ?? false,
    purchased:
      shown === undefined
        ? null
        : { orderId: shown.orderId, orderedAt: shown.quotedAt.toISOString(), asOf: shown.asOf },
    underWay: open === undefined ? null : describeUnderWay(open, locale),
    failed: describeFailure(own[0], describing),
  }
}

function describeUnderWay(order: ForeignOrder, locale: Locale): NonNullable<VariantOffer['underWay']> {
  const { orderId, state, undecidedSince } = order
  return { orderId, state, isUndecided: undecidedSince !== null, text: describeOrder(locale, order) }
}

const FAILURE_TOLD_MS = 7 * 24 * 3600 * 1000

/** Null where the last order has not failed, or so long ago that nobody waits for it. */
function describeFailure(
  last: ForeignOrder | undefined,
  { locale, now }: Pick<Describing, 'locale' | 'now'>,
): VariantOffer['failed'] {
  if (last?.state !== 'failed' || last.settledAt === null) return null
  if (now.getTime() - last.settledAt.getTime() > FAILURE_TOLD_MS) return null
  return { orderId: last.orderId, orderedAt: last.quotedAt.toISOString(), text: describeOrder(locale, last) }
}

type Judged = {
  offered: VariantAvailability | null
  price: number | null
  balance: number
  isBought: boolean
  isUnderWay: boolean
}

function stateOf({ offered, price, balance, isBought, isUnderWay }: Judged): VariantOffer['state'] {
  if (isUnderWay) return 'under-way'
  if (isBought) return 'purchased'
  if (offered === null) return 'unknown'
  if (offered.kind !== 'instant') return offered.kind === 'none' ? 'none' : 'offline'
  if (price === null) return 'unpriced'
  return price <= balance ? 'purchasable' : 'insufficient'
}

function byVariant<Value>(of: (variant: ReportVariant) => Value): Record<ReportVariant, Value> {
  return { extended: of('extended'), small: of('small'), check: of('check'), profile: of('profile') }
}

function toEuros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
