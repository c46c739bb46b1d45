import { bigint, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import type { RetentionTerm } from '@merleg/domain/personal-data/retention-term'
import { RETENTION_TERMS } from '@merleg/domain/personal-data/retention-terms'
import { sql } from 'kysely'

type Deleted = Extract<RetentionTerm, { kind: 'deleted' }>
type Over = { table: string; after: string; unless: Deleted['unless']; before: Date; limit: number }

const KEPT = {
  undecided: sql`decided_at is null`,
} as const satisfies Record<NonNullable<Deleted['unless']>, unknown>

const EXAMPLE = { before: new Date(0), limit: 1 }
const terms: readonly RetentionTerm[] = Object.values(RETENTION_TERMS)

const over = command({
  examples: [
    toOver(RETENTION_TERMS.sessions, EXAMPLE),
    ...terms.flatMap((term) => (term.kind === 'deleted' ? [toOver(term, EXAMPLE)] : [])),
  ],
  sql: ({ table, after, unless, before, limit }: Over) => sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where ${sql.ref(after)} <= ${before} ${unless === undefined ? sql`` : sql`and not (${KEPT[unless]})`}
      limit ${limit} for update skip locked))`,
})

function toOver(term: Deleted & RetentionTerm, { before, limit }: { before: Date; limit: number }): Over {
  return { table: term.tables[0], after: term.after, unless: term.unless, before, limit }
}

/** Deletes at most so many rows whose term was over at a moment; answers how many. */
export function deleteOver(
  db: DbOrTx,
  { term, ...asked }: { term: Deleted & RetentionTerm; before: Date; limit: number },
): Promise<number> {
  return over.run(db, toOver(term, asked))
}

export async function upsertRetentionRun(
  db: DbOrTx,
  { term, now, deleted }: { term: string; now: Date; deleted: number },
): Promise<void> {
  await db
    .insertInto('retention_runs')
    .values({ term, ran_at: now, deleted_count: deleted, deleted_total: deleted })
    .onConflict((at) =>
      at.column('term').doUpdateSet({
        ran_at: now,
        deleted_count: deleted,
        deleted_total: sql`retention_runs.deleted_total + ${deleted}::bigint`,
      }),
    )
    .execute()
}

const RUN_COLUMNS = { term: text, ranAt: timestamptz, deletedCount: bigint, deletedTotal: bigint }
export type RetentionRun = RowOf<typeof RUN_COLUMNS>

const runs = statement({
  row: RUN_COLUMNS,
  sql: sql`
    select term, ran_at as "ranAt", deleted_count as "deletedCount", deleted_total as "deletedTotal"
    from retention_runs order by term`,
})

/** What the nightly deletion did last, by term. */
export function listRetentionRuns(db: DbOrTx): Promise<RetentionRun[]> {
  return runs.list(db)
}
