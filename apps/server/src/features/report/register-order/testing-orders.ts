import type { BillingDetails } from '@merleg/contract/billing.contract'
import { sql } from 'kysely'
import type { TestApp } from '../../../app/testing-app.ts'

/** Details without a fault. */
export const BILLING: BillingDetails = {
  company: 'Minta Kereskedelmi Kft.',
  contact: 'Minta Anna',
  zip: '1051',
  city: 'Budapest',
  street: 'Fő utca 1.',
  taxNumber: '10738885-2-42',
  phone: '+36 1 234 5678',
  email: 'penzugy@minta.example',
}

export type Signed = Awaited<ReturnType<TestApp['signIn']>>

/** A signed-in user whose subscriber can be billed. */
export async function signInBillable(server: TestApp, details: BillingDetails = BILLING): Promise<Signed> {
  const signed = await server.signIn({ claims: [] })
  const answer = await saveBilling(server, signed, details)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return signed
}

export function saveBilling(server: TestApp, { headers }: Signed, payload: object) {
  return server.app.inject({
    method: 'POST',
    url: '/api/register-order/billing',
    headers,
    payload,
  })
}

type Placing = { id: string; publications: string; total?: number; key?: string; locale?: string }

export function placeOrder(
  server: TestApp,
  { headers }: Signed,
  { id, publications, total, key, locale = 'hu' }: Placing,
) {
  const asked = { ...(total === undefined ? {} : { total: String(total) }), ...(key === undefined ? {} : { key }) }
  const query = `?${new URLSearchParams(asked).toString()}`
  return server.app.inject({
    url: `/api/report/${id}/im/order/${encodeURIComponent(publications)}${query}`,
    headers: { ...headers, 'x-locale': locale },
  })
}

/** What a subscriber's orders are in the database, in their order. */
export async function storedOrders(server: TestApp, { subscriberId }: Signed) {
  const { rows } = await sql<{ number: string; total: number; company: string; billed: string; lines: string[] }>`
    select order_number as number, total::integer as total, company_name as company, billing->>'company' as billed,
           array(select publication_id || ' ' || price from register_order_lines l where l.order_id = o.order_id order by line_no) as lines
    from register_orders o where subscriber_id = ${subscriberId} order by ordered_at, order_number`.execute(
    server.deps.db,
  )
  return rows
}
