import { join } from 'node:path'
import { createDatabase } from '@merleg/db/connect'
import { openEmbedded, removeEmbedded } from '@merleg/db/embedded-server'
import type { BenchContext, BenchEntry, Figures, ProductLine } from './bench-entry.ts'
import { runMerleg } from './merleg-process.ts'

const SEED = '1'
const COPIED_TABLES = ['facts', 'statements']

export const loadBench: BenchEntry = {
  name: 'load',
  title: 'Load through the merge, read models ready',
  goal: { text: '1 million companies in ≤ 5 minutes (3,334 companies/s), ≤ 2 GB of memory', companies: 1_000_000 },
  method:
    '`merleg generate` as a process of its own, from its start to its end: companies made up, merged, read models made. ' +
    'Memory is that of this process; PostgreSQL has its own, set by its configuration. ' +
    'Baseline: the facts and statements that it left, written to files and copied by the server into tables without indexes.',
  measure,
}

async function measure({ companies, folder, say }: BenchContext): Promise<ProductLine[]> {
  const dataDir = join(folder, 'load')
  const settings = { dataDir, companies }
  await removeEmbedded(dataDir)
  try {
    const embedded = await openEmbedded({ dataDir, exclusive: false })
    try {
      await runMerleg(['migrate'], settings)
      say(`loading ${companies} companies`)
      const { seconds, peakMemoryMb } = await runMerleg(
        ['generate', '--companies', String(companies), '--seed', SEED],
        settings,
      )
      const memory: Figures = peakMemoryMb === null ? {} : { memoryMb: peakMemoryMb }
      say('copying the same bytes')
      const copied = await measureCopy(embedded.superuserConnectionString)
      return [
        {
          name: 'Mérleg, `merleg generate`',
          figures: { seconds, companiesPerSecond: companies / seconds, ...memory },
          limits: [
            { metric: 'companiesPerSecond', atLeast: 3334 },
            { metric: 'memoryMb', atMost: 2048 },
          ],
          baselines: [{ name: `plain COPY of the same ${copied.rows} rows`, figures: { seconds: copied.seconds } }],
        },
      ]
    } finally {
      await embedded.release()
    }
  } finally {
    await removeEmbedded(dataDir)
  }
}

/** Times COPY on the server's side alone: files to tables, nothing looked at, no index. */
async function measureCopy(superuserConnectionString: string): Promise<{ rows: number; seconds: number }> {
  const url = new URL(superuserConnectionString)
  url.pathname = '/merleg'
  const { pool, close } = createDatabase(url.href, { maxConnections: 1 })
  try {
    let rows = 0
    let seconds = 0
    for (const table of COPIED_TABLES) {
      const file = await findServerFile(pool, table)
      await pool.query(`copy ${table} to '${file}'`)
      await pool.query(`create table copied_${table} (like ${table})`)
      const startedAt = performance.now()
      const copied = await pool.query(`copy copied_${table} from '${file}'`)
      seconds += (performance.now() - startedAt) / 1000
      rows += copied.rowCount ?? 0
    }
    return { rows, seconds }
  } finally {
    await close()
  }
}

/** A file that the server's account may write, as the literal of a statement. */
async function findServerFile(pool: ReturnType<typeof createDatabase>['pool'], table: string): Promise<string> {
  const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  return join(rows[0]?.folder ?? '', `${table}.copy`).replaceAll("'", "''")
}
