import { useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditRegister } from '../register/audit.usecases.ts'
import { mergeBatch } from '../register/merge-batch.usecases.ts'
import { closeSearchIndexGap, type LoadPart, mergeParts } from '../register/merge-parts.usecases.ts'
import { generateSpan, worldOf } from './generate-records.ts'
import { MADE_UP_SOURCE } from './generate.usecases.ts'
import { readFinalState, wipeRegister } from './testing-final-state.ts'

const database = useTestDatabase()
const clock = { now: () => new Date('2026-11-02T08:00:00Z') }
const world = worldOf({ companies: 240, seed: 4 })
const observedOn = '2026-11-01'

/** Six parts of forty entities; owners and officers stand in several of them. */
function listParts(read: (part: number, records: Iterable<SourceRecord>) => Iterable<SourceRecord>): LoadPart[] {
  return Array.from({ length: 6 }, (_, part) => ({
    fileName: `part ${part}`,
    fileHash: `part-${part}`,
    records: read(part, generateSpan(world, { from: part * 40, to: part * 40 + 40 })),
  }))
}

const load = (parts: LoadPart[]) =>
  mergeParts({ db: database.db, clock }, { source: MADE_UP_SOURCE, observedOn, parts })

function* breakOff(records: Iterable<SourceRecord>): Generator<SourceRecord> {
  let count = 0
  for (const record of records) {
    if (count > 100) throw new Error('broken off')
    count += 1
    yield record
  }
}

async function countGaps(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_index_gaps`.execute(
    database.db,
  )
  return rows[0]?.count ?? -1
}

test('a load in parts, broken off and run again, ends as the load at once; what is merged is passed over', async () => {
  await mergeBatch(
    { db: database.db, clock },
    {
      source: MADE_UP_SOURCE,
      fileName: 'all',
      fileHash: 'all',
      observedOn,
      snapshotSections: [],
      records: generateSpan(world, { from: 0, to: 240 }),
    },
  )
  const atOnce = await readFinalState(database.db)
  await wipeRegister(database.db)

  const broken = listParts((part, records) => (part === 3 ? breakOff(records) : records))
  await expect(load(broken)).rejects.toThrow('broken off')
  expect(await countGaps()).toBe(1)

  const rest = await load(listParts((_, records) => records))
  expect([rest.batches + rest.skipped, rest.skipped >= 2, rest.skipped <= 5]).toEqual([6, true, true])
  expect(await readFinalState(database.db)).toEqual(atOnce)
  expect(await countGaps()).toBe(0)
  expect((await auditRegister({ db: database.db })).filter(({ findings }) => findings.count > 0)).toEqual([])
})

test('a load whose process ended before its search index was made is finished by the next start', async () => {
  await wipeRegister(database.db)
  await sql`insert into search_index_gaps default values`.execute(database.db)
  await closeSearchIndexGap(database.db)
  expect(await countGaps()).toBe(0)
})
