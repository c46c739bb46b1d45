import type { Tx } from '@merleg/db/connect'
import { ensureDemoCredit } from '../credits/demo-credit.usecases.ts'
import { ensureDemoAccounts } from '../users/demo-accounts.usecases.ts'

/** What a visitor of the demo needs beside its companies: accounts to sign in with, and credit to try what costs. */
export async function ensureDemoAccess(tx: Tx, now: Date): Promise<void> {
  await ensureDemoAccounts(tx)
  await ensureDemoCredit(tx, now)
}
