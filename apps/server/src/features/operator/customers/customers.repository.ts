import type { DbOrTx } from '@merleg/db/connect'

export type Customer = { subscriberId: string; name: string; trialEndsAt: Date | null }

export async function findCustomer(db: DbOrTx, subscriberId: string): Promise<Customer | null> {
  const customer = db
    .selectFrom('subscribers')
    .select(['subscriber_id as subscriberId', 'name', 'trial_ends_at as trialEndsAt'])
    .where('subscriber_id', '=', subscriberId)
  return (await customer.executeTakeFirst()) ?? null
}
