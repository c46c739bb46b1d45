import { boolean, type RowOf, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import type { CreditProduct } from '@merleg/domain/credits/credit-accounts'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What is bought once: of a product one subject, one variant, one version of its data. */
export type BoughtThing = {
  subscriberId: string
  product: CreditProduct
  subject: string
  variant: string
  dataVersion: string
}

export type NewPurchase = BoughtThing & { userId: string; now: Date } & ({ transferId: string } | { holdId: string })

const EXAMPLE: BoughtThing = {
  subscriberId: NOBODY,
  product: 'foreign-report',
  subject: '',
  variant: '',
  dataVersion: '',
}

const newPurchase = statement({
  row: { purchaseId: uuid },
  examples: [{ ...EXAMPLE, userId: NOBODY, now: new Date(0), transferId: NOBODY }],
  sql: (purchase: BoughtThing & { userId: string; now: Date; transferId: string }) => sql`
    insert into credit_purchases (subscriber_id, user_id, product, subject, variant, data_version, transfer_id, purchased_at)
    values (${purchase.subscriberId}, ${purchase.userId}, ${purchase.product}, ${purchase.subject}, ${purchase.variant},
      ${purchase.dataVersion}, ${purchase.transferId}, ${purchase.now})
    on conflict (subscriber_id, product, subject, variant, data_version) do nothing
    returning purchase_id as "purchaseId"`,
})

/**
 * Says that something was bought, with a charge or a hold of the same transaction. Null where the subscriber has it: a
 * caller that has paid for it once more rolls back then.
 */
export async function recordPurchase(tx: Tx, purchase: NewPurchase): Promise<string | null> {
  const transferId = 'holdId' in purchase ? purchase.holdId : purchase.transferId
  return (await newPurchase.find(tx, { ...purchase, transferId }))?.purchaseId ?? null
}

const PURCHASE_COLUMNS = {
  purchaseId: uuid,
  userId: uuid,
  transferId: uuid,
  purchasedAt: timestamptz,
  isUnderWay: boolean,
}
/** `isUnderWay`: its price is held and not paid yet; `transferId`: the charge, or the hold. */
export type FoundPurchase = RowOf<typeof PURCHASE_COLUMNS>

type Asked = Omit<BoughtThing, 'dataVersion'> & { dataVersion?: string }

const purchases = statement({
  row: PURCHASE_COLUMNS,
  examples: [EXAMPLE, { ...EXAMPLE, dataVersion: '1' }],
  sql: ({ subscriberId, product, subject, variant, dataVersion }: Asked) => sql`
    select purchase_id as "purchaseId", user_id as "userId", transfer_id as "transferId", purchased_at as "purchasedAt",
      exists (select from credit_open_holds h where h.hold_id = transfer_id) as "isUnderWay"
    from credit_purchases
    where subscriber_id = ${subscriberId} and product = ${product} and subject = ${subject} and variant = ${variant}
      ${dataVersion === undefined ? sql`` : sql`and data_version = ${dataVersion}`}
    order by purchased_at desc, purchase_id desc limit 1`,
})

/** What a subscriber bought; without a version the latest. Null where it did not, or where it came to nothing. */
export function findPurchase(db: DbOrTx, asked: Asked): Promise<FoundPurchase | null> {
  return purchases.find(db, asked)
}

const undone = command({
  examples: [[NOBODY]],
  sql: (transferIds: readonly string[]) =>
    sql`delete from credit_purchases where transfer_id = any(${[...transferIds]}::uuid[])`,
})

/** Of charges and holds that came to nothing. */
export async function deletePurchasesOf(tx: Tx, transferIds: readonly string[]): Promise<void> {
  await undone.run(tx, transferIds)
}
