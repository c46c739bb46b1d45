import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchContext, BenchEntry, Line, ProductLine } from './bench-entry.ts'
import { runNode } from './merleg-process.ts'

const MOST_ROWS = 500_000
const MOST_MEMORY_MB = 250
/**
 * As `npm start` has it: what is left by half a million rows is cleared away sooner, also what outlived its first
 * clearing (by itself the heap may grow to four times what lives in it).
 */
const HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=100']

export const listExportBench: BenchEntry = {
  name: 'list-export',
  title: 'Exported lists',
  goal: {
    text: '500,000 companies: XLSX ≤ 20 s, CSV ≤ 8 s, ≤ 250 MB of memory',
    companies: 1_000_000,
  },
  method:
    'Half a million companies (or all there are) as the job writes them, from the database into a file, in a process of its ' +
    'own with its start: base data with contacts, and every column. Baselines: PostgreSQL’s own COPY of the base data, and ' +
    'the same by the library that writes the other workbooks, both without contacts, which are facts.',
  measure,
  quick: [],
}

async function measure({ startProduct, companies, folder, say }: BenchContext): Promise<ProductLine[]> {
  const { database } = await startProduct()
  const connectionString = database.pool.options.connectionString ?? ''
  const rows = String(Math.min(MOST_ROWS, companies))
  const file = join(folder, 'list-export')
  const run = async (name: string, script: string, ...words: string[]): Promise<Line> => {
    say(name)
    const { seconds, peakMemoryMb } = await runNode([
      ...HEAP,
      join(import.meta.dirname, script),
      connectionString,
      ...words,
      file,
    ])
    await rm(file, { force: true })
    return { name, figures: { seconds, ...(peakMemoryMb === null ? {} : { memoryMb: peakMemoryMb }) } }
  }
  const write = (name: string, format: string, columns: string) =>
    run(name, 'list-export-run.ts', format, columns, rows)
  const copied = await run('PostgreSQL, COPY of the base data', 'list-export-baselines.ts', 'copy', rows)
  const byLibrary = await run('hucre, base data alone', 'list-export-baselines.ts', 'hucre', rows)
  const limited = (line: Line, seconds: number, baselines: readonly Line[]): ProductLine => ({
    ...line,
    limits: [
      { metric: 'seconds', atMost: seconds },
      { metric: 'memoryMb', atMost: MOST_MEMORY_MB },
    ],
    baselines,
  })
  const small = (line: Line): ProductLine => ({
    ...line,
    limits: [{ metric: 'memoryMb', atMost: MOST_MEMORY_MB }],
    baselines: [],
  })
  return [
    limited(await write('CSV, base data and contacts', 'csv', 'usual'), 8, [copied]),
    limited(await write('XLSX, base data and contacts', 'xlsx', 'usual'), 20, [byLibrary]),
    small(await write('CSV, every column', 'csv', 'all')),
    small(await write('XLSX, every column', 'xlsx', 'all')),
    small(await write('Parquet, every column', 'parquet', 'all')),
  ]
}
