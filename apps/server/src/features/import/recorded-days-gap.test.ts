import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { importSource } from './import-source.usecases.ts'
import type { SourceAdapter } from './reading/source-adapter.ts'
import { brregNo } from './sources/brreg-no/brreg-no.adapter.ts'
import { unit, UNIT } from './sources/brreg-no/testing-norway.ts'
import { companiesHouseGb } from './sources/companies-house-gb/companies-house-gb.adapter.ts'
import { toBritishFile, toBritishRow, toProfile, toStream } from './sources/companies-house-gb/testing-british-files.ts'
import { useSourceFolders } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()
beforeEach(() => truncateAll(database.db))

async function take(adapter: SourceAdapter, files: Readonly<Record<string, string>>, observedOn?: string) {
  const path = await writeFolder({ ...files })
  return importSource({ db: database.db, clock: systemClock, temporaryFolders }, { adapter, path, observedOn })
}

/** The days that were taken over. */
async function listDays(): Promise<string[]> {
  const batches = database.db
    .selectFrom('batches')
    .select('observed_on')
    .where('outcome', '=', 'merged')
    .orderBy('batch_id')
  return (await batches.execute()).map((batch) => String(batch.observed_on))
}

const wound = toProfile('00445790', { company_status: 'liquidation' })
const snapshot = (day: string) => ({
  [`BasicCompanyDataAsOneFile-${day}.csv`]: toBritishFile([toBritishRow('00445790', 'SEASIDE LETS LTD')]),
})
const recorded = (from: string, to: string) => ({
  [`stream-companies-${to}.jsonl`]: toStream([{ uri: '/company/00445790', data: wound, timepoint: 1 }], from),
})

describe('recorded days of the British stream', () => {
  test.each([
    { title: 'of the day of the snapshot', before: ['2026-11-02'], from: '2026-11-02' },
    { title: 'of the day after it', before: ['2026-11-02'], from: '2026-11-03' },
    { title: 'begun long before it', before: ['2026-11-02'], from: '2026-10-01' },
  ])('$title are read', async ({ before, from }) => {
    for (const day of before) await take(companiesHouseGb, snapshot(day))
    expect(await take(companiesHouseGb, recorded(from, '2026-11-05'))).toMatchObject({ rejected: 0 })
    expect(await listDays()).toEqual(['2026-11-02', '2026-11-05'])
  })

  test('go on from the recorded days before, and leave no day out', async () => {
    await take(companiesHouseGb, snapshot('2026-11-02'))
    await take(companiesHouseGb, recorded('2026-11-03', '2026-11-05'))
    await expect(take(companiesHouseGb, recorded('2026-11-07', '2026-11-09'))).rejects.toMatchObject({
      reason: 'days-missing',
      detail: '2026-11-05 … 2026-11-07',
    })
    await take(companiesHouseGb, recorded('2026-11-06', '2026-11-09'))
    expect(await listDays()).toEqual(['2026-11-02', '2026-11-05', '2026-11-09'])
  })

  test('of which no line is an event begin on the day of the first file', async () => {
    await take(companiesHouseGb, snapshot('2026-11-02'))
    await expect(take(companiesHouseGb, { 'stream-companies-2026-11-20.jsonl': '{}\n' })).rejects.toMatchObject({
      reason: 'days-missing',
    })
  })

  test.each([
    { title: 'without any snapshot', before: [], known: '–' },
    { title: 'that begin two days after it', before: ['2026-11-02'], known: '2026-11-02' },
  ])('$title are refused, and the source is as of the day it was', async ({ before, known }) => {
    for (const day of before) await take(companiesHouseGb, snapshot(day))
    await expect(take(companiesHouseGb, recorded('2026-11-04', '2026-11-05'))).rejects.toMatchObject({
      reason: 'days-missing',
      detail: `${known} … 2026-11-04`,
    })
    expect(await listDays()).toEqual(before)
  })
})

test('recorded days of Norwegian roles alone are refused: of the units they would tell that nothing has changed', async () => {
  await take(brregNo, { 'enheter_alle.json': JSON.stringify([unit()]) }, '2026-11-20')
  const line = (number: string, record: object | null) =>
    `${JSON.stringify({ event: { timepoint: 1, published_at: '2026-11-21T05:00:00Z' }, number, change: 'Endring', state: 'here', record })}\n`
  const roles = { 'stream-brreg-roles-2026-11-21.jsonl': line(UNIT, { rollegrupper: [] }) }
  await expect(take(brregNo, roles)).rejects.toMatchObject({ reason: 'file-missing' })
  const both = { ...roles, 'stream-brreg-units-2026-11-21.jsonl': line(UNIT, unit({ navn: 'FJORD KRAFT ASA' })) }
  expect(await take(brregNo, both)).toMatchObject({ changed: 1 })
})
