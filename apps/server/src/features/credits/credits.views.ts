import {
  type CreditBalance,
  type Credits,
  type CreditStatement,
  type getCreditStatement,
  HOLDS_LISTED,
} from '@merleg/contract/credits.contract'
import type { EndpointInput } from '@merleg/contract/endpoint'
import type { DbOrTx } from '@merleg/db/connect'
import { dayBefore, endOfHungarianDay } from '@merleg/domain/calendar-days'
import { CREDIT_ACCOUNTS, type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { AppError } from '../../app/app-error.ts'
import { readBalances } from './ledger.usecases.ts'
import {
  type EntryRow,
  findCreditAccount,
  hasDemoCredit,
  listEntries,
  listHeldPurchases,
  type StatementAsked,
  sumEntries,
} from './statement.repository.ts'

/** Both kinds of credit of a subscriber, as the contract tells them. */
export async function getBalances(
  db: DbOrTx,
  subscriberId: string,
): Promise<Readonly<Record<CreditAccount, CreditBalance>>> {
  const { normal, international } = await readBalances(db, subscriberId)
  return {
    normal: { account: 'normal', currency: currencyOf('normal'), ...normal },
    international: { account: 'international', currency: currencyOf('international'), ...international },
  }
}

export async function getCreditsPage(db: DbOrTx, subscriberId: string): Promise<Credits> {
  const balances = await getBalances(db, subscriberId)
  const holds = await listHeldPurchases(db, { subscriberId, limit: HOLDS_LISTED })
  return {
    accounts: CREDIT_ACCOUNTS.map((account) => balances[account]),
    holds: holds.map(({ heldAt, expiresAt, count: _count, ...hold }) => ({
      ...hold,
      heldAt: heldAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    holdCount: holds[0]?.count ?? 0,
    hasDemoCredit: await hasDemoCredit(db, subscriberId),
  }
}

type Query = EndpointInput<typeof getCreditStatement>['query']
export type StatementFilter = Omit<Query, 'currentPage' | 'perPage'>

const NOTHING_ENTERED = {
  opening: 0,
  gains: 0,
  losses: 0,
  count: 0,
  filteredSum: 0,
  entryCount: 0,
  entriesSum: 0,
}

/** The statement with sums that are made of its entries, in one snapshot. Throws `days.reversed`. */
export async function getStatementPage(
  db: DbOrTx,
  { subscriberId, query }: { subscriberId: string; query: Query },
): Promise<CreditStatement> {
  const { account, currentPage, perPage } = query
  const found = await findCreditAccount(db, { subscriberId, account })
  const asked = toAsked(found?.accountId ?? null, query)
  const sums = asked === null ? NOTHING_ENTERED : await sumEntries(db, asked)
  const page = { limit: perPage, offset: (currentPage - 1) * perPage, isLatestFirst: true }
  const rows = asked === null ? [] : await listEntries(db, { ...asked, ...page })
  const { opening, gains, losses, count, filteredSum, entryCount, entriesSum } = sums
  const posted = found?.posted ?? 0
  return {
    currency: currencyOf(account),
    rows: rows.map(toRow),
    meta: { count, currentPage, perPage },
    period: { opening, gains, losses, closing: opening + gains - losses },
    filteredSum,
    check: { entryCount, entriesSum, posted, isAgreeing: posted === entriesSum },
  }
}

/** Every row of a statement, the earliest first; null where there are more than `limit`. Throws `days.reversed`. */
export async function listWholeStatement(
  db: DbOrTx,
  { subscriberId, filter, limit }: { subscriberId: string; filter: StatementFilter; limit: number },
): Promise<EntryRow[] | null> {
  const found = await findCreditAccount(db, { subscriberId, account: filter.account })
  const asked = toAsked(found?.accountId ?? null, filter)
  if (asked === null) return []
  const rows = await listEntries(db, { ...asked, limit: limit + 1, offset: 0, isLatestFirst: false })
  return rows.length > limit ? null : rows
}

function toAsked(accountId: string | null, { from, to, kind }: StatementFilter): StatementAsked | null {
  if (from !== undefined && to !== undefined && from > to)
    throw new AppError('days.reversed', { fields: { from: 'reversed' } })
  if (accountId === null) return null
  const after = from === undefined ? null : endOfHungarianDay(dayBefore(from))
  return { accountId, after, until: to === undefined ? null : endOfHungarianDay(to), kind }
}

function toRow({ at, ...row }: EntryRow): CreditStatement['rows'][number] {
  return { ...row, at: at.toISOString() }
}
