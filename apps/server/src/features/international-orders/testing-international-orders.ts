import { randomUUID } from 'node:crypto'
import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Claim } from '@merleg/domain/claims'
import { STARTING_PRICES } from '@merleg/domain/credits/starting-prices'
import { sql } from 'kysely'
import type { TestApp } from '../../app/testing-app.ts'
import { topUp } from '../credits/funding.usecases.ts'
import { readBalances } from '../credits/ledger.usecases.ts'
import { setStartingPrices } from '../credits/prices.usecases.ts'

/** Without a fault; costs 45 euros. */
export const ORDER = {
  country: 'at',
  name: 'Beispiel Handels GmbH',
  zip: '1010',
  city: 'Wien',
  street: 'Ring 1',
  taxNumber: 'ATU12345678',
  companyNumber: 'FN 123456a',
}
export const ORDER_CENTS = 4500

/** A small file that a report could be. */
export const REPORT = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n')

export type Signed = Awaited<ReturnType<TestApp['signIn']>>

export async function setPrices(db: Db): Promise<void> {
  await inTransaction(db, (tx) => setStartingPrices(tx, { prices: STARTING_PRICES, now: new Date() }))
}

/** A signed-in user whose subscriber has so much on the international account. */
export async function signInWithCredit(
  server: TestApp,
  { cents = 100_000, claims = ['Nemzetkozi'] }: { cents?: number; claims?: readonly Claim[] } = {},
): Promise<Signed> {
  const signed = await server.signIn({ claims })
  const { subscriberId } = signed
  const item = { subscriberId, account: 'international' as const, amount: cents, key: `top-up:${randomUUID()}` }
  if (cents > 0)
    await inTransaction(server.deps.db, (tx) => topUp(tx, { ...item, reason: null, actor: 'test', now: new Date() }))
  return signed
}

type SentOrder = Readonly<Record<string, unknown>> & { locale?: string }

/** `locale` is that of the caller and not sent. */
export function placeOrder(server: TestApp, { headers }: Signed, order: SentOrder = ORDER) {
  const { locale = 'hu', ...payload } = order
  return server.app.inject({
    method: 'POST',
    url: '/api/international/offline',
    headers: { ...headers, 'x-locale': locale },
    payload,
  })
}

/** Places an order that must be accepted. */
export async function placedOrder(
  server: TestApp,
  signed: Signed,
  payload: SentOrder = ORDER,
): Promise<{ orderId: string; orderNumber: string; message: string }> {
  const answer = await placeOrder(server, signed, payload)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** What can be spent and what is held, in cents. */
export async function internationalBalance(server: TestApp, { subscriberId }: Signed) {
  return (await readBalances(server.deps.db, subscriberId)).international
}

/** The orders of a subscriber in the database, the oldest first. */
export async function storedOrders(db: Db, { subscriberId }: Pick<Signed, 'subscriberId'>) {
  const { rows } = await sql<{ number: string; state: string; address: string; country: string; hasFile: boolean }>`
    select order_number as number, state, address, country_code as country,
           exists (select from international_order_files f where f.order_id = o.order_id) as "hasFile"
    from international_orders o where subscriber_id = ${subscriberId} order by ordered_at, order_id`.execute(db)
  return rows
}

export type QueuedMail = { id: string; to: string; subject: string; text: string }

/** The mails about an order that wait in the queue, in their order. */
export async function queuedMails(db: Db, orderNumber: string): Promise<QueuedMail[]> {
  const { rows } = await sql<{ data: QueuedMail }>`
    select data from pgboss.job where name = 'mail.send' and data->>'subject' like ${`%${orderNumber}`}
    order by created_on, data->>'id'`.execute(db)
  return rows.map(({ data }) => data)
}
