import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchContext, BenchEntry, Line, ProductLine } from './bench-entry.ts'
import { type CommandRun, runNode } from './merleg-process.ts'
import type { Product } from './product.ts'

const MOST_ROWS = 500_000
const MOST_MEMORY_MB = 250
/**
 * As `npm start` has it: what is left by half a million rows is cleared away sooner, also what outlived its first
 * clearing (by itself the heap may grow to four times what lives in it).
 */
const HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=100']

const OURS = 'list-export-run.ts'
const BASELINES = 'list-export-baselines.ts'
const COPIED = 'PostgreSQL, COPY of the base data'

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
  quick: [
    {
      name: 'a list written as CSV',
      floor: COPIED,
      when: 'changing',
      prepare: async ({ companies, folder }, product) => {
        const target = { product, folder, rows: companies }
        return async () => ({
          oursMs: (await writeFile(target, OURS, 'csv', 'usual')).seconds * 1000,
          floorMs: (await writeFile(target, BASELINES, 'copy')).seconds * 1000,
        })
      },
    },
  ],
}

async function measure({ startProduct, companies, folder, say }: BenchContext): Promise<ProductLine[]> {
  const target = { product: await startProduct(), folder, rows: Math.min(MOST_ROWS, companies) }
  const run = async (name: string, ...words: Words): Promise<Line> => {
    say(name)
    const { seconds, peakMemoryMb } = await writeFile(target, ...words)
    return { name, figures: { seconds, ...(peakMemoryMb === null ? {} : { memoryMb: peakMemoryMb }) } }
  }
  const write = (name: string, format: string, columns: string) => run(name, OURS, format, columns)
  const copied = await run(COPIED, BASELINES, 'copy')
  const byLibrary = await run('hucre, base data alone', BASELINES, 'hucre')
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

type Target = { product: Product; folder: string; rows: number }
/** A script and what it is told of how to write. */
type Words = readonly [script: string, ...told: string[]]

/** Writes a list of so many companies into a file, in a process of its own. */
async function writeFile({ product, folder, rows }: Target, ...[script, ...told]: Words): Promise<CommandRun> {
  const connectionString = product.database.pool.options.connectionString ?? ''
  const file = join(folder, 'list-export')
  try {
    return await runNode([...HEAP, join(import.meta.dirname, script), connectionString, ...told, String(rows), file])
  } finally {
    await rm(file, { force: true })
  }
}
