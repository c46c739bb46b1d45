import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'
import { migrateUntil } from './testing-migrations.ts'

const database = useTestDatabase({ content: 'empty' })

/** A made-up list, in whose place that of an authority came, of which one entry was delisted since. */
const BEFORE = `
insert into sources (source_id, publisher, title, licence) values ('made-up', 'P', 'T', 'L'), ('eu-sanctions', 'P', 'T', 'L');
insert into batches (batch_id, source_id, file_name, file_hash, observed_on, recorded_at, outcome)
select n, case n when 1 then 'made-up' else 'eu-sanctions' end, 'f', 'h', '2026-01-01', '2026-01-01', 'merged' from generate_series(1, 3) n;
insert into designations (designation_id, celex, programme, annex, measure, kind, name, births, country_codes, numbers, details, content_hash, delisted_on)
select id, '32099R0001', '', '', '', 'person', id, '[]', '{}', '[]', '{}', id, delisted::date
from (values ('demo/1', '2026-01-02'), ('eu/1', null), ('eu/2', '2026-01-03')) d(id, delisted);
insert into designation_changes (designation_id, batch_id, kind, changed_on)
values ('demo/1', 1, 'listed', '2026-01-01'), ('demo/1', 2, 'delisted', '2026-01-02'),
       ('eu/1', 2, 'listed', '2026-01-02'), ('eu/1', 3, 'amended', '2026-01-03'),
       ('eu/2', 2, 'listed', '2026-01-02'), ('eu/2', 3, 'delisted', '2026-01-03')`

test('each entry belongs to the list that listed it, whichever took it off', async () => {
  await migrateUntil(database.pool, '0053')
  await database.pool.query(BEFORE)
  expect(await migrate({ pool: database.pool })).toContain('0053_sanction_lists.sql')
  const { rows } = await database.pool.query<{ designation_id: string; source_id: string }>(
    'select designation_id, source_id from designations order by 1',
  )
  expect(rows.map(({ designation_id: id, source_id: source }) => `${id} ${source}`)).toEqual([
    'demo/1 made-up',
    'eu/1 eu-sanctions',
    'eu/2 eu-sanctions',
  ])
})
