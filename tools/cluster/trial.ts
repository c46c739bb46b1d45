import type { Db } from '../../packages/db/src/connect.ts'
import type { Cluster } from '../../packages/db/src/testing-cluster.ts'
import { emptyFollowedTables } from './followed-tables.ts'

export type Verdict = { isRight: boolean; text: string }

/** Something that a register does, tried on a cluster. */
export type Trial = (deps: { cluster: Cluster; db: Db; tell: (line: string) => void }) => Promise<Verdict>

/** Nothing of the register of a cluster stays, and nothing that was derived of it. */
export async function emptyRegister(cluster: Cluster): Promise<void> {
  const { pool } = cluster
  await pool.query(`truncate facts, statements, events, companies, company_profiles, company_names, listed_texts, links, persons,
    batch_rejects, batches, batch_companies, feed_waiting, feed_batches, feed_events, followers, search_words, search_prefixes,
    search_index_gaps cascade`)
  await emptyFollowedTables(cluster)
}
