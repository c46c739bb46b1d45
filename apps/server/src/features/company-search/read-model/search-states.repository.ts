import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

/** By which rules the read models were made, and with which ratings. */
export type SearchState = { rules: string; ratings: string }

export async function findSearchState(db: DbOrTx): Promise<SearchState | null> {
  return (await db.selectFrom('search_states').select(['rules', 'ratings']).executeTakeFirst()) ?? null
}

const replace = command({
  examples: [{ rules: '', ratings: '' }],
  sql: ({ rules, ratings }: SearchState) => sql`
    insert into search_states (rules, ratings) values (${rules}, ${ratings})
    on conflict (is_only) do update set rules = excluded.rules, ratings = excluded.ratings`,
})

export async function replaceSearchState(db: DbOrTx, state: SearchState): Promise<void> {
  await replace.run(db, state)
}

const ratingsMark = statement({
  row: { mark: text },
  sql: sql`
    select concat_ws(' ', (select position from followers where name = 'score'), (select last_company_id from followers where name = 'score'),
      (select max(finished_at) from score_runs)) as mark`,
})

/** Another text whenever a run has rated anybody. */
export async function findRatingsMark(db: DbOrTx): Promise<string> {
  return (await ratingsMark.get(db)).mark
}
