import { inTransaction } from '@merleg/db/transaction'
import { ensureDemoAccess } from '../features/generate/demo-access.usecases.ts'
import { findFirstMadeUpBatch, hasDemoData, isRegisterEmpty } from '../features/generate/demo-data.repository.ts'
import { generateDemoData, isBaseOf } from '../features/generate/generate.usecases.ts'
import { loadMadeUpSanctions } from '../features/generate/made-up-sanctions.usecases.ts'
import { DEMO_ACCOUNTS } from '../features/users/demo-accounts.usecases.ts'
import { catchUpFollowers } from './catch-up-followers.ts'
import type { Deps } from './deps.ts'
import type { OpenDatabase } from './open-database.ts'

const DEMO_SEED = 1

export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Again at every start: what an earlier one was killed in is continued, and what is there is passed over. */
export async function makeDemoDataOnce(deps: Deps, database: OpenDatabase, signal: AbortSignal): Promise<void> {
  const companies = deps.config.MERLEG_DEMO_COMPANIES
  const first = await findFirstMadeUpBatch(deps.db)
  if (first === null) {
    if (!database.isEmbedded || companies === 0 || !(await isRegisterEmpty(deps.db))) return
    say(`Making ${companies} demo companies …`)
  } else if (!isBaseOf({ companies, seed: DEMO_SEED }, first)) {
    return inTransaction(deps.db, (tx) => ensureDemoAccess(tx, deps.clock.now()))
  }
  const { batches } = await generateDemoData(deps, { companies, seed: DEMO_SEED, signal })
  await loadMadeUpSanctions(deps, { companies, seed: DEMO_SEED })
  // Of companies that were there already whoever does the jobs takes care.
  if (batches > 0) await catchUpFollowers(deps, { signal })
}

/** Says where the application is, and with which accounts it can be tried. */
export async function greet(deps: Deps, address: string): Promise<void> {
  const hasAccounts = await hasDemoData(deps.db)
  say(`\nMérleg is ready: ${address}`)
  if (!hasAccounts) return
  for (const account of DEMO_ACCOUNTS)
    say(`  Demo login: ${account.email} / ${account.password} (${account.description})`)
}
