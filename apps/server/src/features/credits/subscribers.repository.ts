import { boolean, text, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const SUBSCRIBER = { subscriberId: uuid, name: text }

const ofUser = statement({
  row: SUBSCRIBER,
  examples: ['a@test.example'],
  sql: (email: string) => sql`
    select s.subscriber_id as "subscriberId", s.name from users u join subscribers s using (subscriber_id)
    where u.email = ${email}`,
})

/** Whose credit a user spends, by his e-mail address in lower case; null where there is no such user. */
export function findSubscriberOfUser(
  db: DbOrTx,
  email: string,
): Promise<{ subscriberId: string; name: string } | null> {
  return ofUser.find(db, email)
}

const ofDemo = statement({
  row: { subscriberId: uuid },
  sql: sql`select distinct subscriber_id as "subscriberId" from users where is_demo order by 1`,
})

/** Subscribers with demo accounts. */
export async function listDemoSubscribers(db: DbOrTx): Promise<string[]> {
  return (await ofDemo.list(db)).map(({ subscriberId }) => subscriberId)
}

const own = statement({
  row: { isThere: boolean },
  sql: sql`
    select exists (select from subscribers s
      where exists (select from users u where u.subscriber_id = s.subscriber_id and not u.is_demo)) as "isThere"`,
})

/** Does anybody subscribe who is no demo? */
export async function hasOwnSubscribers(db: DbOrTx): Promise<boolean> {
  return (await own.get(db)).isThere
}
