import { useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import type { BatchResult } from '../register/merge-batch.usecases.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { importSource } from './import-source.usecases.ts'
import { countRejectsByReason, listRejects } from './rejects.repository.ts'
import type { SourceAdapter } from './reading/source-adapter.ts'
import { rejectLine } from './reading/source-lines.ts'
import { LIST_ADAPTERS, SOURCE_ADAPTERS } from './source-adapters.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { readRegisterContent } from './testing-register-content.ts'
import { makeBilantFiles, useSourceFolders } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()

const COUNTS = { companies: 3, years: 4 }
/** Name, form, fiscal code, register number, seat of each company; a statement and one time line of headcounts. */
const NEW = COUNTS.companies * (5 + COUNTS.years + 1)

async function importFolder(path: string, adapter: SourceAdapter = bilantRo): Promise<BatchResult> {
  return importSource({ db: database.db, clock: systemClock, temporaryFolders }, { adapter, path })
}

async function findRefusal(path: string): Promise<SourceRefused | null> {
  return importFolder(path).then(
    () => null,
    (error: unknown) => (error instanceof SourceRefused ? error : null),
  )
}

function saying(records: SourceRecord[]): SourceAdapter {
  return {
    ...bilantRo,
    async *read() {
      yield* records
    },
  }
}

describe('importSource', () => {
  test('takes a source over once; the same again changes nothing', async () => {
    const folder = await writeFolder(makeBilantFiles(COUNTS))
    expect(await importFolder(folder)).toMatchObject({ new: NEW, changed: 0, closed: 0, unchanged: 0, rejected: 0 })
    const content = await readRegisterContent(database.db)
    expect(await importFolder(folder)).toMatchObject({
      new: 0,
      changed: 0,
      closed: 0,
      unchanged: NEW,
      rejected: 0,
      events: 0,
    })
    expect(await readRegisterContent(database.db)).toEqual(content)
  })

  test('remembers where, of which day and by which content a batch came', async () => {
    const folder = await writeFolder(makeBilantFiles(COUNTS))
    const { rows } = await sql<{ hashes: number; source: string; day: string }>`
      select count(distinct file_hash)::int as hashes, min(source_id) as source, min(observed_on)::text as day from batches`.execute(
      database.db,
    )
    expect(rows).toEqual([{ hashes: 1, source: 'bilant-ro', day: '2024-12-31' }])
    await importSource(
      { db: database.db, clock: systemClock, temporaryFolders },
      { adapter: bilantRo, path: folder, observedOn: '2026-01-01' },
    )
    const last = await sql<{
      day: string
      name: string
    }>`select observed_on::text as day, file_name as name from batches order by batch_id desc limit 1`.execute(
      database.db,
    )
    expect(last.rows).toEqual([{ day: '2026-01-01', name: folder.slice(folder.lastIndexOf('/') + 1) }])
  })

  test('a year filed differently is changed, a missing one has not ended', async () => {
    const { 'companies.csv': companies = '', 'bilant_panel_2013_2024.csv': accounts = '' } = makeBilantFiles(COUNTS)
    const lines = accounts.trimEnd().split('\r\n')
    const changed = [...lines.slice(0, -2), lines.at(-2)?.replace(/,\d+(?=(?:,\d+){15}$)/, ',999')].join('\r\n')
    const folder = await writeFolder({ 'companies.csv': companies, 'bilant_panel_2013_2024.csv': `${changed}\r\n` })
    // After the edition of the test before.
    const later = { ...bilantRo, observedOn: '2026-01-02' }
    expect(await importFolder(folder, later)).toMatchObject({ new: 0, changed: 1, closed: 0 })
  })

  test.each<[string, (files: Record<string, string>) => Record<string, string | Buffer>, Partial<SourceRefused>]>([
    [
      'a missing file',
      ({ 'companies.csv': companies = '' }) => ({ 'companies.csv': companies }),
      { reason: 'file-missing', line: null, detail: 'bilant_panel_2013_2024.csv' },
    ],
    [
      'a file cut in the middle',
      (files) => ({ ...files, 'bilant_panel_2013_2024.csv': files['bilant_panel_2013_2024.csv']?.slice(0, -9) ?? '' }),
      { reason: 'cut-off', line: 13, detail: 'bilant_panel_2013_2024.csv: the last line has no line break' },
    ],
    [
      'another encoding',
      (files) => ({ ...files, 'companies.csv': Buffer.from(files['companies.csv'] ?? '', 'latin1') }),
      { reason: 'encoding', line: 2 },
    ],
    [
      'other columns',
      (files) => ({ ...files, 'companies.csv': files['companies.csv']?.replace('caen', 'cod') ?? '' }),
      { reason: 'columns', line: 1, detail: 'companies.csv: missing: caen; unexpected: cod' },
    ],
  ])('%s is refused and leaves the register as it was', async (_title, damage, refusal) => {
    const before = await readRegisterContent(database.db)
    const folder = await writeFolder(damage(makeBilantFiles({ companies: 3, years: 4, firstSerial: 700_000 })))
    expect(await findRefusal(folder)).toMatchObject(refusal)
    expect(await readRegisterContent(database.db)).toEqual(before)
  })

  test('a refusal is kept as a batch of its own', async () => {
    const { rows } = await sql<{
      refusal: string
    }>`select refusal from batches where outcome = 'refused' order by batch_id`.execute(database.db)
    expect(rows.map((row) => row.refusal.split(/[ :]/)[0])).toEqual(['file-missing', 'cut-off', 'encoding', 'columns'])
  })

  test.each<[string, () => Promise<string>]>([
    ['a folder that is not there', async () => `${await writeFolder({})}/elsewhere`],
    ['a folder of something else', () => writeFolder({ 'readme.txt': '' })],
  ])('%s is a mistyped path, and no refusal is kept', async (_title, findPath) => {
    const refused = sql`select from batches where outcome = 'refused'`
    const before = (await refused.execute(database.db)).rows.length
    await expect(importFolder(await findPath())).rejects.toThrow(/ENOENT|file-missing/)
    expect((await refused.execute(database.db)).rows).toHaveLength(before)
  })

  test('rejected lines are kept with reason and line', async () => {
    const place = { file: 'x.csv', line: 7 }
    const headcount = {
      type: 'fact',
      companyId: 'ro-1000009',
      section: 'headcount',
      slot: '',
      payload: { persons: -4 },
      line: 3,
    } as const
    const { batchId, rejected } = await importFolder(
      await writeFolder(makeBilantFiles(COUNTS)),
      saying([
        rejectLine(place, 'amount', 'x'),
        rejectLine({ ...place, line: 2 }, 'date', 'y'),
        headcount,
        rejectLine({ ...place, line: 9 }, 'amount', 'z'),
      ]),
    )
    expect(rejected).toBe(4)
    const rejects: string[] = []
    for await (const { line, reason, detail } of listRejects(database.db, batchId))
      rejects.push(`${line} ${reason} ${detail.slice(0, 24)}`)
    expect(rejects).toEqual([
      '2 date x.csv: y',
      '3 payload headcount of ro-1000009:',
      '7 amount x.csv: x',
      '9 amount x.csv: z',
    ])
    expect(await countRejectsByReason(database.db, batchId)).toEqual([
      { reason: 'amount', count: 2 },
      { reason: 'date', count: 1 },
      { reason: 'payload', count: 1 },
    ])
  })

  test('a stopped import changes nothing', async () => {
    const before = await readRegisterContent(database.db)
    const controller = new AbortController()
    const folder = await writeFolder(makeBilantFiles({ companies: 3, years: 4, firstSerial: 800_000 }))
    const stopping = importSource(
      { db: database.db, clock: systemClock, temporaryFolders },
      {
        adapter: bilantRo,
        path: folder,
        signal: controller.signal,
        onProgress: ({ phase }) => {
          if (phase === 'merging') controller.abort(new Error('stopped'))
        },
      },
    )
    await expect(stopping).rejects.toThrow('stopped')
    expect(await readRegisterContent(database.db)).toEqual(before)
  })
})

test('every source has a name and a day of its own', () => {
  const ids = [...SOURCE_ADAPTERS, ...LIST_ADAPTERS].map(({ source }) => source.sourceId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { observedOn, source } of SOURCE_ADAPTERS) {
    if (observedOn !== null) expect(observedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(source).toMatchObject({ isMadeUp: false, url: expect.stringMatching(/^https:\/\//) })
  }
})
