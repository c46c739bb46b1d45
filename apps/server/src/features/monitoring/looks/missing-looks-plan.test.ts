import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createWatcher } from '../testing-monitoring.ts'
import { countMissingBehind } from './missing-looks.repository.ts'

const database = useTestDatabase()
const TODAY = '2026-11-20'

test('who is behind is found by those who are, however many companies are watched', async () => {
  const { db } = database
  const { subscriberId, userId } = await createWatcher(db)
  const ids = sql`select lpad(n::text, 8, '0') as id, n from generate_series(1, 20000) n`
  await sql`insert into watched_companies (subscriber_id, company_id, added_at, added_by, since_position)
    select ${subscriberId}::uuid, id, '2026-01-01', ${userId}::uuid, 0 from (${ids}) c`.execute(db)
  // Of the others one is of another day, one has none, one was never looked at, and one was touched since.
  await sql`insert into monitoring_looks (company_id, origin, found, is_due, looked_on)
    select id, o.origin, case when n <> 3 then '{}'::jsonb end, n between 2 and 4,
      case n when 1 then date '2026-11-12' when 2 then null when 3 then null else ${TODAY}::date end
    from (${ids}) c cross join unnest(array['missing-statement', 'rating']) as o(origin)`.execute(db)
  for (const table of ['watched_companies', 'monitoring_looks']) await sql`analyze ${sql.table(table)}`.execute(db)
  const plans: string[] = []
  const explained = db.withPlugin(explaining(plans))
  for (const companyIds of [null, ['00000001', '00000005']])
    await countMissingBehind(explained, { subscriberId, companyIds, today: TODAY }).catch(() => null)
  expect(plans.join('\n')).toContain('monitoring_looks_behind')
  expect(plans.filter((line) => /Seq Scan on (watched_companies|monitoring_looks)/.test(line))).toEqual([])
  const count = (companyIds: readonly string[] | null) =>
    countMissingBehind(db, { subscriberId, companyIds, today: TODAY })
  expect(await count(null)).toEqual({ behind: 2, lookedOn: '2026-11-12', undated: 1, never: 1 })
  expect(await count(['00000003', '00000005'])).toEqual({ behind: 0, lookedOn: null, undated: 0, never: 1 })
})
