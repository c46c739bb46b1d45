import { createHash } from 'node:crypto'
import type { Tx } from '@merleg/db/connect'
import { inSnapshot, inTransaction } from '@merleg/db/transaction'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import { findSectorClass } from '@merleg/domain/sectors'
import type { Deps } from '../../app/deps.ts'
import { cancelable } from '@merleg/db/cancelable'
import { listCompanyYears } from './company-years.ts'
import { countFiledCompanies, type FiledCompany, listFiledCompaniesAfter } from './filed-companies.repository.ts'
import { findLineOrder } from '../register/statement-lines/line-order.repository.ts'
import { loadSectorYears, type Population, replaceStatistics, type SectorYear } from './statistics-writes.repository.ts'
import { beginRun, countMergedBatches, isComputedFrom, replaceRun } from './sector-statistics.repository.ts'

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

/** Another definition of a figure makes other statistics, and so does another rule of which accounts count. */
const ACCOUNTS_RULE = 'sound accounts only'
const FORMULAS = createHash('sha256')
  .update(JSON.stringify([INDICATOR_DEFINITIONS, ACCOUNTS_RULE]))
  .digest('hex')

/** Read in one step: some milliseconds, so that a server that also answers requests goes on answering. */
const PAGE_COMPANIES = 500

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
  const { signal, isForced } = options
  signal?.throwIfAborted()
  return inTransaction(db, (tx) =>
    cancelable({ db, connection: tx, signal }, async () => {
      await beginRun(tx)
      const read = async (snapshot: Tx) => {
        const basis = { batchCount: await countMergedBatches(snapshot), formulas: FORMULAS }
        if (!isForced && (await isComputedFrom(snapshot, basis))) return null
        return { basis, ...(await load(snapshot, tx, options)) }
      }
      const loaded = await inSnapshot(db, read, { isBulk: true })
      if (loaded === null) return null
      const { basis, populations, companyCount, statementCount } = loaded
      options.onProgress?.({ phase: 'computing', done: companyCount, total: companyCount })
      const quartileCount = await replaceStatistics(tx, populations)
      const run = { companyCount, statementCount, quartileCount, computedAt: clock.now() }
      await replaceRun(tx, { ...run, ...basis })
      return run
    }),
  )
}

type Loaded = { populations: Population[]; companyCount: number; statementCount: number }

async function load(snapshot: Tx, tx: Tx, options: RunOptions): Promise<Loaded> {
  const populations = new Map<string, { number: number; population: Population }>()
  const numberOf = (population: Population): number => {
    const key = JSON.stringify(population)
    const known = populations.get(key) ?? { number: populations.size, population }
    populations.set(key, known)
    return known.number
  }
  let companyCount = 0
  async function* years(): AsyncGenerator<SectorYear> {
    for await (const company of readCompanies(snapshot, options)) {
      const classCode = findSectorClass(company)
      if (classCode === null) continue
      companyCount += 1
      const { countryCode, isMadeUp } = company
      for (const { year, currency, figures } of listCompanyYears(company.statements, company.headcounts))
        yield { population: numberOf({ countryCode, isMadeUp, currency }), classCode, year, figures }
    }
  }
  const statementCount = await loadSectorYears(tx, years())
  return { populations: [...populations.values()].map(({ population }) => population), companyCount, statementCount }
}

/** While the companies of a page are counted the next one is read. */
async function* readCompanies(
  snapshot: Tx,
  { onProgress, signal }: SectorStatisticsOptions,
): AsyncGenerator<FiledCompany> {
  const lineOrder = await findLineOrder(snapshot)
  const total = await countFiledCompanies(snapshot)
  const read = (after: string) => {
    const page = listFiledCompaniesAfter(snapshot, { after, limit: PAGE_COMPANIES, lineOrder })
    // Awaited a page later; until then a failure is nobody's.
    page.catch(() => undefined)
    return page
  }
  let done = 0
  for (let next = read(''); ;) {
    const page = await next
    signal?.throwIfAborted()
    const last = page.at(-1)
    if (last === undefined) return
    next = read(last.companyId)
    yield* page
    done += page.length
    onProgress?.({ phase: 'reading', done, total })
  }
}
