import type { BillingDetails } from '@merleg/contract/billing.contract'
import { normaliseBilling } from '@merleg/domain/billing-details'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { upsertBillingDetails } from './billing.repository.ts'

/** Saves what a subscriber is billed with; the details were found right before. */
export async function saveBillingDetails(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, subscriberId }: SessionUser,
  given: BillingDetails,
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
  await upsertBillingDetails(deps.db, { subscriberId, userId, details, now: deps.clock.now() })
}
