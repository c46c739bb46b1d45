import { useTestDatabase } from '@merleg/db/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../shared/clock.ts'
import { auditRegister } from '../../register/audit.usecases.ts'
import { findNewestEdition } from '../../register/newer-batches.repository.ts'
import { type ImportInput, importSource, isEditionKnown, isEditionRepeated } from '../import-source.usecases.ts'
import { readRegisterContent } from '../testing-register-content.ts'
import { useSourceFolders } from '../testing-source-files.ts'
import { type LinedCompany, linedFiles, linedSource } from './testing-lined-source.ts'
import { temporaryFolders } from '../testing-temporary-folders.ts'

const inParts = useTestDatabase()
const atOnce = useTestDatabase()
const writeFolder = useSourceFolders()

const DAYS = ['2026-01-10', '2026-02-10', '2026-03-10']
const Day = fc.constantFrom('', '2025-06-01', '2026-01-20', '2026-02-20')
const Site = fc.record({
  slot: fc.constantFrom('a', 'b'),
  place: fc.constantFrom('x', 'y', '?'),
  from: Day,
  to: fc.constant(''),
})
const Ended = fc.record({
  slot: fc.constant('c'),
  place: fc.constant('z'),
  from: fc.constant(''),
  to: fc.constantFrom('', '2026-02-20'),
})
const Company = fc.record({
  name: fc.constantFrom('One', 'Two'),
  isThere: fc.boolean(),
  sites: fc.uniqueArray(fc.oneof(Site, Ended), { selector: ({ slot }) => slot, maxLength: 2 }),
})
const Edition = fc.array(Company, { minLength: 5, maxLength: 5 })
const Run = fc.record({
  editions: fc.array(Edition, { minLength: 3, maxLength: 3 }),
  stopAfter: fc.nat(3),
  hasOther: fc.boolean(),
})

let runs = 0

function listCompanies(
  edition: readonly { name: string; isThere: boolean; sites: LinedCompany['sites'] }[],
  run: number,
) {
  return edition.flatMap(({ name, isThere, sites }, at) =>
    isThere ? [{ code: `ro-${run * 100 + 1_000_000 + at}`, name, sites }] : [],
  )
}

async function importAtOnce(sourceId: string, folder: string, observedOn: string): Promise<void> {
  const adapter = linedSource(sourceId, { isByCompany: false })
  await importSource({ db: atOnce.db, clock: systemClock, temporaryFolders }, { adapter, path: folder, observedOn })
}

function importInParts(sourceId: string, folder: string, input: Partial<ImportInput> & { observedOn: string }) {
  const adapter = linedSource(sourceId, { isByCompany: true })
  return importSource(
    { db: inParts.db, clock: systemClock, temporaryFolders },
    { adapter, path: folder, companiesPerPart: 2, ...input },
  )
}

/** Stopped after some parts, and told again. */
async function importWithStop(sourceId: string, folder: string, given: { observedOn: string; stopAfter: number }) {
  const controller = new AbortController()
  let parts = 0
  await importInParts(sourceId, folder, {
    observedOn: given.observedOn,
    signal: controller.signal,
    onMerged: () => {
      parts += 1
      if (parts === given.stopAfter) controller.abort(new Error('stopped'))
    },
  }).catch(() => undefined)
  await importInParts(sourceId, folder, { observedOn: given.observedOn })
}

