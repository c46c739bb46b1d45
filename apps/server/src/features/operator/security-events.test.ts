import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { addTestUser } from '../users/testing-users.ts'
import { foldSecurityEvent } from './security-events.repository.ts'
import { storeSecurityEvent } from './security-events.usecases.ts'

const testApp = useTestApp()

const stored = async () =>
  (
    await sql<{ event: string; user_id: string | null; detail: { times?: number; more?: true } }>`
      select event, user_id, detail from security_events order by event_id`.execute(testApp.deps.db)
  ).rows

test('equal failures from an address are one row in an hour, which counts them', async () => {
  const user = await addTestUser(testApp.deps.db)
  const guess = (username: string, remoteAddress: string) =>
    testApp.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: 'x' }, remoteAddress })
  for (let time = 0; time < 4; time += 1) await guess('nobody@test.example', '203.0.113.7')
  await guess(user.email, '203.0.113.7')
  await guess('nobody@test.example', '203.0.113.8')
  // Kept beside the answer, not before it.
  await expect
    .poll(async () => (await stored()).map(({ user_id, detail }) => [user_id, detail.times ?? 1]))
    .toEqual([
      [null, 4],
      [user.userId, 1],
      [null, 1],
    ])
})

test('links that are asked for are heard of in a job, and folded too', async () => {
  const before = (await stored()).length
  for (let time = 0; time < 3; time += 1)
    await storeSecurityEvent(testApp.deps, { event: 'recovery-asked', userId: null })
  expect((await stored()).slice(before)).toMatchObject([{ event: 'recovery-asked', detail: { times: 3 } }])
})

test('of one address and hour there are so many rows, and what is beyond is counted by event', async () => {
  const before = (await stored()).length
  const { db } = testApp.deps
  const at = new Date('2026-11-02T10:20:00Z')
  const fold = (number: number, now: Date) =>
    foldSecurityEvent(db, { event: 'locked-out', userId: null, detail: `{"n":${number}}`, now, address: 'of one' })
  for (let number = 0; number < 130; number += 1) await fold(number, at)
  const rows = (await stored()).slice(before)
  expect(rows).toHaveLength(101)
  expect(rows.at(-1)).toMatchObject({ user_id: null, detail: { more: true, times: 30 } })
  await fold(200, new Date(at.getTime() + 3_600_000))
  expect((await stored()).length).toBe(before + 102)
})
