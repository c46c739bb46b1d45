import { arrayOf, bigint, date, oneOf, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES } from '@merleg/domain/observation'
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

/** The sources of some ties, or of other facts, by their `batchId`. */
export async function listTieSources(
  db: DbOrTx,
  ties: readonly Pick<Tie, 'batchId'>[],
): Promise<Map<number, TieSource>> {
  const batches = [...new Set(ties.map(({ batchId }) => batchId))]
  if (batches.length === 0) return new Map()
  const rows = await tieSources.list(
    db,
    batches.toSorted((a, b) => a - b),
  )
  return new Map(rows.map(({ batchId, ...source }) => [batchId, source]))
}

const REACH_COLUMNS = {
  sourceId: text,
  covers: arrayOf(oneOf(SOURCE_COVERAGES)),
  /** First and last day of which it tells; the last one is that of its newest batch. */
  toldFrom: date,
  toldUntil: date,
}
/** Of what a source tells everything, and of which days it tells. */
export type SourceReach = RowOf<typeof REACH_COLUMNS>

const sourceReaches = statement({
  row: REACH_COLUMNS,
  examples: [['']],
  sql: (sourceIds: readonly string[]) => sql`
    ${onePlan} select s.source_id as "sourceId", s.covers,
           coalesce(s.told_from, min(b.observed_on)) as "toldFrom", max(b.observed_on) as "toldUntil"
    from sources s join batches b using (source_id)
    where s.source_id = any(${[...sourceIds]}::text[]) and b.outcome = 'merged' group by s.source_id`,
})

/** Of which days the sources of ties tell, by their ids. */
export async function listSourceReaches(
  db: DbOrTx,
  sources: Iterable<Pick<TieSource, 'sourceId'>>,
): Promise<Map<string, SourceReach>> {
  const ids = [...new Set([...sources].map(({ sourceId }) => sourceId))]
  if (ids.length === 0) return new Map()
  const rows = await sourceReaches.list(db, ids.toSorted())
  return new Map(rows.map((row) => [row.sourceId, row]))
}
