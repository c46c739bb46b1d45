import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import type { PublicationKind } from '@merleg/domain/publications'
import { recordProviderAct } from '../../audit/audit.usecases.ts'
import { updatePrice } from './prices.repository.ts'

/** What a document of the register costs from now on, with an entry in the provider's trail; null: it is offered no more. */
export async function setDocumentPrice(
  db: Db,
  { kind, priceHuf, now }: { kind: PublicationKind; priceHuf: number | null; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await updatePrice(tx, { kind, priceHuf, now })
    const detail = priceHuf === null ? {} : { amount: priceHuf * MINOR_UNITS, currency: 'HUF' }
    const act = priceHuf === null ? 'price-ended' : 'price-set'
    await recordProviderAct(tx, {
      subscriberId: null,
      act,
      subject: { id: `register ${kind}`, name: null },
      detail,
      now,
    })
  })
}
