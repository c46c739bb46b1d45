import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { findForeignOrderByKey } from './foreign-orders.repository.ts'
import { purchaseReport } from './purchase-report.usecases.ts'
import { reconcileOrders } from './reconcile-orders.usecases.ts'
import { countSent, findMadeUp, readLedger, signInBuyer, withSandbox } from './testing-international.ts'

const server = useTestApp()
const PRICE = 490
const POINTS = [
  'before-purchase',
  'before-order',
  'after-order',
  'before-status',
  'after-status',
  'before-document',
  'after-document',
  'before-put',
  'after-put',
  'never',
] as const

/** Buys in a process of its own and answers by which signal it ended. */
async function buyApart(asked: object): Promise<string | null> {
  const program = resolve(import.meta.dirname, 'testing-buying-process.ts')
  const { dataDir } = server.deps.config
  const child = spawn(process.execPath, [program, server.database.connectionString, dataDir, JSON.stringify(asked)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited: unknown[] = await once(child, 'exit')
  return typeof exited[1] === 'string' ? exited[1] : null
}

test('killed at any point: never sent twice, never paid twice, never lost', async () => {
  const buyer = await signInBuyer(server, 100_000)
  const plain = withSandbox(server)
  const later = { now: () => new Date(Date.now() + 120_000) }
  const bought = await Promise.all(
    [
      'Alvenor',
      'Brintal',
      'Corvaxa',
      'Delmiro',
      'Eskanta',
      'Fenvoria',
      'Harvinex',
      'Istraval',
      'Jolmera',
      'Kelvandro',
    ].map((stem) => findMadeUp(plain, `${stem} Bau`)),
  )
  for (const [index, at] of POINTS.entries()) {
    const company = bought[index]
    if (company === undefined) throw new Error('a company too few')
    const key = randomUUID()
    const { userId, subscriberId } = buyer
    const signal = await buyApart({ at, userId, subscriberId, companyId: company.foreignCompanyId, key })
    expect([at, signal]).toEqual([at, at === 'never' ? null : 'SIGKILL'])
    // Whoever comes next: the round, and the reader who clicks again with the same intent.
    await reconcileOrders(withSandbox(server, { clock: later }), new AbortController().signal)
    const input = { company, variant: 'small', language: 'hu', key, shownPrice: null } as const
    const again = await purchaseReport(plain, buyer, input)
    for (let round = 1; round < 4; round += 1) {
      const clock = { now: () => new Date(Date.now() + 120_000 + round * 600_000) }
      await reconcileOrders(withSandbox(server, { clock }), new AbortController().signal)
    }
    const order = await findForeignOrderByKey(server.deps.db, { subscriberId, key })
    expect(order?.orderId).toBe(again.orderId)
    // Killed just before the call nobody knows whether it was made: it stays unknown, and held.
    expect([at, order?.state]).toEqual([at, at === 'before-order' ? 'unknown' : 'delivered'])
    expect([at, await countSent(server, again.orderId)]).toEqual([at, at === 'before-order' ? 0 : 1])
  }
  // All but the unknown one are paid once, and that one is held.
  const paid = PRICE * (POINTS.length - 1)
  expect(await readLedger(server, buyer)).toEqual({ posted: 100_000 - paid, held: PRICE, entries: 0, holds: PRICE })
  const { rows } = await sql<{ sum: number; twice: number }>`
    select (select coalesce(sum(amount), 0)::integer from credit_entries) as sum,
      (select count(*)::integer from (select call_ref from foreign_sandbox_orders group by call_ref having count(*) > 1) t) as twice`.execute(
    server.deps.db,
  )
  expect(rows).toEqual([{ sum: 0, twice: 0 }])
}, 300_000)
