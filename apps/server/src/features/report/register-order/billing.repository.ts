import type { BillingDetails } from '@merleg/contract/report/register-order.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'

const COLUMNS = sql`company, contact, zip, city, street, tax_number as "taxNumber", phone, email`

export async function findSubscriberName(db: DbOrTx, subscriberId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from subscribers where subscriber_id = ${subscriberId}`.execute(db)
  return rows[0]?.name ?? ''
}

/** What a subscriber is billed with, or null. */
export async function findBillingDetails(db: DbOrTx, subscriberId: string): Promise<BillingDetails | null> {
  const { rows } = await sql<BillingDetails>`
    select ${COLUMNS} from billing_details where subscriber_id = ${subscriberId}`.execute(db)
  return rows[0] ?? null
}

/** The same, kept from changing; the orders of a subscriber come one after the other by it. */
export async function lockBillingDetails(tx: DbOrTx, subscriberId: string): Promise<BillingDetails | null> {
  const { rows } = await sql<BillingDetails>`
    select ${COLUMNS} from billing_details where subscriber_id = ${subscriberId} for update`.execute(tx)
  return rows[0] ?? null
}

export async function upsertBillingDetails(
  db: DbOrTx,
  { subscriberId, userId, details, now }: { subscriberId: string; userId: string; details: BillingDetails; now: Date },
): Promise<void> {
  const { company, contact, zip, city, street, taxNumber, phone, email } = details
  await sql`
    insert into billing_details (subscriber_id, company, contact, zip, city, street, tax_number, phone, email, changed_by, changed_at)
    values (${subscriberId}, ${company}, ${contact}, ${zip}, ${city}, ${street}, ${taxNumber}, ${phone}, ${email}, ${userId}, ${now})
    on conflict (subscriber_id) do update set
      company = excluded.company, contact = excluded.contact, zip = excluded.zip, city = excluded.city, street = excluded.street,
      tax_number = excluded.tax_number, phone = excluded.phone, email = excluded.email,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(db)
}
