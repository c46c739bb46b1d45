import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded, removeEmbedded } from '@merleg/db/embedded-server'
import { z } from 'zod'
import { measureCopy } from './copy-baseline.ts'
import { DataSize, describeData } from './data-size.ts'
import { readPhases } from './phases.ts'
import { type MerlegSettings, runMerleg } from './merleg-process.ts'
import { watchPostgresMemory } from './postgres-memory.ts'
import { measureScores } from './score-run.ts'
import { measureSectorStatistics } from './sector-statistics-run.ts'
import { describeVersion } from './version.ts'

const SEED = '1'

/** What loading the data took, kept beside them: they are loaded once and measured many times. */
const LoadedData = z.object({
  date: z.iso.date(),
  commit: z.string(),
  seconds: z.number(),
  /** Of it, by what was done; absent from data loaded by a version that did not tell. */
  phases: z.record(z.string(), z.number()).optional(),
  size: DataSize,
  postgresVersion: z.string(),
  memoryMb: z.number().nullable(),
  postgresMemoryMb: z.number().nullable(),
  copied: z.object({ rows: z.number(), bytes: z.number(), seconds: z.number() }),
  /** Absent from data loaded by a version that did not measure it. */
  sectorStatistics: z
    .object({ seconds: z.number(), memoryMb: z.number().nullable(), readSeconds: z.number() })
    .optional(),
  scores: z
    .object({
      seconds: z.number(),
      memoryMb: z.number().nullable(),
      readSeconds: z.number(),
      writeSeconds: z.number(),
    })
    .optional(),
})
export type LoadedData = z.infer<typeof LoadedData>

/** The data of a size: those of an earlier run, or made anew; one that was interrupted is begun again. */
export async function ensureLoaded(
  settings: MerlegSettings,
  options: { isFresh: boolean; say: (text: string) => void },
): Promise<LoadedData> {
  const file = join(settings.dataDir, 'loaded.json')
  const known = options.isFresh ? null : await readLoaded(file)
  if (known !== null) return known
  await removeEmbedded(settings.dataDir)
  await mkdir(settings.dataDir, { recursive: true })
  const loaded = await load(settings, options.say)
  await writeFile(file, `${JSON.stringify(loaded, null, 2)}\n`)
  return loaded
}

async function readLoaded(file: string): Promise<LoadedData | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : LoadedData.parse(JSON.parse(text))
}

async function load(settings: MerlegSettings, say: (text: string) => void): Promise<LoadedData> {
  const { dataDir, companies } = settings
  const embedded = await openEmbedded({ dataDir, exclusive: false })
  try {
    await runMerleg(['migrate'], settings)
    say(`loading ${companies} companies`)
    const memory = await watchPostgresMemory(embedded.superuserConnectionString)
    const companiesOf = ['--companies', String(companies), '--seed', SEED]
    const command = ['generate', ...companiesOf, '--no-sector-statistics', '--no-scores']
    const run = await runMerleg(command, settings).finally(memory.stop)
    say('copying the same bytes')
    const copied = await measureCopy(embedded.superuserConnectionString)
    say('computing the statistics of the sectors')
    const sectorStatistics = await measureSectorStatistics(settings, embedded.connectionString)
    say('rating all companies')
    const scores = await measureScores(settings, embedded.connectionString)
    const phases = readPhases(run.output)
    const taken = { seconds: run.seconds, phases, memoryMb: run.peakMemoryMb, postgresMemoryMb: memory.stop(), copied }
    return {
      ...(await describeVersion()),
      ...(await describeData(embedded.connectionString)),
      ...taken,
      sectorStatistics,
      scores,
    }
  } finally {
    await embedded.release()
  }
}
