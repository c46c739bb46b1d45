import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createWatcher, type TestWatcher } from '../monitoring/testing-monitoring.ts'
import { countWatched, listWatchedOf } from './watched-companies.repository.ts'
import { countImportances, listLastPositions, listWatchedPage } from './watched-page.repository.ts'

const database = useTestDatabase()

/** A large subscriber and a small one. */
async function fill(db: Db, large: TestWatcher, small: TestWatcher): Promise<void> {
  const ids = sql`select lpad(n::text, 8, '0') as id, n from generate_series(1, 20000) n`
  await sql`insert into company_profiles (company_id, kind, country_code, is_made_up, name, status, statement_count, phone_count, email_count, website_count, award_count, negative_count, positive_count, prominence)
    select id, 'company', 'HU', true, id, 'working', 0, 0, 0, 0, 0, 0, 0, 0 from (${ids}) c`.execute(db)
  await sql`insert into score_models (model_version, part_keys) values ('m', '{}')`.execute(db)
  await sql`insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, revision)
    select id, '2026-01-01', '2026-01-01', 'm', 'register', 50, '{}', '{}', '[]', 1 from (${ids}) c`.execute(db)
  await sql`insert into monitoring_changes (position, company_id, origin, feed_position, heard_at, level, is_closing)
    select n, id, 'register', n, '2026-01-01', 1, false from (${ids}) c`.execute(db)
  for (const [watcher, limit] of [
    [large, 20_000],
    [small, 100],
  ] as const)
    await sql`insert into watched_companies (subscriber_id, company_id, added_at, added_by, since_position)
      select ${watcher.subscriberId}::uuid, id, '2026-01-01', ${watcher.userId}::uuid, 0 from (${ids}) c
      where n <= ${limit}`.execute(db)
  await sql`insert into alerts (subscriber_id, position, company_id, importance, rule_ids, created_at)
    select ${large.subscriberId}::uuid, n, id, 'negative', case when n % 10 = 0 then array[gen_random_uuid()] else '{}' end, '2026-01-01'
    from (${ids}) c`.execute(db)
  for (const table of ['company_profiles', 'scores', 'monitoring_changes', 'watched_companies', 'alerts'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}

test('a watch list is read by keys, however many companies there are and others watch', async () => {
  const { db } = database
  const [large, small] = [await createWatcher(db), await createWatcher(db)]
  await fill(db, large, small)
  const plans: string[] = []
  const explained = db.withPlugin(explaining(plans))
  const told = { level: 'basic', onlyNegative: false, withClosings: false } as const
  const filter = { subscriberId: small.subscriberId, search: null, importance: null, label: null }
  for (const orderBy of ['name', 'cor', 'creditability', 'lastEvent', 'importance'] as const)
    await listWatchedPage(explained, { filter, told, orderBy, isDescending: false, limit: 10, offset: 0 })
  await listWatchedPage(explained, {
    filter: { ...filter, search: 'kft' },
    told,
    orderBy: 'name',
    isDescending: false,
    limit: 10,
    offset: 0,
  })
  await countImportances(explained, filter)
  await listLastPositions(explained, {
    subscriberId: small.subscriberId,
    companyIds: ['00000001', '00000002'],
    told,
    limit: 3,
  })
  await listWatchedOf(explained, { subscriberId: small.subscriberId, companyIds: ['00000001'] })
  await countWatched(explained, small.subscriberId).catch(() => null)
  for (const index of [
    'watched_companies_',
    'monitoring_changes_company',
    'scores_current',
    'company_profiles_',
    'alerts_company',
  ])
    expect(plans.join('\n')).toContain(index)
  const scans = plans.filter((line) =>
    /Seq Scan on (watched_companies|monitoring_changes|alerts|scores|company_profiles)/.test(line),
  )
  expect(scans).toEqual([])
})
