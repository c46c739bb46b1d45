import type { Tx } from '@merleg/db/connect'
import { currencyOf } from '@merleg/domain/credits/credit-accounts'
import { recordAudit } from '../audit/audit.usecases.ts'
import type { Purchase } from './purchase-transfers.ts'

/** Says in the subscriber's audit trail what was bought, by the transfer that charges or holds its price. */
export async function auditPurchase(tx: Tx, purchase: Purchase, transferId: string): Promise<void> {
  const { subscriberId, userId, title, product, amount, account } = purchase
  await recordAudit(tx, {
    actor: { subscriberId, userId },
    act: 'purchase-made',
    subject: { id: transferId, name: title },
    detail: { product, amount, currency: currencyOf(account) },
  })
}
