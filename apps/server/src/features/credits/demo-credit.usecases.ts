import type { Tx } from '@merleg/db/connect'
import { CREDIT_ACCOUNTS, type CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { STARTING_PRICES } from '@merleg/domain/credits/starting-prices'
import { topUp } from './funding.usecases.ts'
import { setStartingPrices } from './prices.usecases.ts'
import { hasOwnSubscribers, listDemoSubscribers } from './subscribers.repository.ts'

/** 500,000 forints and 500 euros: enough to try every module. */
const DEMO_CREDIT: Readonly<Record<CreditAccount, number>> = { normal: 50_000_000, international: 50_000 }

/** Gives the subscribers of demo accounts made-up credit, marked as such, once; and prices where nobody else subscribes. */
export async function ensureDemoCredit(tx: Tx, now: Date): Promise<void> {
  // Where others subscribe, what is sold and for how much is the operator's to say (ADR 71).
  if (!(await hasOwnSubscribers(tx))) await setStartingPrices(tx, { prices: STARTING_PRICES, now })
  for (const subscriberId of await listDemoSubscribers(tx))
    for (const account of CREDIT_ACCOUNTS) {
      const item = { subscriberId, account, amount: DEMO_CREDIT[account], key: `demo:${account}` }
      await topUp(tx, { ...item, isDemo: true, reason: null, actor: 'demo', now })
    }
}
