import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOpenedReports } from '../search/search-history.repository.ts'
import { listFollowedRatings, listHeardChanges } from './heard-changes.repository.ts'
import { listCompaniesNow } from './opened-companies.repository.ts'

const database = useTestDatabase()

async function fill(db: Db): Promise<void> {
  const ids = sql`select lpad(n::text, 8, '0') as id, n from generate_series(1, 5000) n`
  await sql`insert into sources (source_id, publisher, title, licence) values ('s', 'P', 'T', 'L')`.execute(db)
  await sql`insert into batches (batch_id, source_id, file_name, file_hash, observed_on, recorded_at, outcome)
    select n, 's', 'f', 'h', '2026-01-01', '2026-01-01', 'merged' from generate_series(1, 500) n`.execute(db)
  await sql`insert into feed_batches (position, batch_id, last_event_position, merged_at)
    select n, n, n, '2026-01-01' from generate_series(1, 500) n`.execute(db)
  await sql`insert into events (company_id, type, section, slot, occurred_on, recorded_at, batch_id)
    select id, 'seat.changed', 'seat', '', '2026-01-01', '2026-01-01', 1 + (n + times) % 500 from (${ids}) c, generate_series(1, 4) times`.execute(
    db,
  )
  await sql`insert into score_models (model_version, part_keys) values ('m', '{}')`.execute(db)
  await sql`insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, revision)
    select id, '2026-01-01', '2026-01-01', 'm', 'register', 50, '{}', '{}', '[]', 1 from (${ids}) c`.execute(db)
  await sql`insert into company_profiles (company_id, kind, country_code, is_made_up, name, status, statement_count, phone_count, email_count, website_count, award_count, negative_count, positive_count, prominence)
    select id, 'company', 'HU', true, id, 'working', 0, 0, 0, 0, 0, 0, 0, 0 from (${ids}) c`.execute(db)
  await sql`insert into search_history (user_id, url, kind, query, searched_at, company_id)
    select lpad((n % 50)::text, 32, '0')::uuid, '/report/' || id || '/summary', 'report', id, '2026-01-01', id from (${ids}) c`.execute(
    db,
  )
  for (const table of ['batches', 'feed_batches', 'events', 'scores', 'company_profiles', 'search_history'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}

test('what the home page asks for is found by keys, however many companies there are', async () => {
  const { db } = database
  await fill(db)
  const plans: string[] = []
  const explained = db.withPlugin(explaining(plans))
  const opened = Array.from({ length: 20 }, (_, index) => ({
    companyId: String(index + 1).padStart(8, '0'),
    openedAt: new Date(0),
    seenPosition: index,
  }))
  await listOpenedReports(explained, { userId: '00000000-0000-0000-0000-000000000001', limit: 20 })
  await listHeardChanges(explained, { subscriberId: '00000000-0000-0000-0000-000000000001', opened, limit: 3 })
  await listFollowedRatings(explained, opened)
  await listCompaniesNow(
    explained,
    opened.map(({ companyId }) => companyId),
  )
  for (const index of ['search_history_newest', 'events_pkey', 'scores_current', 'company_profiles_pkey'])
    expect(plans.join('\n')).toContain(index)
  expect(plans.filter((line) => /Seq Scan on (search_history|events|scores|company_profiles)/.test(line))).toEqual([])
})
