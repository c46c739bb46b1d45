import type { BillingDetails } from '@merleg/contract/billing.contract'
import { boolean } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

function selectDetails(db: DbOrTx, subscriberId: string) {
  return db
    .selectFrom('billing_details')
    .select(['company', 'contact', 'zip', 'city', 'street', 'tax_number as taxNumber', 'phone', 'email'])
    .where('subscriber_id', '=', subscriberId)
}

/** What a subscriber is billed with, or null. */
export async function findBillingDetails(db: DbOrTx, subscriberId: string): Promise<BillingDetails | null> {
  return (await selectDetails(db, subscriberId).executeTakeFirst()) ?? null
}

/** The same, kept from changing; the orders of a subscriber come one after the other by it. */
export async function lockBillingDetails(tx: DbOrTx, subscriberId: string): Promise<BillingDetails | null> {
  return (await selectDetails(tx, subscriberId).forUpdate().executeTakeFirst()) ?? null
}

/** Colleagues save one after the other, also where nothing is on file yet. */
export async function lockBilledSubscriber(tx: Tx, subscriberId: string): Promise<void> {
  const subscriber = tx.selectFrom('subscribers').select('subscriber_id').where('subscriber_id', '=', subscriberId)
  await subscriber.forNoKeyUpdate().execute()
}

export async function upsertBillingDetails(
  tx: Tx,
  { subscriberId, userId, details, now }: { subscriberId: string; userId: string; details: BillingDetails; now: Date },
): Promise<void> {
  const { company, contact, zip, city, street, taxNumber, phone, email } = details
  const billed = { company, contact, zip, city, street, tax_number: taxNumber, phone, email }
  const stored = { ...billed, changed_by: userId, changed_at: now }
  await tx
    .insertInto('billing_details')
    .values({ subscriber_id: subscriberId, ...stored })
    .onConflict((conflict) => conflict.column('subscriber_id').doUpdateSet(stored))
    .execute()
}

const billedTaxNumber = statement({
  row: { isBilled: boolean },
  examples: [''],
  sql: (taxStem: string) => sql`
    select exists (select from billing_details b where b.tax_number ~ ('^(HU)?' || ${taxStem} || '(-|$)')
      -- What the public demo account says of itself counts for nobody.
      and not exists (select from users u where u.subscriber_id = b.subscriber_id and u.is_demo)) as "isBilled"`,
})

/** Is some subscriber billed with the Hungarian tax number of these first eight digits? */
export async function isTaxNumberBilled(db: DbOrTx, taxStem: string): Promise<boolean> {
  return (await billedTaxNumber.get(db, taxStem)).isBilled
}
