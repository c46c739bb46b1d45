import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeEmbedded } from '@merleg/db/embedded-server'
import { BENCH_ENTRIES } from './bench-entries.ts'
import type { BenchContext, BenchEntry, BenchResult } from './bench-entry.ts'
import { type MeasuredData, renderBenchmarksDocument, renderFindings } from './benchmarks-document.ts'
import { describeMachine } from './machine.ts'
import { askAllToStop, REPOSITORY } from './merleg-process.ts'
import { type Product, startProduct } from './product.ts'
import { renderTable, toVerdictTable } from './result-text.ts'

export const BENCH_NAMES: readonly string[] = BENCH_ENTRIES.map((entry) => entry.name)
const DOCUMENT = join(REPOSITORY, 'docs/benchmarks.md')

export type BenchOptions = {
  /** Names of the entries; all of them when empty. */
  readonly names: readonly string[]
  readonly companies: number
  readonly calls: number
  /** The data folder of the installation; the bench keeps to a folder of its own in it. */
  readonly dataDir: string
  /** Makes the data anew instead of taking those of the last run. */
  readonly isFresh: boolean
  /** Writes docs/benchmarks.md, when everything could be measured. */
  readonly isWritten: boolean
  readonly jsonFile: string | null
}

/** `incomplete`: something could not be measured. `stopped`: by Ctrl-C or SIGTERM. A missed goal is no fault. */
export type BenchOutcome = 'complete' | 'incomplete' | 'stopped'

/** Measures the promises one after the other and prints the figures. */
export async function runBench(options: BenchOptions): Promise<BenchOutcome> {
  const entries = BENCH_ENTRIES.filter((entry) => options.names.length === 0 || options.names.includes(entry.name))
  const product = createLazyProduct(options)
  const signals = watchStopSignals()
  const machine = describeMachine()
  const date = new Date().toISOString().slice(0, 10)
  try {
    const context = { ...options, folder: join(options.dataDir, 'bench'), say, startProduct: product.start }
    const results: BenchResult[] = []
    for (const entry of entries) {
      const result = await measureEntry(entry, context)
      if (signals.isStopped()) return 'stopped'
      console.log(`\n${renderFindings(result)}\n`)
      results.push(result)
    }
    const run = { date, companies: options.companies, calls: options.calls, machine, data: product.started(), results }
    console.log(`\n${renderTable(toVerdictTable(results, options.companies))}`)
    if (options.jsonFile !== null) await writeFile(options.jsonFile, `${JSON.stringify(run, null, 2)}\n`)
    if (results.some((result) => result.fault !== null)) return 'incomplete'
    if (options.isWritten) await writeFile(DOCUMENT, renderBenchmarksDocument(run))
    return 'complete'
  } finally {
    await product.stop()
    signals.cancel()
  }
}

function say(text: string): void {
  console.error(`  ${text} …`)
}

/** An entry that fails does not keep the others from being measured. */
async function measureEntry({ measure, ...entry }: BenchEntry, context: BenchContext): Promise<BenchResult> {
  console.error(entry.title)
  return measure(context).then(
    (lines) => ({ entry, lines, fault: null }),
    (error: unknown) => ({ entry, lines: [], fault: error instanceof Error ? error.message : String(error) }),
  )
}

function createLazyProduct({ companies, dataDir, isFresh }: BenchOptions) {
  let starting: Promise<Product> | null = null
  let started: Product | null = null
  const open = async () => {
    const folder = join(dataDir, 'bench', String(companies))
    if (isFresh) await removeEmbedded(folder)
    say(`starting the product with ${companies} companies`)
    started = await startProduct({ dataDir: folder, companies })
    return started
  }
  return {
    start: () => (starting ??= open()),
    started: (): MeasuredData | null => started && { size: started.size, postgresVersion: started.postgresVersion },
    stop: async () => started?.stop(),
  }
}

/** Ctrl-C and SIGTERM stop what runs; the entry that waits for it fails, cleans up, and is the last. */
function watchStopSignals(): { isStopped: () => boolean; cancel: () => void } {
  let isAsked = false
  const stop = () => {
    isAsked = true
    askAllToStop()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    isStopped: () => isAsked,
    cancel: () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
