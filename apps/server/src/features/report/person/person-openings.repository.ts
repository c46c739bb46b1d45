import { orNull, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const openings = statement({
  row: { openedAt: timestamptz, email: orNull(text), key: orNull(text), personId: text, name: orNull(text) },
  examples: [{ email: '', from: new Date(0), until: new Date(0) }],
  sql: ({ email, from, until }: { email: string; from: Date; until: Date }) => sql`
    select e.occurred_at as "openedAt", u.email, k.name as key, coalesce(e.subject_id, '') as "personId", p.name
    from audit_entries e left join users u on u.user_id = e.actor_user_id left join api_keys k on k.key_id = e.actor_key_id
      left join persons p on p.person_id = e.subject_id
    where e.subscriber_id = (select subscriber_id from users where email = ${email}) and e.act = 'person-opened'
      and e.occurred_at >= ${from}::timestamptz and e.occurred_at < ${until}::timestamptz
    order by e.occurred_at, e.entry_id`,
})

/** Who opened whom, of the audit trail of the subscriber of a user, the oldest first; the name as the register has it today. */
export async function listPersonOpenings(
  db: DbOrTx,
  asked: { email: string; from: Date; until: Date },
): Promise<Awaited<ReturnType<typeof openings.list>>> {
  return openings.list(db, asked)
}

const userByEmail = statement({
  row: { userId: uuid },
  examples: [''],
  sql: (email: string) => sql`select user_id as "userId" from users where email = ${email}`,
})

/** Is there a user of this e-mail address, so that an empty trail says something? */
export async function hasUser(db: DbOrTx, email: string): Promise<boolean> {
  return (await userByEmail.find(db, email)) !== null
}
