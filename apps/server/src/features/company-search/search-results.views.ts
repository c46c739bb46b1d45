import { RESULT_ORDERS } from '@merleg/contract/address-words'
import { CONTACT_BITS } from './read-model/contact-kinds.ts'
import type { FoundRow, ResultOrder, SearchResults } from '@merleg/contract/company-search.contract'
import { isLargestFirst } from '@merleg/contract/company-search.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { findCounty } from '@merleg/domain/reference/counties'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import { priceOf } from '../credits/prices.repository.ts'
import { listFoundCompanies } from '../search/found-companies.repository.ts'
import { type Reader, renderResultRows } from '../search/result-rows.views.ts'
import { nameActivity } from './activity-names.ts'
import type { CompanyPage, CompanySelector } from './company-selection.ts'
import { describeQuery } from './describe-query.ts'
import { describeSearchLimits } from './describe-search-limits.ts'
import { listMatches, matchNames } from './matched.views.ts'
import { listResultProfiles, type ResultProfile } from './result-profiles.repository.ts'
import type { SavedSearch } from './saved-searches.repository.ts'
import { listModelNames } from './model-names.views.ts'
import { findModels } from './similar/similar-companies.usecases.ts'

export type ResultsRequest = {
  orderBy?: ResultOrder | undefined
  order?: 'asc' | 'desc' | undefined
  currentPage: number
  perPage: number
}

const SCALE = 1000

/** A page of the companies that a saved search finds today. */
export async function getSearchResultsPage(
  { reads }: Pick<Deps, 'reads'>,
  selector: CompanySelector,
  { search, request, reader }: { search: Owned<SavedSearch>; request: ResultsRequest; reader: Reader },
): Promise<SearchResults> {
  const { query, variant } = search
  const { currentPage, perPage } = request
  const orders = listOrders(search)
  const orderBy = request.orderBy ?? defaultOrder(search)
  if (!orders.includes(orderBy)) throw new AppError('validation.failed', { fields: { orderBy: 'not-offered' } })
  const isDescending = (request.order ?? (isLargestFirst(orderBy) ? 'desc' : 'asc')) === 'desc'
  const page = await selector.page(query, {
    orderBy,
    isDescending,
    offset: (currentPage - 1) * perPage,
    limit: perPage,
    today: reader.today,
  })
  const words = getTranslator(reader.locale, 'company-search/words')
  const [results, names, models] = await inSnapshot(reads, async (tx) => [
    await renderFoundRows(tx, { ...page, query, variant, reader }),
    await listModelNames(tx, query),
    await findModels(tx, query, reader.today),
  ])
  // Of nobody no order says anything.
  const isBySales = orderBy === 'sales' && page.count > 0
  const limits = describeSearchLimits(query, { locale: reader.locale, isBySales, models })
  return {
    title: {
      prefix: getTranslator(reader.locale, 'company-search/answers')(`variants.${variant}`),
      value: describeQuery(query, { locale: reader.locale, names }),
    },
    notes: limits.flatMap(({ limit, text }) => (limit === 'noActivity' ? [] : text)),
    unanswered: limits.find(({ limit }) => limit === 'noActivity')?.text ?? null,
    results,
    price: variant === 'marketing' ? await priceBaseData(reads, page.count, reader.today) : null,
    meta: {
      count: page.count,
      currentPage,
      perPage,
      asOf: page.asOf.toISOString(),
      orderBy,
      orderOptions: orders.map((id) => ({ id, label: words(`orders.${id}`) })),
    },
  }
}

/** What the list costs with its base data, before what was bought earlier; null where lists are not sold. */
async function priceBaseData(reads: DbOrTx, count: number, day: string): Promise<number | null> {
  const price = await priceOf(reads, { product: 'list-export', variant: 'base', day })
  return price === null ? null : (count * price.amount) / MINOR_UNITS
}

function listOrders({ query }: SavedSearch): ResultOrder[] {
  const isOffered: Partial<Record<ResultOrder, boolean>> = {
    distance: query.more.nearby.settlement !== '',
    similarity: query.more.similarTo.length > 0,
  }
  return RESULT_ORDERS.filter((order) => isOffered[order] ?? true)
}

function defaultOrder({ query }: SavedSearch): ResultOrder {
  if (query.more.similarTo.length > 0) return 'similarity'
  return query.more.nearby.settlement === '' ? 'name' : 'distance'
}

type Found = {
  companyIds: readonly string[]
  distanceKm: CompanyPage['distanceKm']
  likeness: CompanyPage['likeness']
  query: SavedSearch['query']
  variant: SearchVariant
  reader: Reader
}

async function renderFoundRows(
  tx: Parameters<typeof listFoundCompanies>[0],
  { companyIds, distanceKm, likeness, query, variant, reader }: Found,
): Promise<FoundRow[]> {
  const found = await listFoundCompanies(tx, companyIds)
  const [rows, profiles, names] = await Promise.all([
    renderResultRows(tx, found, { reader, distanceKm: ({ companyId }) => distanceKm.get(companyId) ?? null }),
    listResultProfiles(tx, companyIds),
    matchNames(tx, { query, companyIds }),
  ])
  const matches = await listMatches(tx, { query, profiles, likeness, ...reader })
  return rows.map((row) => ({
    ...row,
    matchedName: names.get(row.companyId) ?? null,
    ...renderProfile(profiles.get(row.companyId), { variant, reader }),
    matched: matches.get(row.companyId) ?? [],
  }))
}

type ProfileFields = Omit<FoundRow, keyof Awaited<ReturnType<typeof renderResultRows>>[number] | 'matched'>

/** What the read model of the searches does not have yet, of a company just merged, is not known. */
function renderProfile(
  profile: ResultProfile | undefined,
  { variant, reader }: { variant: SearchVariant; reader: Reader },
): ProfileFields {
  const mainClass = profile?.mainClass ?? null
  const countyCode = profile?.countyCode ?? null
  return {
    headcount: profile?.headcount ?? null,
    headcountYear: profile?.headcountYear ?? null,
    foundedOn: profile?.foundedOn ?? null,
    salesThousand: profile?.salesThousand ?? null,
    currency: profile?.currency ?? null,
    year: profile?.year ?? null,
    yearDays: profile?.yearDays ?? null,
    isConsolidated: profile?.isConsolidated ?? false,
    flawedYear: profile?.flawedYear ?? null,
    salesGrowth: toPercent(profile?.salesGrowth),
    probability: toPercent(profile?.probability),
    mainActivity: mainClass === null ? null : nameActivity(mainClass, reader.locale),
    county: countyCode === null ? null : (findCounty(countyCode)?.nameHu ?? null),
    contacts: variant === 'marketing' ? renderContacts(profile?.contacts ?? 0) : null,
  }
}

function renderContacts(bits: number): NonNullable<FoundRow['contacts']> {
  const has = (bit: number) => (bits & bit) !== 0
  return { phone: has(CONTACT_BITS.phone), email: has(CONTACT_BITS.email), website: has(CONTACT_BITS.website) }
}

function toPercent(thousandths: number | null | undefined): number | null {
  return thousandths == null ? null : thousandths / SCALE
}
