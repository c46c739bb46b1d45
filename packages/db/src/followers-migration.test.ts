import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

/** A database as it was before followers: three batches merged, one refused, some companies waiting. */
const BEFORE = `
insert into sources (source_id, publisher, title, licence) values ('s', 'P', 'T', 'L');
insert into batches (batch_id, source_id, file_name, file_hash, observed_on, recorded_at, outcome)
select n, 's', 'f', 'h', '2026-01-01', '2026-01-01', case n when 3 then 'refused' else 'merged' end from generate_series(1, 4) n;
insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
values ('1', 'company', 'HU', false, 1), ('2', 'company', 'HU', false, 2), ('3', 'company', 'HU', false, 4);
insert into events (company_id, event_id, type, level, is_negative, section, slot, occurred_on, recorded_at, batch_id)
select '1', n, 'name.changed', 'basic', false, 'name', '', '2026-01-01', '2026-01-01', case n when 1 then 4 else 2 end from generate_series(1, 3) n;
insert into sanction_checks (company_id, version, checked_at, party_count) values ('1', 9, '2026-01-01', 1), ('2', 9, '2026-01-01', 1);
insert into sanction_pending (company_id) values ('2'), ('3');
insert into score_runs (model_version, as_of, config, started_at, finished_at) values ('m', '2026-01-01', '', '2026-01-01', '2026-01-01')`

async function read(query: string): Promise<unknown[]> {
  return (await database.pool.query<Record<string, unknown>>(query)).rows.map((row) => Object.values(row))
}

test('what was merged gets its positions, and whoever waited still waits', async () => {
  await migrateUntil(database.pool, '0013')
  await database.pool.query(BEFORE)
  expect(await migrate({ pool: database.pool })).toContain('0013_followers.sql')

  expect(await read('select position, batch_id, last_event_position from feed_batches order by 1')).toEqual([
    [1, 1, 0],
    [2, 2, 2],
    [3, 4, 3],
  ])
  expect(await read('select position, batch_id, event_id from feed_events order by 1')).toEqual([
    [1, 2, 2],
    [2, 2, 3],
    [3, 4, 1],
  ])
  expect(await read('select company_id, batch_id from batch_companies order by 1')).toEqual([
    ['2', 4],
    ['3', 4],
  ])
  // Screening has the last batch before it once more, ratings have nobody.
  expect(await read('select name, position from followers order by 1')).toEqual([
    ['sanctions', 2],
    ['score', 3],
    ['search-index', 3],
    ['sector-statistics', 3],
  ])
  expect(await read(`select to_regclass('sanction_pending') as one, to_regclass('score_pending') as other`)).toEqual([
    [null, null],
  ])
})
