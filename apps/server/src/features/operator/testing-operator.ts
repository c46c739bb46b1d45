import { randomBytes, randomUUID } from 'node:crypto'
import type { TestApp } from '../../app/testing-app.ts'
import { createSession } from '../users/sessions.repository.ts'
import { findProviderId, insertProvider } from '../users/subscribers.repository.ts'
import { insertSubscriber, insertUser } from '../users/users.repository.ts'

/** One of the provider's own people, signed in, with a second factor unless told otherwise. */
export async function signInOperator(
  { deps }: TestApp,
  { isSecondFactorGiven = true } = {},
): Promise<{ headers: { authorization: string }; userId: string }> {
  const { db } = deps
  let provider = await findProviderId(db)
  if (provider === null) {
    provider = await insertSubscriber(db, { name: 'Szolgáltató', claims: [] })
    await insertProvider(db, provider)
  }
  const email = `${randomUUID()}@provider.example`
  const person = { subscriberId: provider, email, name: 'Ügyintéző Éva', passwordHash: 'none', isDemo: false }
  const userId = await insertUser(db, { ...person, role: 'operator' })
  const token = randomBytes(32).toString('base64url')
  const now = deps.clock.now()
  await createSession(db, { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
  await db
    .updateTable('sessions')
    .set({ has_second_factor: isSecondFactorGiven })
    .where('user_id', '=', userId)
    .execute()
  return { headers: { authorization: `Bearer ${token}` }, userId }
}
