import { STATEMENT_KINDS } from './address-words.ts'
import { CREDIT_ACCOUNTS, CREDIT_CURRENCIES } from '@merleg/domain/credits/credit-accounts'
import { TRANSFER_KINDS } from '@merleg/domain/credits/ledger-rules'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate } from './fields.ts'
import { ListMeta, pagingQuery } from './paging.ts'

/** Rows of a statement as a file; a longer one is taken along in parts, by its days. */
export const STATEMENT_MAX_ROWS = 50_000
/** Holds that are listed beside the balances, the oldest first. */
export const HOLDS_LISTED = 20
export type StatementKind = (typeof STATEMENT_KINDS)[number]
export const STATEMENT_FILES = ['xlsx', 'csv'] as const
export type StatementFile = (typeof STATEMENT_FILES)[number]

/** Amounts of credit are whole hundredths of the currency. */
const Amount = z.number().int()

/** One kind of credit of the caller's subscriber: `balance` can be spent, `held` is kept for purchases under way. */
export const CreditBalance = z.object({
  account: z.enum(CREDIT_ACCOUNTS),
  currency: z.enum(CREDIT_CURRENCIES),
  balance: Amount,
  held: Amount,
})
export type CreditBalance = z.infer<typeof CreditBalance>

/** Both kinds of credit, as `/api/profile` tells them. */
export const CreditBalances = z.object({ normal: CreditBalance, international: CreditBalance })

const HeldPurchase = z.object({
  id: z.uuid(),
  account: z.enum(CREDIT_ACCOUNTS),
  currency: z.enum(CREDIT_CURRENCIES),
  amount: Amount,
  product: z.string().nullable(),
  title: z.string().nullable(),
  heldAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
})
export type HeldPurchase = z.infer<typeof HeldPurchase>

export const getCredits = defineEndpoint({
  method: 'GET',
  path: '/api/credits',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'Credit of the subscriber: what can be spent, and what is held for purchases under way',
  answer: z.object({
    accounts: z.array(CreditBalance),
    holds: z.array(HeldPurchase),
    holdCount: z.number().int(),
    /** Is any of it made-up money of a demo? */
    hasDemoCredit: z.boolean(),
  }),
  errors: [],
})
export type Credits = z.infer<typeof getCredits.answer>

const statementQuery = {
  account: z.enum(CREDIT_ACCOUNTS),
  kind: z.enum(STATEMENT_KINDS).optional(),
  /** Hungarian days, both included. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
}

const StatementRow = z.object({
  /** Number of the row in the account, from 1, without gaps. */
  seq: z.number().int(),
  transferId: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(TRANSFER_KINDS),
  product: z.string().nullable(),
  title: z.string().nullable(),
  /** Why, where it is no purchase. */
  reason: z.string().nullable(),
  /** Who bought; null where the provider did it. */
  userName: z.string().nullable(),
  amount: Amount,
  balanceAfter: Amount,
  isDemo: z.boolean(),
})
export type StatementRow = z.infer<typeof StatementRow>

const refusals = ['days.reversed', 'credit.statement-too-long'] as const

export const getCreditStatement = defineEndpoint({
  method: 'GET',
  path: '/api/credits/statement',
  access: 'user',
  kind: 'json',
  summary: 'Statement of one kind of credit, the latest first, with the sums of its days and whether all of it adds up',
  query: z.strictObject({ ...statementQuery, ...pagingQuery }),
  answer: z.object({
    currency: z.enum(CREDIT_CURRENCIES),
    rows: z.array(StatementRow),
    meta: ListMeta,
    /** Of the days asked for, of every kind: opening + gains − losses = closing. */
    period: z.object({ opening: Amount, gains: Amount, losses: Amount, closing: Amount }),
    /** Sum of the rows that the filter leaves. */
    filteredSum: Amount,
    /** All entries of the account, summed anew for this answer, beside the balance as it is kept. */
    check: z.object({ entryCount: z.number().int(), entriesSum: Amount, posted: Amount, isAgreeing: z.boolean() }),
  }),
  errors: ['days.reversed'],
})
export type CreditStatement = z.infer<typeof getCreditStatement.answer>

export const downloadCreditStatement = defineEndpoint({
  method: 'GET',
  path: '/api/credits/statement/file',
  access: 'user',
  isHeavy: true,
  kind: 'file',
  summary: 'The statement as XLSX or CSV, the earliest first',
  query: z.strictObject({ ...statementQuery, format: z.enum(STATEMENT_FILES) }),
  errors: refusals,
})
