import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type TestDatabase, useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { beforeAll, expect, test } from 'vitest'
import { listLags } from '../features/followers/cursors.repository.ts'
import { generateSpan, recordsOf, worldOf } from '../features/generate/generate-records.ts'
import { MADE_UP_SOURCE } from '../features/generate/generate.usecases.ts'
import { auditRegister } from '../features/register/audit.usecases.ts'
import { mergeBatch } from '../features/register/merge-batch.usecases.ts'
import { mergeParts } from '../features/register/merge-parts.usecases.ts'
import { seededNumbers } from '../features/register/testing-load-faults.ts'
import { factOf } from '../features/report/testing-report.ts'
import { designationOf, importEdition } from '../features/sanctions/testing-designations.ts'
import { systemClock } from '../shared/clock.ts'
import { catchUpFollowers } from './catch-up-followers.ts'
import { readConfig } from './config.ts'
import { FOLLOWERS } from './features.followers.ts'

const [oneByOne, atOnce, killed] = [useTestDatabase(), useTestDatabase(), useTestDatabase()]
const program = fileURLToPath(new URL('./testing-following-process.ts', import.meta.url))
const deps = ({ db }: TestDatabase) => ({ db, clock: systemClock, config: readConfig({}) })

const world = worldOf({ companies: 120, seed: 4 })
const observedOn = '2026-11-01'
const PARTS = 3
const spans = Array.from({ length: PARTS }, (_, part) => ({ from: part * 40, to: part * 40 + 40 }))
const proceeding = { caseNumber: null, court: null, administrator: null, text: null }

/** People and companies of the first parts that a list names, and whom the days after the load change. */
const known = Array.from({ length: 40 }, (_, index) => recordsOf(world, index)).flat()
const people = known.filter((record) => record.type === 'fact' && record.section === 'signatory')
const companyIds = [...new Set(known.flatMap((record) => (record.type === 'reject' ? [] : [record.companyId])))]
const listed = people.slice(0, 5).map(({ payload: { name, birthDate } }, index) => {
  return designationOf(String(index), name, { births: birthDate === null ? [] : [{ from: birthDate, to: birthDate }] })
})
const named = designationOf('own', 'Nobody Else Trading', {
  kind: 'entity',
  countryCodes: ['HU'],
  numbers: [{ scheme: 'tax', value: companyIds[3] ?? '', countryCode: 'HU' }],
})

/** Each changes a few companies: names, failures, whose officers then count as such elsewhere, and officers who are listed. */
const days: readonly SourceRecord[][] = Array.from({ length: 4 }, (_, day) =>
  companyIds.slice(day * 5, day * 5 + 5).flatMap((companyId, index) => {
    const fact = factOf(companyId)
    return [
      fact('short-name', { name: `Átnevezett ${day} ${index}` }),
      ...(index === 0 ? [fact('liquidation', proceeding, { slot: 'new', from: '2026-10-01' })] : []),
      ...(index === 1 ? people.slice(day, day + 1).map((record) => ({ ...record, companyId, slot: 'new' })) : []),
    ]
  }),
)

const mergeSpan = ({ db }: TestDatabase, span: { from: number; to: number }) =>
  mergeBatch(
    { db, clock: systemClock },
    {
      source: MADE_UP_SOURCE,
      fileName: 'part',
      fileHash: `part-${span.from}`,
      observedOn,
      snapshotSections: [],
      records: generateSpan(world, span),
    },
  )
const mergeDay = ({ db }: TestDatabase, records: readonly SourceRecord[]) =>
  mergeBatch(
    { db, clock: systemClock },
    { source: MADE_UP_SOURCE, fileName: 'day', fileHash: 'day', observedOn, snapshotSections: [], records },
  )

/** What the followers have made of the register, without when and in how many steps. */
async function readFollowed({ pool }: TestDatabase): Promise<Record<string, unknown[]>> {
  const rowsOf = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows
  return {
    words: await rowsOf('select * from search_words order by word'),
    prefixes: await rowsOf('select * from search_prefixes order by prefix'),
    gaps: await rowsOf('select * from search_index_gaps'),
    matches: await rowsOf(
      `select company_id, match_id, grade, party from sanction_matches where ended_at is null order by 1, 2`,
    ),
    checks: await rowsOf('select company_id, party_count from sanction_checks order by 1'),
    sanctions: await rowsOf(
      `select company_id, slot, payload from facts where section = 'sanction' and upper_inf(recorded) order by 1, 2`,
    ),
    sectors: await rowsOf('select * from sector_statistics order by 1, 2, 3, 4, 5, 6'),
    scores: await rowsOf(
      `select company_id, basis, points, parts, part_values, probabilities, credit_limit, no_limit_reason, inputs::text, facts::text
       from scores where superseded_at is null order by 1`,
    ),
  }
}

async function countBehind({ db }: TestDatabase): Promise<number> {
  const lags = await listLags(
    db,
    FOLLOWERS.map(({ name }) => name),
  )
  return Math.max(...lags.map(({ positions }) => positions))
}

async function expectSound(database: TestDatabase): Promise<void> {
  expect(await countBehind(database)).toBe(0)
  const faults = (await auditRegister(database)).filter(({ findings }) => findings.count > 0)
  expect(faults).toEqual([])
}

let expected: Record<string, unknown[]> = {}

beforeAll(async () => {
  for (const database of [oneByOne, atOnce, killed]) await importEdition(deps(database), [...listed, named])
  for (const span of spans) {
    await mergeSpan(oneByOne, span)
    await catchUpFollowers(deps(oneByOne))
  }
  for (const day of days) {
    await mergeDay(oneByOne, day)
    await catchUpFollowers(deps(oneByOne))
  }
  expected = await readFollowed(oneByOne)
})

test('followed after each batch, everybody is rated, compared and counted', async () => {
  await expectSound(oneByOne)
  expect(expected['matches']?.length).toBeGreaterThan(5)
  expect(expected['sanctions']).toHaveLength(1)
  expect(expected['sectors']?.length).toBeGreaterThan(0)
  expect(expected['scores']?.length).toBe(expected['checks']?.length)
})

test('two merges side by side, and followed once, they come to the same', async () => {
  await mergeParts(
    { db: atOnce.db, clock: systemClock },
    {
      source: MADE_UP_SOURCE,
      observedOn,
      parts: spans.map((span) => ({
        fileName: 'part',
        fileHash: `part-${span.from}`,
        records: generateSpan(world, span),
      })),
    },
  )
  for (const day of days) await mergeDay(atOnce, day)
  await catchUpFollowers(deps(atOnce))
  await expectSound(atOnce)
  expect(await readFollowed(atOnce)).toEqual(expected)
})

async function startProcess({ connectionString }: TestDatabase): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, connectionString], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('with the process that follows killed again and again, too', async () => {
  const moments = seededNumbers(31)
  const batches = [
    ...spans.map((span) => () => mergeSpan(killed, span)),
    ...days.map((day) => () => mergeDay(killed, day)),
  ]
  for (const merge of batches) {
    const child = await startProcess(killed)
    const ended = once(child, 'exit')
    await merge()
    // From at once to long enough for most of it.
    await delay(moments.next().value * 1500)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
  }
  const last = await startProcess(killed)
  await expect.poll(() => countBehind(killed), { timeout: 60_000 }).toBe(0)
  last.kill('SIGKILL')
  await once(last, 'exit')
  await expectSound(killed)
  expect(await readFollowed(killed)).toEqual(expected)
}, 180_000)
