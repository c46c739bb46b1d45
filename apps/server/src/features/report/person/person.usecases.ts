import type { Person } from '@merleg/contract/report/person.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../../app/deps.ts'
import { today } from '../../../shared/clock.ts'
import { logSecurity } from '../../../shared/security-log.ts'
import { insertPersonOpening } from './person-openings.repository.ts'
import { getPersonPage } from './person.views.ts'

export type OpenedBy = { userId: string; subscriberId: string }

/**
 * The page of a person; that it was opened is in the subscriber's audit trail before anything of it is answered (decisions
 * 31). Throws `person.not-found`.
 */
export async function openPerson(
  { db, reads, clock, logger }: Pick<Deps, 'db' | 'reads' | 'clock' | 'logger'>,
  { personId, locale, user: { userId, subscriberId } }: { personId: string; locale: Locale; user: OpenedBy },
): Promise<Person> {
  const person = await inSnapshot(reads, (tx) => getPersonPage(tx, { personId, locale, asOf: today(clock) }))
  await insertPersonOpening(db, { subscriberId, userId, personId, openedAt: clock.now() })
  logSecurity(logger, { event: 'person-opened', userId, personId })
  return person
}
