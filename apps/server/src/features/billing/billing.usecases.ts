import type { BillingDetails } from '@merleg/contract/billing.contract'
import { inTransaction } from '@merleg/db/transaction'
import { BILLING_FIELDS, normaliseBilling } from '@merleg/domain/billing-details'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { findBillingDetails, lockBilledSubscriber, upsertBillingDetails } from './billing.repository.ts'

/**
 * Saves what a subscriber is billed with; the details were found right before. `seen`: what was on file when they were
 * written; undefined: whatever it is, they take its place. Throws `billing.changed`.
 */
export async function saveBillingDetails(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, subscriberId }: Pick<SessionUser, 'userId' | 'subscriberId'>,
  { seen, ...given }: BillingDetails & { seen?: BillingDetails | null | undefined },
): Promise<void> {
  const { company, contact, zip, city, street, taxNumber, phone, email } = normaliseBilling(given)
  const details = {
    company: toSingleLine(company),
    contact: toSingleLine(contact),
    zip: toSingleLine(zip),
    city: toSingleLine(city),
    street: toSingleLine(street),
    taxNumber,
    phone: toSingleLine(phone),
    email,
  }
  await inTransaction(deps.db, async (tx) => {
    await lockBilledSubscriber(tx, subscriberId)
    const present = await findBillingDetails(tx, subscriberId)
    if (seen !== undefined && !isSame(present, seen)) throw new AppError('billing.changed')
    await upsertBillingDetails(tx, { subscriberId, userId, details, now: deps.clock.now() })
  })
}

function isSame(present: BillingDetails | null, seen: BillingDetails | null): boolean {
  if (present === null || seen === null) return present === seen
  return BILLING_FIELDS.every((field) => present[field] === seen[field])
}
