import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import type { Tx } from '@merleg/db/connect'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../app/app-error.ts'
import { releaseExpiredHolds } from './expired-holds.usecases.ts'
import { topUp } from './funding.usecases.ts'
import { capture, charge, hold, readBalances, refund, release } from './ledger.usecases.ts'
import { addBuyer, type Buyer, listLedgerFaults, purchaseOf } from './testing-credits.ts'
import { LedgerOracle, type Step } from './testing-ledger-oracle.ts'

const database = useTestDatabase()
const START_MS = Date.parse('2026-11-02T08:00:00Z')

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const amount = fc.nat(300)
const of = fc.nat(5)
const seconds = fc.integer({ min: 1, max: 100 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ type: fc.constant('top-up' as const), key, amount }),
  fc.record({ type: fc.constant('charge' as const), key, amount }),
  fc.record({ type: fc.constant('hold' as const), key, amount, seconds: fc.option(seconds) }),
  fc.record({ type: fc.constant('capture' as const), of, amount }),
  fc.record({ type: fc.constant('release' as const), of }),
  fc.record({ type: fc.constant('refund' as const), of, key, amount }),
  // A clock may be put back, too.
  fc.record({ type: fc.constant('clock' as const), seconds: fc.integer({ min: -200, max: 200 }) }),
  fc.record({ type: fc.constant('sweep' as const) }),
)

/** The ledger under the same steps; remembers the ids that the oracle counts. */
class RealLedger {
  readonly #buyer: Buyer
  readonly #holds: string[] = []
  readonly #payments: string[] = []
  clockMs = START_MS

  constructor(buyer: Buyer) {
    this.#buyer = buyer
  }

  async do(step: Exclude<Step, { type: 'clock' }>): Promise<string> {
    const now = new Date(this.clockMs)
    if (step.type === 'sweep') {
      await releaseExpiredHolds({ db: database.db, clock: { now: () => now } })
      return 'ok'
    }
    return inTransaction(database.db, (tx) => this.#post(tx, step, now)).catch((error: unknown) => {
      if (error instanceof AppError) return error.code
      if (error instanceof RangeError) return 'RangeError'
      throw error
    })
  }

  async #post(tx: Tx, step: Exclude<Step, { type: 'clock' | 'sweep' }>, now: Date): Promise<string> {
    const { subscriberId } = this.#buyer
    if (step.type === 'capture' || step.type === 'release') {
      const holdId = this.#holds[step.of]
      if (holdId === undefined) return 'ok'
      if (step.type === 'release') await release(tx, { holdId, reason: 'test', now })
      else this.#remember((await capture(tx, { holdId, amount: step.amount, now })).transferId)
      return 'ok'
    }
    if (step.type === 'top-up') {
      const item = { subscriberId, account: 'international', reason: null, actor: 'test', now } as const
      const { isReplay } = await topUp(tx, { ...item, amount: step.amount, key: step.key })
      return isReplay ? 'replay' : 'ok'
    }
    if (step.type === 'refund') {
      const transferId = this.#payments[step.of]
      if (transferId === undefined) throw new Error('not a payment')
      await refund(tx, { transferId, amount: step.amount, key: step.key, reason: 'test', actor: 'test', now })
      return 'ok'
    }
    const purchase = purchaseOf(this.#buyer, { amount: step.amount, key: step.key })
    if (step.type === 'charge') {
      const { transferId, isReplay } = await charge(tx, purchase)
      this.#remember(transferId)
      return isReplay ? 'replay' : 'ok'
    }
    const expiresAt = step.seconds === null ? null : new Date(this.clockMs + step.seconds * 1000)
    const { holdId, isReplay } = await hold(tx, { ...purchase, expiresAt })
    if (!isReplay) this.#holds.push(holdId)
    return isReplay ? 'replay' : 'ok'
  }

  #remember(transferId: string | null): void {
    if (transferId !== null && !this.#payments.includes(transferId)) this.#payments.push(transferId)
  }
}

test('whatever happens in whatever order, the ledger does what the oracle does', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
    const buyer = await addBuyer(database.db, {})
    const real = new RealLedger(buyer)
    const oracle = new LedgerOracle()
    for (const one of steps) {
      if (one.type === 'clock') {
        real.clockMs += one.seconds * 1000
        oracle.clockMs += one.seconds * 1000
        continue
      }
      if (one.type === 'refund' && oracle.payments[one.of] === undefined) continue
      const answers = { real: await real.do(one), oracle: oracle.do(one) }
      // A refund tells nobody whether it was made before.
      if (one.type === 'refund' && answers.oracle === 'replay') answers.oracle = 'ok'
      expect(answers.real, JSON.stringify(one)).toBe(answers.oracle)
      const { international } = await readBalances(database.db, buyer.subscriberId)
      expect(international, JSON.stringify(one)).toEqual({ balance: oracle.balance, held: oracle.held })
    }
  })
  await fc.assert(property, { numRuns: 60 })
  expect(await listLedgerFaults(database.db)).toEqual([])
})
