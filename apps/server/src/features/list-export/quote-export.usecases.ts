import { type ExportCalculation, QUOTE_MINUTES } from '@merleg/contract/list-export.contract'
import { hasClaim } from '@merleg/domain/claims'
import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import {
  EXPORT_COLUMNS,
  type ExportSelection,
  FIELD_GROUPS,
  type FieldGroup,
  listChosenColumns,
  listExportCells,
} from '@merleg/domain/list-export/export-columns'
import {
  canStartExport,
  type ExportPrice,
  isExported,
  priceExport,
  type UnitPrices,
} from '@merleg/domain/list-export/export-price'
import { foretellFileBytes } from '@merleg/domain/list-export/export-size'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { readBalances } from '../credits/ledger.usecases.ts'
import { priceOf } from '../credits/prices.repository.ts'
import { findList, type FoundList } from './found-lists.usecases.ts'
import { packKept } from './frozen/packed-rows.ts'
import { insertQuote } from './frozen/quotes.repository.ts'
import { readOwnedGroups } from './list-purchases.repository.ts'
import type { ListSource } from './list-sources.usecases.ts'

/** The product of lists; the group of fields is its variant. */
export const LIST_PRODUCT = 'list-export'

export type QuoteRequest = { user: SessionUser; source: ListSource; selected: ExportSelection; locale: Locale }
export type QuoteDeps = Pick<Deps, 'db' | 'reads' | 'clock'>

/** What is hidden from a user is refused as well (decisions 3). @throws AppError `list-export.not-allowed`. */
export function refuseRestricted({ claims }: Pick<SessionUser, 'claims'>): void {
  if (claims.includes('MarketingLetoltesTiltas')) throw new AppError('list-export.not-allowed')
}

function refuseUnclaimed({ claims }: Pick<SessionUser, 'claims'>, selected: ExportSelection): void {
  for (const column of listChosenColumns(selected)) {
    const { claim } = EXPORT_COLUMNS[column]
    if (!hasClaim(claims, claim)) throw new AppError('claim.missing', { name: claim })
  }
}

/** Works out what a list holds and costs, and freezes rows and price for a quarter of an hour. @throws AppError */
export async function quoteExport(deps: QuoteDeps, request: QuoteRequest): Promise<ExportCalculation> {
  const { user, source, selected, locale } = request
  const { list, price, unitPrices, hasDefaultPrices } = await priceList(deps, request)
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + QUOTE_MINUTES * 60_000)
  const quoteId = await insertQuote(deps.db, {
    subscriberId: user.subscriberId,
    userId: user.userId,
    searchId: source.searchId,
    title: await source.describe(locale),
    rowSetId: list.rowSetId,
    kept: packKept(list.companyIds.length, (place) => isExported(list.filled[place] ?? 0, selected)),
    selected,
    unitPrices,
    rowCount: price.count,
    price: price.price,
    saving: price.saving,
    canStart: canStartExport(price),
    expiresAt,
    now,
  })
  const { normal } = await readBalances(deps.db, user.subscriberId)
  return {
    ...renderPrice(price),
    optedOutCount: list.optedOutCount,
    fileBytes: foretellFileBytes(price, listExportCells(selected, list)),
    canStart: canStartExport(price),
    balance: toForints(normal.balance),
    hasDefaultPrices,
    quoteId,
    quoteExpiresAt: expiresAt.toISOString(),
    asOf: list.asOf.toISOString(),
  }
}

type PricedList = DayPrices & { list: FoundList; owned: Uint16Array; price: ExportPrice }
/** What groups cost on a day; are prices among them that came with the program? */
type DayPrices = { unitPrices: UnitPrices; hasDefaultPrices: boolean }

/** The rows of a list with what of them was bought before, and the prices of the day. @throws AppError */
export async function priceList(
  deps: QuoteDeps,
  { user, source, selected }: Pick<QuoteRequest, 'user' | 'source' | 'selected'>,
): Promise<PricedList> {
  refuseRestricted(user)
  refuseUnclaimed(user, selected)
  const prices = await readUnitPrices(deps, selected)
  const list = await findList(deps, source, selected)
  const owned = await readOwnedGroups(deps.db, { subscriberId: user.subscriberId, companyIds: list.companyIds })
  return { ...prices, list, owned, price: priceExport({ filled: list.filled, owned }, selected, prices.unitPrices) }
}

/** Of the groups that are chosen; what cannot be sold has no price. */
async function readUnitPrices({ db, clock }: QuoteDeps, selected: ExportSelection): Promise<DayPrices> {
  const day = today(clock)
  const chosen = new Set<FieldGroup>(listChosenColumns(selected).map((column) => EXPORT_COLUMNS[column].group))
  let hasDefaultPrices = false
  const read = async (group: FieldGroup): Promise<[FieldGroup, number]> => {
    if (!chosen.has(group)) return [group, 0]
    const price = await priceOf(db, { product: LIST_PRODUCT, variant: group, day })
    if (price?.currency !== 'HUF') throw new AppError('list-export.no-price')
    hasDefaultPrices ||= price.isDefault
    return [group, price.amount]
  }
  const prices = await Promise.all(FIELD_GROUPS.map(read))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of every group
  return { unitPrices: Object.fromEntries(prices) as UnitPrices, hasDefaultPrices }
}

/** Amounts as people read them: of the ledger they are in fillér. */
export function toForints(amount: number): number {
  return amount / MINOR_UNITS
}

function renderPrice(price: ExportPrice) {
  const { count, phoneCount, emailCount, websiteCount } = price
  return {
    count,
    phoneCount,
    emailCount,
    websiteCount,
    price: toForints(price.price),
    saving: toForints(price.saving),
    groups: price.groups.map((group) => ({
      ...group,
      unitPrice: toForints(group.unitPrice),
      amount: toForints(group.amount),
      saving: toForints(group.saving),
    })),
  }
}
