import { randomUUID } from 'node:crypto'
import { inTransaction } from '@merleg/db/transaction'
import { STARTING_PRICES } from '@merleg/domain/credits/starting-prices'
import type { OnlineCountry } from '@merleg/domain/international/online-countries'
import { sql } from 'kysely'
import type { TestApp } from '../../app/testing-app.ts'
import type { Clock } from '../../shared/clock.ts'
import type { PdfRenderer } from '../../shared/pdf.ts'
import { topUp } from '../credits/funding.usecases.ts'
import { setStartingPrices } from '../credits/prices.usecases.ts'
import { type ForeignCompany, saveForeignCompanies } from './foreign-companies.repository.ts'
import { type InternationalDeps, UNTIL_ITS_LIMIT } from './international-deps.ts'
import type { ForeignReportProvider } from './provider/foreign-report-provider.ts'
import { type GuardLimits, guardProvider } from './provider/guard-provider.ts'
import { collectProviders } from './providers.ts'
import { createSandboxProvider } from './sandbox/sandbox-provider.ts'

/** Typesets nothing: what it makes only looks like a PDF. */
export const SHAM_RENDERER: PdfRenderer = {
  render: async ({ content }) => Buffer.from(`%PDF-1.7\n${JSON.stringify(content)}\n%%EOF\n`),
  close: async () => undefined,
}

/** Nothing is left alone, and no slow machine is taken for a provider that does not answer. */
export const PATIENT_LIMITS: GuardLimits = {
  searchMs: 20_000,
  askMs: 20_000,
  orderMs: 20_000,
  documentMs: 20_000,
  retries: 1,
  retryPauseMs: 1,
  faultsToOpen: 1000,
  openMs: 50,
}

type Options = {
  clock?: Clock
  limits?: GuardLimits
  /** Stands between us and the made-up provider. */
  between?: (provider: ForeignReportProvider) => ForeignReportProvider
}

/** What the use cases need, with the made-up provider behind it. */
export function withSandbox(
  { deps }: { deps: Omit<InternationalDeps, 'providers'> },
  { clock = deps.clock, limits = PATIENT_LIMITS, between = (provider) => provider }: Options = {},
): InternationalDeps {
  const sandbox = createSandboxProvider({ db: deps.db, clock, renderer: SHAM_RENDERER })
  const provider = guardProvider(between(sandbox), { logger: deps.logger, limits })
  return { ...deps, clock, providers: collectProviders([provider]) }
}

/** The first company that a search of the made-up provider finds. */
export async function findMadeUp(deps: InternationalDeps, name: string, country: OnlineCountry = 'at') {
  const provider = deps.providers.of(country)
  const found = await provider?.search({ country, name }, UNTIL_ITS_LIMIT)
  const hits = (found?.hits ?? []).slice(0, 1)
  const saved = { providerId: provider?.id ?? '', isMadeUp: true, hits, now: deps.clock.now() }
  const [company] = await saveForeignCompanies(deps.db, saved)
  if (company === undefined) throw new Error(`nothing is called ${name}`)
  return company satisfies ForeignCompany
}

export type Buyer = Awaited<ReturnType<TestApp['signIn']>>

/** A signed-in user whose subscriber has so many cents for foreign reports; everything has its first price. */
export async function signInBuyer(server: TestApp, cents: number): Promise<Buyer> {
  const buyer = await server.signIn({ claims: ['Nemzetkozi'] })
  await inTransaction(server.deps.db, async (tx) => {
    const now = server.deps.clock.now()
    await setStartingPrices(tx, { prices: STARTING_PRICES, now })
    const item = { subscriberId: buyer.subscriberId, account: 'international' as const, key: randomUUID() }
    if (cents > 0) await topUp(tx, { ...item, amount: cents, reason: null, actor: 'test', now })
  })
  return buyer
}

/** What a subscriber has left and what is held of it, in cents; `entries`: the sum of all his entries, which is zero. */
export async function readLedger(server: TestApp, { subscriberId }: Buyer) {
  const { rows } = await sql<{ posted: number; held: number; entries: number; holds: number }>`
    select a.posted::integer as posted, a.held::integer as held,
      (select coalesce(sum(e.amount), 0)::integer from credit_entries e join credit_accounts o using (account_id) where o.subscriber_id = a.subscriber_id) as entries,
      (select coalesce(sum(h.amount), 0)::integer from credit_open_holds h where h.account_id = a.account_id) as holds
    from credit_accounts a where a.subscriber_id = ${subscriberId} and a.account = 'international' and a.side = 'credit'`.execute(
    server.deps.db,
  )
  return rows[0] ?? { posted: 0, held: 0, entries: 0, holds: 0 }
}

/** How often the made-up provider was ordered from for a subscriber: what it would have charged. */
export async function countCharged(server: TestApp, { subscriberId }: Buyer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from foreign_sandbox_orders s
    join foreign_orders o on o.order_id::text = s.call_ref where o.subscriber_id = ${subscriberId}`.execute(
    server.deps.db,
  )
  return rows[0]?.count ?? 0
}

/** How often an order reached the made-up provider. */
export async function countSent({ deps }: Pick<TestApp, 'deps'>, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from foreign_sandbox_orders where call_ref = ${orderId}`.execute(deps.db)
  return rows[0]?.count ?? 0
}
