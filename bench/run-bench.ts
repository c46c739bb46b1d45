import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { removeEmbedded } from '@merleg/db/embedded-server'
import { BENCH_ENTRIES } from './bench-entries.ts'
import type { BenchEntry, MeasureContext } from './bench-entry.ts'
import { groupByEntry, renderBenchmarksDocument, renderLines } from './benchmarks-document.ts'
import { ensureLoaded, type LoadedData } from './loaded-data.ts'
import { loadBench } from './load.bench.ts'
import { describeMachine } from './machine.ts'
import { REPOSITORY } from './merleg-process.ts'
import { type Product, startProduct } from './product.ts'
import { formatCount, renderTable, toVerdictTable } from './result-text.ts'
import { watchStopSignals } from './stop-signals.ts'
import { readResults, storeResult, type StoredResult } from './stored-results.ts'
import { describeVersion } from './version.ts'

export const BENCH_NAMES: readonly string[] = BENCH_ENTRIES.map((entry) => entry.name)
const DOCUMENT = join(REPOSITORY, 'docs/benchmarks.md')

export type BenchOptions = {
  /** Names of the entries; all of them when empty. */
  readonly names: readonly string[]
  /** Sizes of the register, measured one after the other. */
  readonly companies: readonly number[]
  readonly calls: number
  readonly minutes: number
  /** The bench's own folder: data, one folder per size, and results, one file per entry and size. */
  readonly folder: string
  /** Makes the data anew instead of taking those of an earlier run. */
  readonly isFresh: boolean
  /** Leaves the data for the next run. */
  readonly isKept: boolean
  /** Leaves out what this version has measured already. */
  readonly isResumed: boolean
  /** Writes docs/benchmarks.md from all stored results. */
  readonly isWritten: boolean
  readonly jsonFile: string | null
}

/** `incomplete`: something could not be measured. `stopped`: by Ctrl-C or SIGTERM. A missed goal is no fault. */
export type BenchOutcome = 'complete' | 'incomplete' | 'stopped'

type Signals = ReturnType<typeof watchStopSignals>

/** Measures the promises one after the other, size by size, stores each result, and prints the figures. */
export async function runBench(options: BenchOptions): Promise<BenchOutcome> {
  const signals = watchStopSignals()
  const results: StoredResult[] = []
  let faults = 0
  try {
    for (const [at, companies] of options.companies.entries()) {
      // What does not depend on the size is measured once.
      const entries = listEntries(options).filter((entry) => at === 0 || entry.goal.companies !== null)
      const found = await measureSize(entries, companies, { options, signals })
      results.push(...found.results)
      faults += found.faults
      if (signals.isStopped()) return 'stopped'
    }
    const stored = await readResults(join(options.folder, 'results'))
    console.log(`\n${renderTable(toVerdictTable(groupByEntry(listEntries(options), results)))}`)
    if (options.jsonFile !== null) await writeFile(options.jsonFile, `${JSON.stringify(results, null, 2)}\n`)
    if (options.isWritten) await writeFile(DOCUMENT, renderBenchmarksDocument(BENCH_ENTRIES, stored))
    return faults > 0 ? 'incomplete' : 'complete'
  } finally {
    signals.cancel()
  }
}

function listEntries({ names }: BenchOptions): BenchEntry[] {
  return BENCH_ENTRIES.filter(({ name, isOnlyNamed }) =>
    names.length === 0 ? isOnlyNamed !== true : names.includes(name),
  )
}

type Run = { readonly options: BenchOptions; readonly signals: Signals }

async function measureSize(
  entries: readonly BenchEntry[],
  companies: number,
  { options, signals }: Run,
): Promise<{ results: StoredResult[]; faults: number }> {
  const resultFolder = join(options.folder, 'results')
  const data = createLazyData(options, companies)
  const { loadData, startProduct: start, copyData } = data
  const context = { ...options, loadData, startProduct: start, copyData, companies, say }
  const known = options.isResumed ? await readResults(resultFolder) : []
  const results: StoredResult[] = []
  let faults = 0
  try {
    for (const entry of entries) {
      console.error(`${entry.title}, ${formatCount(companies)} companies`)
      const { commit } = await describeVersion()
      const size = entry.goal.companies === null ? null : companies
      const isSame = (result: StoredResult) =>
        result.name === entry.name &&
        result.companies === size &&
        result.commit === commit &&
        result.calls === options.calls
      const machine = await describeMachine(options.folder)
      const earlier = known.find(isSame)
      const lines = earlier?.lines ?? (await measureEntry(entry, context))
      // What a stopped product left unfinished is no fault of it.
      if (signals.isStopped()) break
      if (lines === null) {
        faults += 1
        continue
      }
      const result = earlier ?? {
        name: entry.name,
        calls: options.calls,
        machine,
        lines,
        ...(await describeOrigin(entry, data)),
      }
      if (!earlier) await storeResult(resultFolder, result)
      console.log(`\n${renderLines(lines)}\n`)
      results.push(result)
    }
    return { results, faults }
  } finally {
    await data.stop()
    // An interrupted run goes on with the data that it has.
    if (!options.isKept && !signals.isStopped()) await removeEmbedded(data.settings.dataDir)
  }
}

/** On which data, and of which version the figures are: those of a load are of the day on which it was. */
async function describeOrigin(entry: BenchEntry, { settings, loadData }: LazyData) {
  const now = await describeVersion()
  if (entry.goal.companies === null) return { ...now, companies: null, size: null, postgresVersion: null }
  if (entry.hasOwnData) return { ...now, companies: settings.companies, size: null, postgresVersion: null }
  const { size, postgresVersion, date, commit } = await loadData()
  const version = entry === loadBench ? { date, commit } : now
  return { ...version, companies: settings.companies, size, postgresVersion }
}

function say(text: string): void {
  console.error(`  ${text} …`)
}

/** An entry that fails does not keep the others from being measured. */
async function measureEntry({ measure }: BenchEntry, context: MeasureContext) {
  return measure(context).catch((error: unknown) => {
    console.error(`  could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    return null
  })
}

// Node's own copy forgets whose the files are, and PostgreSQL does not start on those of another.
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

type LazyData = ReturnType<typeof createLazyData>

function createLazyData({ folder, isFresh }: BenchOptions, companies: number) {
  const settings = { dataDir: join(folder, String(companies)), companies }
  let loading: Promise<LoadedData> | null = null
  let starting: Promise<Product> | null = null
  let started: Product | null = null
  const loadData = () => (loading ??= ensureLoaded(settings, { isFresh, say }))
  const open = async () => {
    await loadData()
    say(`starting the product with ${companies} companies`)
    started = await startProduct(settings)
    return started
  }
  const stop = async () => {
    await started?.stop()
    started = null
    starting = null
  }
  const copyData = async (to: string) => {
    await loadData()
    // Of a database that runs no copy is whole.
    await stop()
    say('copying the data')
    await copyFolder(settings.dataDir, to)
  }
  return { settings, loadData, startProduct: () => (starting ??= open()), copyData, stop }
}
