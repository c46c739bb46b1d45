import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { importSource } from '../../import-source.usecases.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { toStream } from '../companies-house-gb/testing-british-files.ts'
import { companiesHousePscGb } from './companies-house-psc-gb.adapter.ts'
import { toControl, toSnapshot } from './testing-controls.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()

async function load(files: Readonly<Record<string, string>>) {
  const path = await writeFolder({ ...files })
  return importSource({ db: database.db, clock: systemClock, temporaryFolders }, { adapter: companiesHousePscGb, path })
}

const PERSON = {
  kind: 'individual-person-with-significant-control',
  name: 'Ms Ada Example',
  natures_of_control: ['ownership-of-shares-75-to-100-percent'],
  address: { premises: '1', address_line_1: 'Sea Road', locality: 'Poole', postal_code: 'BH15 1AA' },
}

const LINKS = { self: '/company/00445790/persons-with-significant-control/individual/id1' }
const MOVED = { ...PERSON, address: { ...PERSON.address, premises: '22' }, links: LINKS }

test.each<[string, object, string[]]>([
  [
    'with an address that the snapshot did not have',
    { ...MOVED, notified_on: '2016-04-06', ceased_on: '2026-11-10' },
    ['[2016-04-06,2026-11-10) 22 Sea Road, Poole, BH15 1AA'],
  ],
  [
    'as it was told before',
    { ...MOVED, address: PERSON.address, notified_on: '2016-04-06', ceased_on: '2026-11-10' },
    ['[2016-04-06,2026-11-10) 1 Sea Road, Poole, BH15 1AA'],
  ],
  [
    'that began on a later day than was told before',
    { ...MOVED, notified_on: '2017-01-01', ceased_on: '2026-11-10' },
    ['[2016-04-06,2017-01-01) 1 Sea Road, Poole, BH15 1AA', '[2017-01-01,2026-11-10) 22 Sea Road, Poole, BH15 1AA'],
  ],
  [
    'before what holds today began: that does not end',
    { ...MOVED, notified_on: '2010-01-01', ceased_on: '2012-01-01' },
    ['[2010-01-01,2012-01-01) 22 Sea Road, Poole, BH15 1AA', '[2016-04-06,) 1 Sea Road, Poole, BH15 1AA'],
  ],
])('an event tells of an end %s', async (_title, data, expected) => {
  await truncateAll(database.db)
  const snapshot = toSnapshot([toControl('00445790', PERSON)], { persons_of_significant_control_count: 1 })
  await load({ 'persons-with-significant-control-snapshot-2026-11-02.txt': snapshot })
  const stream = toStream([{ uri: LINKS.self, data, timepoint: 1 }], '2026-11-03')
  expect(await load({ 'stream-persons-with-significant-control-2026-11-20.jsonl': stream })).toMatchObject({
    rejected: 0,
  })
  const { rows } = await sql<{ told: string }>`
    select valid::text || ' ' || (payload->>'address') as told from facts
    where section = 'beneficial-owner' and upper_inf(recorded) order by 1`.execute(database.db)
  expect(rows.map(({ told }) => told)).toEqual(expected)
})
