import { createHash } from 'node:crypto'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { inSnapshot, inTransaction } from '@merleg/db/transaction'
import { FIGURE_KEYS, INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import type { Deps } from '../../app/deps.ts'
import { cancelable } from '@merleg/db/cancelable'
import { countTouched, findFeedEnd, type Span } from '../register/feed.repository.ts'
import { placeBatches } from '../register/feed.usecases.ts'
import { findLineOrder } from '../register/statement-lines/line-order.repository.ts'
import { pageTouched } from '../register/touched-pages.repository.ts'
import { type ChangedSector, findYearChanges } from './changed-sectors.ts'
import {
  beginComparing,
  countYears,
  deleteUnfiledYears,
  endComparing,
  listPopulations,
  listStoredYears,
  replaceYearsOf,
} from './company-figures.repository.ts'
import { type CompanyYear, type FiledCompany, listCompanyYears } from './company-years.ts'
import { countFiledCompanies, listFiledCompanies, listFiledIdsAfter } from './filed-companies.repository.ts'
import { beginRun, findRun, replaceRun, type StatisticsRun } from './sector-statistics.repository.ts'
import { countStatistics, replaceAllStatistics, replaceStatisticsOf } from './statistics-writes.repository.ts'

export type SectorStatisticsDeps = Pick<Deps, 'db' | 'clock'>
export type SectorStatisticsProgress = { phase: 'reading' | 'computing'; done: number; total: number }
export type SectorStatisticsOptions = {
  onProgress?: ((progress: SectorStatisticsProgress) => void) | undefined
  /** Stops the run, also in the middle of a statement; the statistics stay as they were. */
  signal?: AbortSignal | undefined
}
export type SectorStatisticsRun = {
  companyCount: number
  statementCount: number
  /** Figures of sectors and years that have quartiles now. */
  quartileCount: number
  computedAt: Date
}

/**
 * Raised by hand where another rule gives other figures of the same accounts: which of them count and of which year, how a figure is
 * computed, how many people there were, in which class an activity is. What is kept of companies that nobody touches would otherwise
 * stay as it was, and be mixed with what is made by the new rule (a test of `listCompanyYears` says when).
 */
export const RULES = 3
const FORMULAS = createHash('sha256')
  .update(JSON.stringify([FIGURE_KEYS, INDICATOR_DEFINITIONS, RULES]))
  .digest('hex')

/** Read in one step: some milliseconds, so that a server that also answers requests goes on answering. */
const PAGE_COMPANIES = 500
/** Where more than one of so many was touched, it takes as long to find out which sectors change as to make all anew. */
const COMPANIES_PER_TOUCHED = 5
/** Batches whose companies are looked at together. */
const SET_BATCHES = 50

/** Makes the statistics anew unless they are of the register as it is; null where they were. */
export function refreshSectorStatistics(
  deps: SectorStatisticsDeps,
  options: SectorStatisticsOptions = {},
): Promise<SectorStatisticsRun | null> {
  return runOnce(deps, { ...options, isForced: false })
}

/** Makes the statistics anew in any case. */
export async function rebuildSectorStatistics(
  deps: SectorStatisticsDeps,
  options: SectorStatisticsOptions = {},
): Promise<SectorStatisticsRun> {
  const run = await runOnce(deps, { ...options, isForced: true })
  if (run === null) throw new Error('a forced run was not made')
  return run
}

type RunOptions = SectorStatisticsOptions & { isForced: boolean }

/**
 * One transaction: readers see the old statistics or the new ones, and a run that is killed leaves the old. Two at once
 * follow each other, and the second sees what the first has done. What is read is the register at one moment (on a cluster, which
 * has no snapshot of all nodes, each page of it is).
 */
async function runOnce(deps: SectorStatisticsDeps, options: RunOptions): Promise<SectorStatisticsRun | null> {
  const { db, clock } = deps
  const { signal, isForced, onProgress } = options
  signal?.throwIfAborted()
  await placeBatches(db)
  return inTransaction(db, (tx) =>
    cancelable({ db, connection: tx, signal }, async () => {
      await beginRun(tx)
      const last = isForced ? null : await findRun(tx)
      const taken = await inSnapshot(db, (snapshot) => takeIn({ snapshot, tx, ...options }, last), {
        isBulk: true,
        isOnce: true,
      })
      if (taken === null) return null
      const { position, looked, companyCount, statementCount, sectors } = taken
      onProgress?.({ phase: 'computing', done: looked, total: looked })
      if (sectors === null) await replaceAllStatistics(tx, await listPopulations(tx))
      else if (sectors.size > 0) await replaceStatisticsOf(tx, sectors.values())
      const run = { companyCount, statementCount, computedAt: clock.now() }
      await replaceRun(tx, { ...run, position, formulas: FORMULAS })
      return { ...run, quartileCount: await countStatistics(tx) }
    }),
  )
}

type Run = SectorStatisticsOptions & {
  /** The register at one moment. */
  snapshot: Tx
  /** By which the figures and statistics that are kept are read and written. */
  tx: Tx
}

type Taken = Pick<StatisticsRun, 'companyCount' | 'statementCount'> & {
  position: number
  /** Companies that were looked at. */
  looked: number
  /** In which something differs from what was kept; null: all of them. */
  sectors: ReadonlyMap<string, ChangedSector> | null
}

/** Keeps the figures of all companies, or of those touched since the last run; null where none were. */
async function takeIn(run: Run, last: StatisticsRun | null): Promise<Taken | null> {
  const { snapshot, tx } = run
  const upTo = await findFeedEnd(snapshot)
  const filed = await countFiledCompanies(snapshot)
  // A place beyond the end is that of a register which is not there any more.
  if (last?.formulas === FORMULAS && last.position !== null && last.position <= upTo) {
    const span = { after: last.position, upTo }
    const touched = span.after < upTo ? await countTouched(snapshot, span) : 0
    if (touched === 0) return null
    if (touched * COMPANIES_PER_TOUCHED <= filed) {
      const changes = await compareYears(run, {
        pages: pageTouchedSince(snapshot, span),
        total: touched,
        isOfAll: false,
      })
      return {
        position: upTo,
        looked: touched,
        companyCount: last.companyCount + changes.companyCount,
        statementCount: last.statementCount + changes.statementCount,
        sectors: changes.sectors,
      }
    }
  }
  await compareYears(run, { pages: pageFiled(snapshot), total: filed, isOfAll: true })
  await deleteUnfiledYears(tx)
  return { position: upTo, looked: filed, ...(await countYears(tx)), sectors: null }
}

async function* pageFiled(snapshot: Tx): AsyncGenerator<readonly string[], void> {
  for (let after = ''; ;) {
    const companyIds = await listFiledIdsAfter(snapshot, { after, limit: PAGE_COMPANIES })
    const last = companyIds.at(-1)
    if (last === undefined) return
    yield companyIds
    after = last
  }
}

async function* pageTouchedSince(snapshot: Tx, span: Span): AsyncGenerator<readonly string[], void> {
  for (let { after } = span; after < span.upTo; after += SET_BATCHES) {
    const set = { after, upTo: Math.min(after + SET_BATCHES, span.upTo) }
    yield* pageTouched(snapshot, set, { after: '', limit: PAGE_COMPANIES })
  }
}

type Pages = {
  pages: AsyncGenerator<readonly string[], void>
  total: number
  /** They are all companies. */
  isOfAll: boolean
}
/** The counts are of how many there are more than before. */
type YearsChanged = { companyCount: number; statementCount: number; sectors: Map<string, ChangedSector> }

/** Where companies have other years than are kept of them, keeps these. */
async function compareYears(run: Run, { pages, total, isOfAll }: Pages): Promise<YearsChanged> {
  const { tx, onProgress, signal } = run
  const changes: YearsChanged = { companyCount: 0, statementCount: 0, sectors: new Map() }
  let done = 0
  await beginComparing(tx)
  for await (const { companyIds, companies } of readAhead(run, pages)) {
    signal?.throwIfAborted()
    const stored = await listStoredYears(tx, companyIds)
    const computed = companies.flatMap(listCompanyYears)
    const page = findYearChanges(stored, computed)
    await replaceYearsOf(tx, page)
    changes.companyCount += countCompanies(computed) - countCompanies(stored)
    changes.statementCount += computed.length - stored.length
    for (const [key, sector] of page.sectors) changes.sectors.set(key, sector)
    // Companies that batches of several sets touched are met in each.
    done = Math.min(done + companyIds.length, total)
    onProgress?.({ phase: 'reading', done, total })
  }
  await endComparing(tx, { isOfAll })
  return changes
}

const countCompanies = (years: readonly CompanyYear[]): number => new Set(years.map(({ companyId }) => companyId)).size

type Page = { companyIds: readonly string[]; companies: FiledCompany[] }

/** While a page is compared the next one is read. */
async function* readAhead({ snapshot }: Run, pages: Pages['pages']): AsyncGenerator<Page> {
  const lineOrder = await findLineOrder(snapshot)
  const read = async (): Promise<Page | null> => {
    const { value: companyIds } = await pages.next()
    return companyIds === undefined
      ? null
      : { companyIds, companies: await listFiledCompanies(snapshot, { companyIds, lineOrder }) }
  }
  const begin = () => {
    const page = read()
    // Awaited a page later; until then a failure is nobody's.
    page.catch(() => undefined)
    return page
  }
  for (let next = begin(); ;) {
    const page = await next
    if (page === null) return
    next = begin()
    yield page
  }
}

/** Has something changed that no batch tells of: the rules, or the profiles anew from the register? */
export async function isMadeOtherwise(db: DbOrTx): Promise<boolean> {
  const last = await findRun(db)
  return last !== null && (last.position === null || last.formulas !== FORMULAS)
}
