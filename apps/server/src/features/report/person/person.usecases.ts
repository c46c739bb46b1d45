import type { Person } from '@merleg/contract/report/person.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../../app/deps.ts'
import { today } from '../../../shared/clock.ts'
import { logSecurity } from '../../../shared/security-log.ts'
import { recordAudit } from '../../audit/audit.usecases.ts'
import { getPersonPage } from './person.views.ts'

export type OpenedBy = { userId: string; subscriberId: string; key?: { keyId: string } | null }

/**
 * The page of a person; that it was opened is in the subscriber's audit trail before anything of it is answered (decisions
 * 31). Throws `person.not-found`.
 */
export async function openPerson(
  { db, reads, clock, logger }: Pick<Deps, 'db' | 'reads' | 'clock' | 'logger'>,
  { personId, locale, user }: { personId: string; locale: Locale; user: OpenedBy },
): Promise<Person> {
  const person = await inSnapshot(reads, (tx) => getPersonPage(tx, { personId, locale, asOf: today(clock) }))
  await recordAudit(db, {
    actor: user,
    act: 'person-opened',
    subject: { id: personId, name: null },
    now: clock.now(),
  })
  logSecurity(logger, { event: 'person-opened', userId: user.userId, personId })
  return person
}
