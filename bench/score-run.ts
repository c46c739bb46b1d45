import { createDatabase } from '@merleg/db/connect'
import { type MerlegSettings, runMerleg } from './merleg-process.ts'

export type ScoreRun = { seconds: number; memoryMb: number | null; readSeconds: number; writeSeconds: number }

/**
 * Times the first ratings of all companies, and beside it the server alone: reading what they rest on, and writing the
 * same rows once more.
 */
export async function measureScores(settings: MerlegSettings, connectionString: string): Promise<ScoreRun> {
  const { seconds, peakMemoryMb } = await runMerleg(['score', 'compute'], settings)
  const { pool, close } = createDatabase(connectionString, { maxConnections: 1 })
  const time = async (...statements: string[]) => {
    const startedAt = performance.now()
    for (const statement of statements) await pool.query(statement)
    return (performance.now() - startedAt) / 1000
  }
  try {
    const readSeconds = await time(
      `select sum(length(amounts::text)) from statements where upper_inf(recorded)`,
      `select sum(length(payload::text)) from facts where upper_inf(recorded)`,
    )
    const writeSeconds = await time(
      `create table scores_again (like scores including indexes)`,
      `insert into scores_again select * from scores`,
    )
    await pool.query('drop table scores_again')
    return { seconds, memoryMb: peakMemoryMb, readSeconds, writeSeconds }
  } finally {
    await close()
  }
}
