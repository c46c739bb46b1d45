import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { EU_SANCTIONS } from './eu-sanctions.ts'
import { sanctionsFollower } from './sanctions.follower.ts'
import { designationOf, importEdition, importEditionKilled } from './testing-designations.ts'

const database = useTestDatabase()
const LISTED = 'ee-10000018'
const deps = () => ({ db: database.db, clock: systemClock, config: readConfig({}) })
const OTHER = { ...EU_SANCTIONS, sourceId: 'other-list', publisher: 'Other', title: 'Other list' }
const LEOPARD = designationOf('2', 'Kamelopard Trading LLC', {
  kind: 'entity',
  countryCodes: ['EE'],
  numbers: [{ scheme: 'register', value: '10000018', countryCode: 'EE' }],
})

async function listStatedBy(): Promise<string[]> {
  const { rows } = await sql<{ sourceId: string }>`
    select b.source_id as "sourceId" from facts f join batches b using (batch_id)
    where f.section = 'sanction' and upper_inf(f.recorded) and upper_inf(f.valid)`.execute(database.db)
  return rows.map(({ sourceId }) => sourceId)
}

test('what is certain is stated by the source of the list in use, and by no former one', async () => {
  await merge(database.db, [factOf(LISTED)('name', { name: 'Tigris OÜ' })])
  await importEdition(deps(), [LEOPARD])
  expect(await listStatedBy()).toEqual(['eu-sanctions'])
  await importEditionKilled(deps(), [LEOPARD], { observedOn: '2024-03-01', source: OTHER })
  await catchUp(deps(), sanctionsFollower)
  expect(await listStatedBy()).toEqual(['other-list'])
})
