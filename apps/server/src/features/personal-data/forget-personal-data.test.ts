import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { deleteWhatIsOver } from './retention.usecases.ts'

const server = useTestApp()
const DAY_MS = 24 * 3_600_000
const now = new Date('2026-11-20T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

async function askTrial(
  name: string,
  { days, linkDays = null, isBegun = false }: { days: number; linkDays?: number | null; isBegun?: boolean },
) {
  const { rows } = await sql<{ id: string }>`
    insert into requests (kind, body, created_at) values ('trial', '', ${daysAgo(days)}) returning request_id as id`.execute(
    server.deps.db,
  )
  const id = rows[0]?.id ?? ''
  const subscriber = isBegun ? (await server.signIn({ claims: [] })).subscriberId : null
  await sql`
    insert into trial_requests (request_id, email, name, company_name, tax_number, tax_stem, locale, decision, decided_at,
      link_expires_at, subscriber_id, started_at)
    values (${id}, ${`${name}@test.example`}, ${name}, 'Próba Kft.', '12345678-2-42', '12345678', 'hu', 'granted', ${daysAgo(days)},
      ${linkDays === null ? null : daysAgo(linkDays)}, ${subscriber}, ${isBegun ? daysAgo(days) : null})`.execute(
    server.deps.db,
  )
}

test('trials that never began go after thirty days with their requests, begun ones stay', async () => {
  await askTrial('regi', { days: 31, linkDays: 28 })
  await askTrial('friss', { days: 29 })
  await askTrial('ujra-kuldott', { days: 60, linkDays: -1 })
  await askTrial('elindult', { days: 400, isBegun: true })
  await deleteWhatIsOver({ ...server.deps, clock: { now: () => now } })
  const { rows } = await sql<{ name: string }>`
    select name from trial_requests join requests using (request_id) order by name`.execute(server.deps.db)
  expect(rows.map(({ name }) => name)).toEqual(['elindult', 'friss', 'ujra-kuldott'])
  const requests = await sql<{
    count: number
  }>`select count(*)::integer as count from requests where kind = 'trial'`.execute(server.deps.db)
  expect(requests.rows).toEqual([{ count: 3 }])
})

test('what users asked goes two years after it was done, and never before it was', async () => {
  const { subscriberId, userId } = await server.signIn({ claims: [] })
  for (const [body, done] of [
    ['régi', 750],
    ['tavalyi', 400],
    ['nyitott', null],
  ] as const)
    await sql`insert into requests (kind, subscriber_id, user_id, body, created_at, done_at)
      values ('message', ${subscriberId}, ${userId}, ${body}, ${daysAgo(900)}, ${done === null ? null : daysAgo(done)})`.execute(
      server.deps.db,
    )
  await deleteWhatIsOver({ ...server.deps, clock: { now: () => now } })
  const { rows } = await sql<{
    body: string
  }>`select body from requests where user_id = ${userId} order by body`.execute(server.deps.db)
  expect(rows.map(({ body }) => body)).toEqual(['nyitott', 'tavalyi'])
})

test('which alerts were mailed to whom is kept for a year', async () => {
  const { db } = server.deps
  const { subscriberId, userId } = await server.signIn({ claims: ['Monitoring'] })
  for (const days of [366, 364])
    await db
      .insertInto('alert_notices')
      .values({
        subscriber_id: subscriberId,
        user_id: userId,
        kind: 'daily',
        with_report: false,
        positions: [],
        created_at: daysAgo(days),
      })
      .execute()
  await deleteWhatIsOver({ ...server.deps, clock: { now: () => now } })
  const kept = await db.selectFrom('alert_notices').select('created_at').where('user_id', '=', userId).execute()
  expect(kept).toEqual([{ created_at: daysAgo(364) }])
})
