import { createDatabase } from '@merleg/db/connect'
import { type MerlegSettings, runMerleg } from './merleg-process.ts'

export type SectorStatisticsRun = { seconds: number; memoryMb: number | null; readSeconds: number }

/** Times the statistics of all companies, and beside it the server alone reading the accounts that they rest on. */
export async function measureSectorStatistics(
  settings: MerlegSettings,
  connectionString: string,
): Promise<SectorStatisticsRun> {
  const { seconds, peakMemoryMb } = await runMerleg(['sector-statistics', 'rebuild'], settings)
  const { pool, close } = createDatabase(connectionString, { maxConnections: 1 })
  try {
    const startedAt = performance.now()
    await pool.query(`select sum(length(amounts::text)) from statements where upper_inf(recorded)`)
    return { seconds, memoryMb: peakMemoryMb, readSeconds: (performance.now() - startedAt) / 1000 }
  } finally {
    await close()
  }
}
