import { randomUUID } from 'node:crypto'
import { listInternationalOrders } from '@merleg/contract/international-orders.contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { purchaseReport } from '../international/purchase-report.usecases.ts'
import { findMadeUp, withSandbox } from '../international/testing-international.ts'
import { placedOrder, setPrices, signInWithCredit } from './testing-international-orders.ts'

const server = useTestApp()
const ORDERS = '/api/international/orders'

beforeAll(() => setPrices(server.deps.db))

test('the list has reports that were bought online, which open from there, and tell what became of them', async () => {
  const signed = await signInWithCredit(server)
  const get = (url: string) => server.app.inject({ url, headers: { ...signed.headers, 'x-locale': 'hu' } })
  const deps = withSandbox(server)
  const { orderNumber } = await placedOrder(server, signed)
  const buyOnline = async (name: string) => {
    const input = { company: await findMadeUp(deps, name), variant: 'small', language: 'hu', shownPrice: null } as const
    return purchaseReport(deps, signed, { ...input, key: randomUUID() })
  }
  const bought = await buyOnline('Alvenor Bau')
  const slow = await buyOnline('SLOW-PDF')
  const { items, count } = listInternationalOrders.answer.parse((await get(ORDERS)).json())
  expect([count, items.map(({ state, type }) => [state, type])]).toEqual([
    3,
    [
      ['ordered', 'Azonnali jelentés: Rövid jelentés'],
      ['delivered', 'Azonnali jelentés: Rövid jelentés'],
      ['ordered', 'Külföldi cégriport megrendelésre'],
    ],
  ])
  expect(items.map(({ companyId }) => companyId)).toEqual([slow.foreignCompanyId, bought.foreignCompanyId, null])
  expect(items.map(({ file }) => file === null)).toEqual([true, false, true])
  expect(items[2]?.orderNumber).toBe(orderNumber)
  const file = await get(items[1]?.file?.url ?? '')
  expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  await sql`update foreign_orders set undecided_since = now() where order_id = ${slow.orderId}`.execute(server.deps.db)
  const after = listInternationalOrders.answer.parse((await get(ORDERS)).json())
  expect(after.items[0]).toMatchObject({ id: slow.orderId, state: 'undecided', file: null })
})