describe('an edition merged in parts', () => {
  test('stopped, told again or in one go: the same register, and the next editions too', async () => {
    await fc.assert(
      fc.asyncProperty(Run, async ({ editions, stopAfter, hasOther }) => {
        runs += 1
        const sourceId = `lined-${runs}`
        for (const [at, edition] of editions.entries()) {
          const observedOn = DAYS[at] ?? ''
          const folder = await writeFolder(linedFiles(listCompanies(edition, runs)))
          await importAtOnce(sourceId, folder, observedOn)
          await importWithStop(sourceId, folder, { observedOn, stopAfter })
          if (!hasOther || at !== 0) continue
          // Another publisher says something else of the same companies.
          const other = await writeFolder(linedFiles(listCompanies(editions[1] ?? [], runs)))
          await importAtOnce(`${sourceId}-other`, other, observedOn)
          await importInParts(`${sourceId}-other`, other, { observedOn })
        }
        expect(await readRegisterContent(inParts.db)).toEqual(await readRegisterContent(atOnce.db))
      }),
      { numRuns: 12 },
    )
    expect((await auditRegister(inParts)).filter(({ findings }) => findings.count > 0)).toEqual([])
  }, 240_000)

  test('counts from its end on, and ends nothing before', async () => {
    const many = (count: number, place: string): LinedCompany[] =>
      Array.from({ length: count }, (_, at) => ({
        code: `ro-${5_000_000 + at}`,
        name: 'N',
        sites: [{ slot: 'a', place, from: '', to: '' }],
      }))
    const [first, next] = [await writeFolder(linedFiles(many(300, 'x'))), await writeFolder(linedFiles(many(150, 'y')))]
    await importInParts('mass', first, { observedOn: '2026-01-10', companiesPerPart: 100 })
    const refused = importInParts('mass', next, { observedOn: '2026-02-10', companiesPerPart: 100 })
    await expect(refused).rejects.toMatchObject({ reason: 'too-much-ended' })
    expect(await findNewestEdition(inParts.db, 'mass')).toBe('2026-01-10')
    const running = async () => {
      const { rows } = await sql<{ place: string; count: number }>`
        select payload->>'value' as place, count(*)::int as count from facts f join batches b using (batch_id)
        where source_id = 'mass' and section = 'website' and upper_inf(recorded) and upper_inf(valid) group by 1 order by 1`.execute(
        inParts.db,
      )
      return rows
    }
    expect(await running()).toEqual([
      { place: 'x', count: 150 },
      { place: 'y', count: 150 },
    ])
    expect(await importInParts('mass', next, { observedOn: '2026-02-10', acceptsEndings: true })).toMatchObject({
      read: 0,
      closed: 150,
    })
    expect(await running()).toEqual([{ place: 'y', count: 150 }])
    expect(await findNewestEdition(inParts.db, 'mass')).toBe('2026-02-10')
    const { rows } =
      await sql`select outcome, company_count, fact_count from batches where source_id = 'mass' order by batch_id desc limit 1`.execute(
        inParts.db,
      )
    expect(rows).toEqual([{ outcome: 'merged', company_count: 150, fact_count: 300 }])
  })

  test.each([
    ['of the whole', {}, true],
    ['of what is told alone', { snapshotSections: [] }, false],
  ])('an older edition %s does not finish a newer one that was stopped', async (_title, changes, isRefused) => {
    const sourceId = isRefused ? 'older-whole' : 'older'
    const adapter = { ...linedSource(sourceId, { isByCompany: true }), ...changes }
    const first = isRefused ? 8_000_000 : 8_100_000
    const folderOf = (place: string) =>
      writeFolder(
        linedFiles(
          Array.from({ length: 6 }, (_, at) => ({
            code: `ro-${first + at}`,
            name: 'N',
            sites: [{ slot: 'a', place: at === 0 ? '?' : place, from: '', to: '' }],
          })),
        ),
      )
    const [newer, older] = [await folderOf('new'), await folderOf('old')]
    const controller = new AbortController()
    const onMerged = () => controller.abort(new Error('stopped'))
    const stopped = importInParts(sourceId, newer, {
      adapter,
      observedOn: '2026-02-10',
      signal: controller.signal,
      onMerged,
    })
    await expect(stopped).rejects.toThrow('stopped')
    const late = importInParts(sourceId, older, { adapter, observedOn: '2026-01-10', readsAll: true })
    if (isRefused) await expect(late).rejects.toMatchObject({ reason: 'older-edition' })
    else await late
    expect(await findNewestEdition(inParts.db, sourceId)).toBe(isRefused ? null : '2026-01-10')
    expect(await isEditionKnown(inParts.db, { adapter, path: newer })).toBe(false)
    await importInParts(sourceId, newer, { adapter, observedOn: '2026-02-10' })
    expect(await findNewestEdition(inParts.db, sourceId)).toBe('2026-02-10')
    expect(await isEditionKnown(inParts.db, { adapter, path: newer })).toBe(true)
  })

  test('the same edition is not read again, the same lines are left out', async () => {
    const company = { code: 'ro-7000001', name: 'N', sites: [{ slot: 'a', place: '?', from: '', to: '' }] }
    const folder = await writeFolder(linedFiles([company, { ...company, code: 'ro-7000002', sites: [] }]))
    const adapter = linedSource('again', { isByCompany: true })
    const asked = { adapter, path: folder, observedOn: '2026-01-10' }
    expect(await isEditionRepeated(inParts.db, asked)).toBe(false)
    await importInParts('again', folder, asked)
    expect(await isEditionRepeated(inParts.db, asked)).toBe(true)
    expect(await isEditionRepeated(inParts.db, { ...asked, observedOn: '2026-01-11' })).toBe(false)
    // Of the one whose line was rejected everything is told again.
    expect(await importInParts('again', folder, { observedOn: '2026-01-11' })).toMatchObject({
      read: 2,
      rejected: 1,
      unchanged: 1,
    })
    expect(await importInParts('again', folder, { observedOn: '2026-01-12', readsAll: true })).toMatchObject({
      read: 3,
    })
  })
})
