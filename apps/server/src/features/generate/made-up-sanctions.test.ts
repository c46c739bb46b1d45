import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { listCurrentLists } from '../sanctions/designations.repository.ts'
import { screenAll } from '../sanctions/screening.usecases.ts'
import { designationOf, importEdition } from '../sanctions/testing-designations.ts'
import { generateDemoData } from './generate.usecases.ts'
import { loadMadeUpSanctions } from './made-up-sanctions.usecases.ts'

const database = useTestDatabase()
const OPTIONS = { companies: 120, seed: 1 }
const deps = () => ({ db: database.db, clock: systemClock })

const listOpen = async (): Promise<{ designationId: string; grade: string }[]> =>
  (
    await sql<{ designationId: string; grade: string }>`
      select designation_id as "designationId", grade from sanction_matches where ended_at is null`.execute(database.db)
  ).rows

test('the demo is screened against a list that says of itself that it is made up, and finds questions, no facts', async () => {
  await generateDemoData(deps(), OPTIONS)
  await loadMadeUpSanctions(deps(), OPTIONS)
  expect(await listCurrentLists(database.db)).toMatchObject([{ sourceId: 'made-up-sanctions', isMadeUp: true }])
  await screenAll(deps())
  const grades = new Set((await listOpen()).map(({ grade }) => grade))
  expect(grades).toContain('strong')
  expect(grades).toContain('possible')
  expect(grades).not.toContain('identifier')
})

test('loaded again changes nothing; the list of an authority takes its place and is not taken back', async () => {
  const before = await listCurrentLists(database.db)
  await loadMadeUpSanctions(deps(), OPTIONS)
  expect(await listCurrentLists(database.db)).toEqual(before)
  // An edition older than the made-up one is no older edition of it.
  await importEdition(deps(), [designationOf('1', 'Somebody ELSE')], '2024-01-01')
  expect(await listCurrentLists(database.db)).toMatchObject([{ sourceId: 'eu-sanctions', isMadeUp: false }])
  expect((await listOpen()).filter(({ designationId }) => designationId.startsWith('demo/'))).toEqual([])
  await loadMadeUpSanctions(deps(), OPTIONS)
  expect(await listCurrentLists(database.db)).toMatchObject([{ sourceId: 'eu-sanctions' }])
})
