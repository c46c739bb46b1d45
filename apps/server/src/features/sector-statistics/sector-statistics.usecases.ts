import { createHash } from 'node:crypto'
import type { Tx } from '@merleg/db/connect'
import { inSnapshot, inTransaction } from '@merleg/db/transaction'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import type { Deps } from '../../app/deps.ts'
import { cancelable } from '@merleg/db/cancelable'
import { countTouched, findFeedEnd, type Span } from '../register/feed.repository.ts'
import { placeBatches } from '../register/feed.usecases.ts'
import { findLineOrder } from '../register/statement-lines/line-order.repository.ts'
import { pageTouched } from '../register/touched-pages.repository.ts'
import { findYearChanges, type SectorYear } from './changed-sectors.ts'
import { listStoredYears, replaceAllYears, replaceYearsOf } from './company-figures.repository.ts'
import { type CompanyYear, type FiledCompany, listCompanyYears, type Population } from './company-years.ts'
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
 * Another definition of a figure makes other statistics, and so does another rule of which accounts count or in which
 * class an activity is: raised by hand when one of these changes.
 */
const RULES = 2
const FORMULAS = createHash('sha256')
  .update(JSON.stringify([INDICATOR_DEFINITIONS, RULES]))
  .digest('hex')

/** Read in one step: some milliseconds, so that a server that also answers requests goes on answering. */
const PAGE_COMPANIES = 500
/** Where more than one of so many was touched, it takes as long to find out which sectors change as to make all anew. */
const COMPANIES_PER_TOUCHED = 5

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
 * follow each other, and the second sees what the first has done. What is read is the register at one moment.
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
      const taken = await inSnapshot(db, (snapshot) => takeIn({ snapshot, tx, ...options }, last), { isBulk: true })
      if (taken === null) return null
      const { position, companyCount, statementCount, sectors, populations } = taken
      onProgress?.({ phase: 'computing', done: companyCount, total: companyCount })
      if (sectors === null) await replaceAllStatistics(tx, populations)
      else if (sectors.length > 0) await replaceStatisticsOf(tx, sectors)
      const run = { companyCount, statementCount, computedAt: clock.now() }
      await replaceRun(tx, { ...run, position, formulas: FORMULAS })
      return { ...run, quartileCount: await countStatistics(tx) }
    }),
  )
}

type Run = SectorStatisticsOptions & {
  /** The register at one moment. */
  snapshot: Tx
  /** What is kept, and written. */
  tx: Tx
}

type Taken = Pick<StatisticsRun, 'companyCount' | 'statementCount'> & {
  position: number
  /** In which companies stand otherwise than before; null: all of them, of these populations. */
  sectors: SectorYear[] | null
  populations: Population[]
}

/** Takes in the figures of all companies, or of those touched since the last run; null where none were. */
async function takeIn(run: Run, last: StatisticsRun | null): Promise<Taken | null> {
  const { snapshot } = run
  const upTo = await findFeedEnd(snapshot)
  if (last?.formulas !== FORMULAS || last.position === null) return { ...(await takeInAll(run)), position: upTo }
  const span = { after: last.position, upTo }
  const touched = span.after < upTo ? await countTouched(snapshot, span) : 0
  if (touched === 0) return null
  if (touched * COMPANIES_PER_TOUCHED > (await countFiledCompanies(snapshot)))
    return { ...(await takeInAll(run)), position: upTo }
  const changes = await takeInTouched(run, { span, touched })
  return {
    position: upTo,
    companyCount: last.companyCount + changes.companyCount,
    statementCount: last.statementCount + changes.statementCount,
    sectors: changes.sectors,
    populations: [],
  }
}

async function takeInAll(run: Run): Promise<Omit<Taken, 'position'>> {
  const populations = new Map<string, Population>()
  let companyCount = 0
  async function* years(): AsyncGenerator<CompanyYear> {
    for await (const page of readAll(run))
      for (const company of page) {
        const found = listCompanyYears(company)
        if (found.length > 0) companyCount += 1
        for (const { countryCode, isMadeUp, currency } of found) {
          const population = { countryCode, isMadeUp, currency }
          populations.set(JSON.stringify(population), population)
        }
        yield* found
      }
  }
  const statementCount = await replaceAllYears(run.tx, years())
  return { companyCount, statementCount, sectors: null, populations: [...populations.values()] }
}

/** While the companies of a page are counted the next one is read. */
async function* readAll({ snapshot, onProgress, signal }: Run): AsyncGenerator<FiledCompany[]> {
  const lineOrder = await findLineOrder(snapshot)
  const total = await countFiledCompanies(snapshot)
  const read = async (after: string) => {
    const companyIds = await listFiledIdsAfter(snapshot, { after, limit: PAGE_COMPANIES })
    return companyIds.length === 0 ? [] : listFiledCompanies(snapshot, { companyIds, lineOrder })
  }
  const begin = (after: string) => {
    const page = read(after)
    // Awaited a page later; until then a failure is nobody's.
    page.catch(() => undefined)
    return page
  }
  let done = 0
  for (let next = begin(''); ;) {
    const page = await next
    signal?.throwIfAborted()
    const last = page.at(-1)
    if (last === undefined) return
    next = begin(last.companyId)
    yield page
    done += page.length
    onProgress?.({ phase: 'reading', done, total })
  }
}

type TouchedChanges = { companyCount: number; statementCount: number; sectors: SectorYear[] }

/** Where a company has other years than are kept of it, keeps these. The counts are of how many there are more. */
async function takeInTouched(
  { snapshot, tx, onProgress, signal }: Run,
  { span, touched }: { span: Span; touched: number },
): Promise<TouchedChanges> {
  const lineOrder = await findLineOrder(snapshot)
  const changes: TouchedChanges = { companyCount: 0, statementCount: 0, sectors: [] }
  let done = 0
  for await (const companyIds of pageTouched(snapshot, span, { after: '', limit: PAGE_COMPANIES })) {
    signal?.throwIfAborted()
    const stored = await listStoredYears(tx, companyIds)
    const computed = (await listFiledCompanies(snapshot, { companyIds, lineOrder })).flatMap(listCompanyYears)
    const page = findYearChanges(stored, computed)
    if (page.companyIds.length > 0) await replaceYearsOf(tx, page)
    changes.companyCount += countCompanies(computed) - countCompanies(stored)
    changes.statementCount += computed.length - stored.length
    changes.sectors.push(...page.sectors)
    done += companyIds.length
    onProgress?.({ phase: 'reading', done, total: touched })
  }
  return changes
}

const countCompanies = (years: readonly CompanyYear[]): number => new Set(years.map(({ companyId }) => companyId)).size
