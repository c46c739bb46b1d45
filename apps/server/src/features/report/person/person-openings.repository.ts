import { boolean, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

export type PersonOpening = { subscriberId: string; userId: string; personId: string; openedAt: Date }

const insert = command({
  examples: [{ subscriberId: NOBODY, userId: NOBODY, personId: '', openedAt: new Date(0) }],
  sql: ({ subscriberId, userId, personId, openedAt }: PersonOpening) => sql`
    insert into person_openings (subscriber_id, user_id, person_id, opened_at)
    values (${subscriberId}, ${userId}, ${personId}, ${openedAt})`,
})

/** Puts an opening into the subscriber's audit trail. */
export async function insertPersonOpening(db: DbOrTx, opening: PersonOpening): Promise<void> {
  await insert.run(db, opening)
}

const openings = statement({
  row: { openedAt: timestamptz, email: text, personId: text, name: orNull(text) },
  examples: [{ email: '', from: new Date(0), until: new Date(0) }],
  sql: ({ email, from, until }: { email: string; from: Date; until: Date }) => sql`
    select o.opened_at as "openedAt", u.email, o.person_id as "personId", p.name
    from person_openings o join users u on u.user_id = o.user_id
      left join persons p on p.person_id = o.person_id
    where o.subscriber_id = (select subscriber_id from users where email = ${email})
      and o.opened_at >= ${from}::timestamptz and o.opened_at < ${until}::timestamptz
    order by o.opened_at, o.opening_id`,
})

/** The trail of the subscriber of a user, the oldest first; the name as the register has it today. */
export async function listPersonOpenings(
  db: DbOrTx,
  asked: { email: string; from: Date; until: Date },
): Promise<Awaited<ReturnType<typeof openings.list>>> {
  return openings.list(db, asked)
}

const userByEmail = statement({
  row: { isThere: boolean },
  examples: [''],
  sql: (email: string) => sql`select exists (select from users where email = ${email}) as "isThere"`,
})

/** Is there a user of this e-mail address, so that an empty trail says something? */
export async function hasUser(db: DbOrTx, email: string): Promise<boolean> {
  return (await userByEmail.get(db, email)).isThere
}
