import { bigint, date, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { type FactSource, SOURCE_COLUMN, SOURCE_SQL } from '../register/facts.repository.ts'
import type { Tie } from './ties.repository.ts'

/** Who said so: when its source was read, and of which day it told. */
export type TieSource = { recordedAt: Date; observedOn: string; sourceId: string; source: FactSource }

const tieSources = statement({
  row: { batchId: bigint, recordedAt: timestamptz, observedOn: date, sourceId: text, source: SOURCE_COLUMN },
  examples: [[1]],
  sql: (batches: readonly number[]) => sql`
    ${onePlan} select b.batch_id as "batchId", b.recorded_at as "recordedAt", b.observed_on as "observedOn",
           b.source_id as "sourceId", ${SOURCE_SQL} as source
    from batches b join sources s using (source_id) where b.batch_id = any(${[...batches]}::bigint[])`,
})

/** The sources of some ties, by their `batchId`. */
export async function listTieSources(db: DbOrTx, ties: readonly Tie[]): Promise<Map<number, TieSource>> {
  const batches = [...new Set(ties.map(({ batchId }) => batchId))]
  if (batches.length === 0) return new Map()
  const rows = await tieSources.list(
    db,
    batches.toSorted((a, b) => a - b),
  )
  return new Map(rows.map(({ batchId, ...source }) => [batchId, source]))
}
