import type { PromiseText, ProductLine } from './bench-entry.ts'
import { renderGrowthChart, toGrowthTable } from './growth.ts'
import { formatCount, type Measured, renderTable, type Table, toDetailTable, toVerdictTable } from './result-text.ts'
import type { StoredResult } from './stored-results.ts'

/** The page that says what was measured, on what, and how. */
export function renderBenchmarksDocument(entries: readonly PromiseText[], results: readonly StoredResult[]): string {
  const measured = groupByEntry(entries, results)
  const parts = [
    '# Benchmarks',
    'Written by `npm run bench -- --write`; run it again instead of editing. Times are those of this machine and this data alone.',
    renderSetting(results),
    '## Goals',
    renderTable(toVerdictTable(measured)),
    '## Data',
    'The made-up register, each size loaded once and used for all entries; sizes with all indexes.',
    renderTable(toDataTable(results)),
    ...measured.filter((each) => each.results.length > 0).map(renderEntry),
  ]
  return `${parts.join('\n\n')}\n`
}

export function groupByEntry(entries: readonly PromiseText[], results: readonly StoredResult[]): Measured[] {
  return entries.map((entry) => ({ entry, results: results.filter((result) => result.name === entry.name) }))
}

function renderSetting(results: readonly StoredResult[]): string {
  const each = (pick: (result: StoredResult) => string | null) =>
    [...new Set(results.map(pick).filter((text) => text !== null))].join('; ')
  const loads = results.map((result) => result.machine.loadBefore)
  const lines = [
    `Days: ${each(({ date }) => date)}`,
    `Machine: ${each(({ machine: { cpu, cores, memoryGb, diskGb, system } }) => `${cpu}, ${cores} cores, ${memoryGb} GB of memory, disk of ${diskGb} GB, ${system}`)}`,
    `A page written and synced: ${showRange(results.map(({ machine }) => machine.syncMs))} ms; load average before the runs: ${showRange(loads)}`,
    `Versions: commit ${describeCommits(results)}, Node ${each(({ machine }) => machine.node.replace('v', ''))}, PostgreSQL ${each((result) => result.postgresVersion)} on the same machine`,
    `Latencies: ${each(({ calls }) => formatCount(calls))} calls after a warm-up, one after the other, over one kept-open connection on loopback, after \`vacuum analyze\``,
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}

/** The commits, with what a plus behind one means where there is one. */
function describeCommits(results: readonly StoredResult[]): string {
  const commits = [...new Set(results.map(({ commit }) => commit))]
  const legend = commits.some((commit) => commit.endsWith('+'))
    ? ' (a + after a commit: files had been changed since)'
    : ''
  return `${commits.join('; ')}${legend}`
}

function showRange(values: readonly number[]): string {
  const [low, high] = [Math.min(...values).toFixed(1), Math.max(...values).toFixed(1)]
  return low === high ? low : `${low}–${high}`
}

function toDataTable(results: readonly StoredResult[]): Table {
  const counted = results
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ companies, size }) => (companies === null || size === null ? [] : [{ companies, size }]))
  const latest = new Map(counted.map((each) => [each.companies, each]))
  const sizes = [...latest.values()].toSorted((a, b) => a.companies - b.companies)
  return {
    head: ['companies asked for', 'entities', 'facts', 'statements', 'names', 'links', 'MB'],
    rows: sizes.map(({ companies, size }) => [
      formatCount(companies),
      ...[size.companies, size.facts, size.statements, size.names, size.links, Math.round(size.megabytes)].map(
        formatCount,
      ),
    ]),
  }
}

function renderEntry(measured: Measured): string {
  const { title, goal, method } = measured.entry
  const last = measured.results.at(-1)
  const growth = toGrowthTable(measured)
  const parts = [
    `## ${title}`,
    `Goal: ${goal.text}.`,
    method,
    last &&
      last.companies !== null &&
      `At ${formatCount(last.companies)} companies (${last.date}, commit ${last.commit}):`,
    last && renderLines(last.lines),
    growth && `By size of the register:\n\n${renderTable(growth)}`,
    renderGrowthChart(measured),
    ...measured.results.slice(0, -1).map(renderFolded),
  ]
  return parts.filter((part) => typeof part === 'string').join('\n\n')
}

/** What was found at a smaller size, to be opened. */
function renderFolded({ companies, lines }: StoredResult): string {
  const title = `At ${formatCount(companies)} companies`
  return `<details><summary>${title}</summary>\n\n${renderLines(lines)}\n\n</details>`
}

/** The figures of one promise as a table, each baseline with the ratio to it. */
export function renderLines(lines: readonly ProductLine[]): string {
  return renderTable(toDetailTable({ lines }))
}
