import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { listCurrentLists, versionOf } from './designations.repository.ts'
import { EU_SANCTIONS, OFAC_SDN, UK_SANCTIONS, UN_SANCTIONS } from './list-sources.ts'
import { sanctionsFollower } from './sanctions.follower.ts'
import { designationOf, importEdition, importEditionKilled } from './testing-designations.ts'

const database = useTestDatabase()
const LISTED = 'ee-10000018'
const deps = () => ({ db: database.db, clock: systemClock, config: readConfig({}) })
const LEOPARD = designationOf('2', 'Kamelopard Trading LLC', {
  kind: 'entity',
  countryCodes: ['EE'],
  numbers: [{ scheme: 'register', value: '10000018', countryCode: 'EE' }],
})

const OTHER_LEOPARD = { ...LEOPARD, designationId: 'ofac-sdn/77', celex: null, recordNumber: '77', annex: '' }

async function listStated(): Promise<string[]> {
  const { rows } = await sql<{ stated: string }>`
    select b.source_id || ' ' || f.valid::text || ' ' || coalesce(f.source_ref, '-') as stated from facts f join batches b using (batch_id)
    where f.section = 'sanction' and upper_inf(f.recorded) order by 1`.execute(database.db)
  return rows.map(({ stated }) => stated)
}

async function listOpen(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select designation_id as id from sanction_matches where ended_at is null order by 1`.execute(database.db)
  return rows.map(({ id }) => id)
}

const EU_FACT = 'eu-sanctions [2024-01-15,) https://eur-lex.europa.eu/legal-content/HU/TXT/?uri=CELEX:32099R0001'

test('lists stand beside each other: each states what it has, and is compared with as of its own day', async () => {
  await merge(database.db, [factOf(LISTED)('name', { name: 'Tigris OÜ' })])
  await importEdition(deps(), [LEOPARD], '2024-02-01')
  expect(await listStated()).toEqual([EU_FACT])
  await importEditionKilled(deps(), [OTHER_LEOPARD], { observedOn: '2024-03-01', source: OFAC_SDN })
  await catchUp(deps(), sanctionsFollower)
  expect(await listStated()).toEqual([EU_FACT, `ofac-sdn [2024-01-15,) ${OFAC_SDN.url}`])
  expect(await listOpen()).toEqual([LEOPARD.designationId, 'ofac-sdn/77'])
  const lists = await listCurrentLists(database.db)
  expect(lists.map(({ sourceId, listedDay }) => `${sourceId} ${listedDay}`)).toEqual([
    'eu-sanctions 2024-02-01',
    'ofac-sdn 2024-03-01',
  ])
})

test('an edition of one list is no edition of another: nothing of the other is older, cut off or delisted', async () => {
  const before = versionOf(await listCurrentLists(database.db)) ?? 0
  const many = Array.from({ length: 120 }, (_, at) =>
    designationOf(`m${at}`, `Name${at} Other${at}`, { designationId: `un-sanctions/${at}` }),
  )
  const result = await importEdition(deps(), many, { observedOn: '2023-01-01', source: UN_SANCTIONS })
  expect(result).toMatchObject({ new: 120, closed: 0 })
  expect(versionOf(await listCurrentLists(database.db))).toBeGreaterThan(before)
  expect(await listOpen()).toEqual([LEOPARD.designationId, 'ofac-sdn/77'])
  const refused = importEdition(deps(), many.slice(0, 10), { observedOn: '2023-02-01', source: UN_SANCTIONS })
  await expect(refused).rejects.toThrow('cut-off')
  await expect(importEdition(deps(), many, { observedOn: '2022-12-31', source: UN_SANCTIONS })).rejects.toThrow(
    'older-edition',
  )
})

test('an edition that says the same changes no version, and nobody is compared anew', async () => {
  const before = versionOf(await listCurrentLists(database.db))
  await importEdition(deps(), [LEOPARD], { observedOn: '2024-04-01', source: EU_SANCTIONS })
  const lists = await listCurrentLists(database.db)
  expect(versionOf(lists)).toBe(before)
  expect(lists[0]).toMatchObject({ sourceId: 'eu-sanctions', listedDay: '2024-04-01' })
})

test('an entry whose line was rejected stays listed; where the entry is not known, little may be missing', async () => {
  const observedOn = '2024-04-15'
  const open = await listOpen()
  const rejected = { type: 'reject', line: 2, reason: 'name-missing', detail: '' } as const
  const hidden = { ...rejected, designationId: 'ofac-sdn/77' }
  const other = designationOf('1', 'Somebody ELSE', { designationId: 'ofac-sdn/1' })
  expect(await importEdition(deps(), [other, hidden], { observedOn, source: OFAC_SDN })).toMatchObject({ closed: 0 })
  expect(await listOpen()).toEqual(open)
  const many = Array.from({ length: 6 }, (_, at) =>
    designationOf(`m${at}`, `Name${at} Other${at}`, { designationId: `ofac-sdn/m${at}` }),
  )
  await importEdition(deps(), [other, hidden, ...many], { observedOn, source: OFAC_SDN })
  const next = importEdition(deps(), [other, hidden, rejected], { observedOn, source: OFAC_SDN })
  await expect(next).rejects.toThrow('entries-unread')
  const few = importEdition(deps(), [other, hidden, rejected, ...many.slice(1)], { observedOn, source: OFAC_SDN })
  expect(await few).toMatchObject({ closed: 1 })
})

test('a value that is left out is no entry beside its own: it counts neither as read nor as a line', async () => {
  const entry = designationOf('5', 'Without DAY', { designationId: 'uk-sanctions/5', listedOn: null })
  const rejects = ['date', 'duplicate', 'name-missing'].map(
    (reason, at) => ({ type: 'reject', line: at + 1, reason, detail: '' }) as const,
  )
  const result = await importEdition(deps(), [entry, ...rejects], { observedOn: '2024-04-20', source: UK_SANCTIONS })
  expect(result).toMatchObject({ read: 3, new: 1, rejected: 2 })
})

test('what a newer edition leaves out ends, on that list alone', async () => {
  await importEdition(deps(), [designationOf('9', 'Somebody ELSE')], '2024-05-01')
  expect(await listOpen()).toEqual(['ofac-sdn/77'])
  expect(await listStated()).toEqual([
    EU_FACT.replace('[2024-01-15,)', '[2024-01-15,2024-05-01)'),
    `ofac-sdn [2024-01-15,) ${OFAC_SDN.url}`,
  ])
})
