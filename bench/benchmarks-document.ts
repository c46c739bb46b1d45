import type { BenchResult } from './bench-entry.ts'
import type { Machine } from './machine.ts'
import type { DataSize } from './product.ts'
import { formatCount, renderTable, toDetailTable, toVerdictTable } from './result-text.ts'

/** What the running product held. */
export type MeasuredData = { readonly size: DataSize; readonly postgresVersion: string }

export type BenchRun = {
  /** Day of the run, YYYY-MM-DD. */
  readonly date: string
  readonly companies: number
  readonly calls: number
  readonly machine: Machine
  /** Null when no entry needed the running product. */
  readonly data: MeasuredData | null
  readonly results: readonly BenchResult[]
}

/** The page that says what was measured, on what, and how. */
export function renderBenchmarksDocument(run: BenchRun): string {
  const parts = [
    '# Benchmarks',
    'Written by `npm run bench -- --write`; run it again instead of editing. Times are those of this machine and this data alone.',
    renderSetting(run),
    '## Goals',
    renderTable(toVerdictTable(run.results, run.companies)),
    ...run.results.map(renderResult),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderSetting({ date, companies, calls, machine, data }: BenchRun): string {
  const lines = [
    `Date: ${date}`,
    `Machine: ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB of memory, ${machine.system}; load before the run ${machine.loadBefore.toFixed(1)}`,
    `Versions: Node ${machine.node.replace('v', '')}${data ? `, PostgreSQL ${data.postgresVersion} on the same machine` : ''}`,
    `Data: the made-up register of ${formatCount(companies)} companies${data ? describeSize(data.size) : ''}`,
    `Latencies: ${formatCount(calls)} calls after a warm-up, one after the other, over one kept-open connection on loopback`,
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

function describeSize({ companies, facts, statements, megabytes }: DataSize): string {
  const counts = `${formatCount(companies)} entities, ${formatCount(facts)} facts, ${formatCount(statements)} statements`
  return ` (${counts}; ${formatCount(Math.round(megabytes))} MB with indexes)`
}

function renderResult(result: BenchResult): string {
  const { title, goal, method } = result.entry
  return `## ${title}\n\nGoal: ${goal.text}.\n\n${method}\n\n${renderFindings(result)}`
}

/** The figures of one promise as a table, or why there are none. */
export function renderFindings(result: BenchResult): string {
  return result.fault === null ? renderTable(toDetailTable(result)) : `Could not be measured: ${result.fault}`
}
