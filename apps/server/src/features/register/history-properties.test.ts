import { useTestDatabase, withRollback } from '@merleg/db/testing'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { SourceRecord } from '@merleg/domain/observation'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditRegister } from './audit.usecases.ts'
import { listFacts } from './facts.repository.ts'
import { type BatchResult, mergeBatch } from './merge-batch.usecases.ts'
import { rebuildReadModels } from './read-models.usecases.ts'
import { listStatements } from './statements.repository.ts'
import { oracleContents, readContents, readReadModels } from './testing-register-contents.ts'
import { COVERS, type OracleBatch, RegisterOracle } from './testing-register-oracle.ts'
import { batchSequence, COMPANIES, moment, SNAPSHOT_SECTIONS } from './testing-register-sequences.ts'
import { oracleStatementView, oracleView, statementViewLine, viewLine } from './testing-register-views.ts'

const database = useTestDatabase()
/** How many sequences each property replays; more for a long run: MERLEG_HISTORY_RUNS=2000. */
const RUNS = Number(process.env.MERLEG_HISTORY_RUNS ?? 20)
const SEED = process.env.MERLEG_HISTORY_SEED
const settings = { numRuns: RUNS, ...(SEED ? { seed: Number(SEED) } : {}) }
/** The merge reads this many records at a time, or fewer. */
const MORE_THAN_A_CHUNK = 20_000
const TIME_LIMIT_MS = 90_000 + RUNS * 3_000

test('the register says what the oracle says, after every batch', { timeout: TIME_LIMIT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(batchSequence, async (batches) => {
      await emptyRegister()
      const oracle = new RegisterOracle()
      for (const batch of batches) {
        const expected = oracle.merge(batch)
        expect(countsOf(await merge(batch))).toEqual(expected)
        expect(await readContents(database.db)).toEqual(oracleContents(oracle))
        const refreshed = await readReadModels(database.db)
        expect(refreshed).toEqual(await rebuiltReadModels())
      }
      const audited = await auditRegister(database)
      expect(audited.filter(({ findings }) => findings.count > 0)).toEqual([])
    }),
    settings,
  )
})

test('earlier knowledge and other days read as the oracle held them', { timeout: TIME_LIMIT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(batchSequence, fc.array(moment, { minLength: 4, maxLength: 8 }), async (batches, moments) => {
      await emptyRegister()
      const oracle = new RegisterOracle()
      for (const batch of batches) {
        oracle.merge(batch)
        await merge(batch)
      }
      const recordedAt = await listMoments()
      for (const { companyId, asOf, known, includeHistory } of moments) {
        const number = known % batches.length
        // A millisecond before the next batch still belongs to this one.
        const knownAt = number === batches.length - 1 ? null : new Date(Number(recordedAt[number + 1]) - 1)
        const query = { companyId, asOf, knownAt }
        const facts = await listFacts(database.db, { ...query, includeHistory })
        expect(facts.map(viewLine)).toEqual(oracleView(oracle, { companyId, asOf, known: number, includeHistory }))
        const statements = await listStatements(database.db, query)
        expect(statements.map(statementViewLine)).toEqual(oracleStatementView(oracle, { companyId, known: number }))
      }
    }),
    settings,
  )
})

test('a batch split by company says the same', { timeout: TIME_LIMIT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(batchSequence, async (sequence) => {
      // Absence is of a whole snapshot, and cannot be split.
      const telling = sequence.filter(({ records }) => records.length > 0)
      const batches = telling.map((batch) => ({ ...batch, snapshotSections: [] }))
      await emptyRegister()
      for (const batch of batches) await merge(batch)
      const whole = await readState()
      await emptyRegister()
      for (const batch of batches) {
        for (const companyId of COMPANIES) {
          const records = batch.records.filter((record) => record.companyId === companyId)
          if (records.length > 0) await merge({ ...batch, records })
        }
      }
      expect(await readState()).toEqual(whole)
    }),
    settings,
  )
})

test('a batch merged twice changes nothing the second time', { timeout: TIME_LIMIT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(batchSequence, async (batches) => {
      await emptyRegister()
      for (const batch of batches) {
        await merge(batch)
        const before = await readContents(database.db)
        expect(countsOf(await merge(batch))).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
        expect(await readContents(database.db)).toEqual(before)
      }
    }),
    settings,
  )
})

test('it does not matter how far apart a batch says things', { timeout: TIME_LIMIT_MS }, async () => {
  await fc.assert(
    fc.asyncProperty(batchSequence, async (batches) => {
      await emptyRegister()
      const oracle = new RegisterOracle()
      for (const batch of batches.slice(0, 2)) {
        const expected = oracle.merge(batch)
        expect(countsOf(await merge(batch, MORE_THAN_A_CHUNK))).toEqual(expected)
        expect(await readContents(database.db)).toEqual(oracleContents(oracle))
        expect(await readReadModels(database.db)).toEqual(await rebuiltReadModels())
      }
    }),
    { ...settings, numRuns: Math.ceil(RUNS / 5) },
  )
})

/** Merges a batch; with a gap, after the first third and the second so many lines follow that say nothing. */
async function merge(batch: OracleBatch, gap = 0): Promise<BatchResult> {
  const third = Math.ceil(batch.records.length / 3)
  const records = function* (): Generator<SourceRecord> {
    for (const [index, record] of batch.records.entries()) {
      if (index > 0 && index % third === 0) {
        for (let line = 0; line < gap; line += 1) yield { type: 'reject', line, reason: 'gap', detail: '' }
      }
      yield record
    }
  }
  return mergeBatch(
    { db: database.db, clock: { now: () => new Date('2020-06-01T00:00:00Z') } },
    {
      source: {
        sourceId: batch.sourceId,
        publisher: 'P',
        title: 'T',
        licence: 'L',
        url: null,
        isMadeUp: false,
        covers: COVERS[batch.sourceId] ?? [],
      },
      fileName: 'f',
      fileHash: 'h',
      observedOn: batch.observedOn,
      snapshotSections: SNAPSHOT_SECTIONS.filter((section: FactSection) => batch.snapshotSections.includes(section)),
      records: records(),
    },
  )
}

function countsOf(result: BatchResult) {
  const { new: fresh, changed, closed, unchanged, events } = result
  return { new: fresh, changed, closed, unchanged, events }
}

/** What a full rebuild would give; rolled back. */
async function rebuiltReadModels(): Promise<Record<string, unknown[]>> {
  return withRollback(database.db, async (tx) => {
    await rebuildReadModels(tx)
    return readReadModels(tx)
  })
}

/** Contents and read models without the numbers of batches. */
async function readState(): Promise<unknown> {
  const { facts, statements, events } = await readContents(database.db)
  const withoutBatches = [...facts, ...statements, ...events].map((line) => line.replace(/ known .*$| by \d+$/, ''))
  const { links = [], ...others } = await readReadModels(database.db)
  // Which batch it was stands in their order, too.
  const told = links.map((link) => JSON.stringify(typeof link === 'object' ? { ...link, batch_id: null } : link))
  return { lines: withoutBatches.toSorted(), readModels: { ...others, links: told.toSorted() } }
}

async function listMoments(): Promise<Date[]> {
  const result = await sql<{ at: Date }>`select recorded_at as at from batches order by batch_id`.execute(database.db)
  return result.rows.map(({ at }) => at)
}

async function emptyRegister(): Promise<void> {
  await sql`truncate sources, batches, batch_companies, batch_rejects, companies, facts, statements, events, company_profiles,
    company_names, listed_texts, links, persons, search_words, search_prefixes cascade`.execute(database.db)
}
