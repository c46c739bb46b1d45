import { bigint, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** By which rules the read models were made, and up to which revision ratings were taken over. */
type SearchState = { rules: string; ratings: number }

/** `rebuilds`: how often all of them were made anew. */
export async function findSearchState(db: DbOrTx): Promise<(SearchState & { rebuilds: number }) | null> {
  return (await db.selectFrom('search_states').select(['rules', 'ratings', 'rebuilds']).executeTakeFirst()) ?? null
}

const replace = command({
  examples: [{ rules: '', ratings: 1, isRebuilt: true }],
  sql: ({ rules, ratings, isRebuilt }: SearchState & { isRebuilt: boolean }) => sql`
    insert into search_states as s (rules, ratings, rebuilds) values (${rules}, ${ratings}::bigint, ${isRebuilt}::boolean::integer)
    on conflict (is_only) do update set rules = excluded.rules, ratings = excluded.ratings, rebuilds = s.rebuilds + excluded.rebuilds`,
})

export async function replaceSearchState(db: DbOrTx, state: SearchState & { isRebuilt: boolean }): Promise<void> {
  await replace.run(db, state)
}

const ratingsRevision = statement({
  row: { revision: bigint },
  sql: sql`select coalesce(max(revision), 0) as revision from score_revisions`,
})

/** That of the ratings stored last; 0 before the first. */
export async function findRatingsRevision(db: DbOrTx): Promise<number> {
  return (await ratingsRevision.get(db)).revision
}

const ratingsMark = statement({
  row: { mark: text },
  sql: sql`
    select concat_ws(' ', (select position from followers where name = 'score'), (select last_company_id from followers where name = 'score'),
      (select max(finished_at) from score_runs)) as mark`,
})

/** Another text whenever a run has rated anybody, also where it found the same. */
export async function findRatingsMark(db: DbOrTx): Promise<string> {
  return (await ratingsMark.get(db)).mark
}
