import { randomUUID } from 'node:crypto'
import type { Db } from '@merleg/db/connect'
import type { Claim } from '@merleg/domain/claims'
import type { Role } from '@merleg/domain/roles'
import { hashPassword } from '../../shared/passwords.ts'
import { insertSubscriber, insertUser } from './users.repository.ts'

export const TEST_PASSWORD = 'kék-szitakötő-7'

export type TestUser = { userId: string; subscriberId: string; email: string; name: string }

/** A user who can sign in with {@link TEST_PASSWORD}, of a subscriber of its own. */
export async function addTestUser(
  db: Db,
  options: { claims?: readonly Claim[]; isDemo?: boolean; name?: string; role?: Role } = {},
): Promise<TestUser> {
  const { claims = [], isDemo = false, name = 'Kovács Éva', role = 'member' } = options
  const email = `eva-${randomUUID()}@test.example`
  const subscriberId = await insertSubscriber(db, { name: 'Próba Kft.', claims })
  const userId = await insertUser(db, {
    subscriberId,
    email,
    name,
    passwordHash: await hashPassword(TEST_PASSWORD),
    isDemo,
    role,
  })
  return { userId, subscriberId, email, name }
}
