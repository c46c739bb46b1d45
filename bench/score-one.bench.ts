import { inSnapshot } from '@merleg/db/transaction'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { rateSubject } from '@merleg/server/features/score/rate/rate-subject'
import { loadRegisterFacts } from '@merleg/server/features/score/rate/register-facts.repository'
import { loadAccounts } from '@merleg/server/features/score/rate/accounts.repository'
import { findLineOrder } from '@merleg/server/features/register/statement-lines/line-order.repository'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { lookUp, measureLookup } from './lookup-baselines.ts'
import { measureCalls } from './measure.ts'
import type { Product } from './product.ts'
import { QUICK_CALLS, timeTurns } from './quick/timed-turns.ts'
import { listOpenedReports } from './sample.ts'

/** The day of the made-up register. */
const AS_OF = '2026-11-01'

export const scoreOneBench: BenchEntry = {
  name: 'score-one',
  title: 'The rating of one company',
  goal: { text: 'p95 ≤ 2 ms', companies: 1_000_000 },
  method:
    'What the register knows of a company and its newest accounts are read in one snapshot, as a page reads them, and ' +
    'rated, one company after the other, over one connection; companies drawn by prominence.',
  measure,
  quick: [
    {
      name: 'score-one',
      floor: 'one index look-up, one connection',
      when: 'served',
      prepare: async (context, product) => {
        const companyIds = (await listOpenedReports(context, product)).slice(0, QUICK_CALLS)
        const rate = await createRating(product)
        const companyOf = (turn: number) => companyIds[turn] ?? ''
        return () =>
          timeTurns({
            turns: companyIds.length,
            ours: (turn) => rate(companyOf(turn)),
            floor: (turn) => lookUp(product, companyOf(turn)),
          })
      },
    },
  ],
}

async function measure(context: BenchContext): Promise<ProductLine[]> {
  const product = await context.startProduct()
  const companyIds = await listOpenedReports(context, product)
  return [
    {
      name: 'Mérleg, read and rated',
      figures: await measureCalls(companyIds, await createRating(product)),
      limits: [{ metric: 'p95Ms', atMost: 2 }],
      baselines: [await measureLookup(product, companyIds)],
    },
  ]
}

async function createRating({ reads: { db } }: Product): Promise<(companyId: string) => Promise<void>> {
  const lineOrder = await findLineOrder(db)
  const config = { switchedOff: new Set<never>() }
  return async (companyId) => {
    const asked = { companyIds: [companyId], asOf: AS_OF }
    const [known, accountsOf] = await inSnapshot(db, (tx) =>
      Promise.all([loadRegisterFacts(tx, asked), loadAccounts(tx, { ...asked, lineOrder })]),
    )
    const facts = known.get(companyId)
    if (facts === undefined) throw new Error(`${companyId} is not in the register`)
    rateSubject({ facts, accounts: accountsOf.get(companyId) ?? null, asOf: AS_OF, model: CURRENT_MODEL, config })
  }
}
