import type { Claim } from '@merleg/domain/claims'
import type { TestApp } from '../../app/testing-app.ts'
import { insertKey } from './api-keys.repository.ts'
import { createKeyText, keyBeginning } from './key-text.ts'

type TestKey = {
  headers: { authorization: string }
  key: string
  keyId: string
  subscriberId: string
  userId: string
  /** Of a session of who made it. */
  makerHeaders: { authorization: string }
}

/** A key of a subscriber of its own whose contract holds what the key holds, and `contract`. */
export async function addTestKey(
  testApp: Pick<TestApp, 'deps' | 'signIn'>,
  { claims, contract = claims }: { claims: readonly Claim[]; contract?: readonly Claim[] },
): Promise<TestKey> {
  const maker = await testApp.signIn({ claims: contract, role: 'administrator' })
  const { subscriberId, userId } = maker
  const key = createKeyText()
  const now = testApp.deps.clock.now()
  const keyId = await insertKey(testApp.deps.db, {
    subscriberId,
    userId,
    name: 'Teszt kulcs',
    key,
    beginning: keyBeginning(key),
    claims,
    now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  })
  const headers = { authorization: `Bearer ${key}` }
  return { headers, key, keyId, subscriberId, userId, makerHeaders: maker.headers }
}
