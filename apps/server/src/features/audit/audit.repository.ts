import { bigint, integer, jsonb, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { AUDIT_ACTORS, type AuditActorKind, type AuditAct, type AuditDetail } from '@merleg/domain/audit-acts'
import { type RawBuilder, sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

export type NewAuditEntry = {
  subscriberId: string
  /** Null: the beginning of the transaction. */
  occurredAt: Date | null
  actorKind: AuditActorKind
  actorUserId: string | null
  actorKeyId: string | null
  act: AuditAct
  subjectKind: string
  subjectId: string
  subjectName: string | null
  /** As JSON. */
  detail: string
}

/** Appends an entry for each row that a query gives: where what is done and that it was done are one statement. */
export function selectIntoTrail(
  entry: Omit<NewAuditEntry, 'subjectId'>,
  rows: { subjectId: RawBuilder<unknown>; from: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    insert into audit_entries (subscriber_id, occurred_at, actor_kind, actor_user_id, actor_key_id, act, subject_kind,
                               subject_id, subject_name, detail)
    select ${entry.subscriberId}::uuid, coalesce(${entry.occurredAt}::timestamptz, now()), ${entry.actorKind}, ${entry.actorUserId}::uuid,
           ${entry.actorKeyId}::uuid, ${entry.act}, ${entry.subjectKind}, ${rows.subjectId}, ${entry.subjectName}, ${entry.detail}::jsonb
    from ${rows.from}`
}

const insert = command({
  examples: [
    {
      subscriberId: NOBODY,
      occurredAt: new Date(0),
      actorKind: 'user',
      actorUserId: NOBODY,
      actorKeyId: null,
      act: 'person-opened',
      subjectKind: 'person',
      subjectId: '',
      subjectName: null,
      detail: '{}',
    },
  ],
  sql: ({ subjectId, ...entry }: NewAuditEntry) =>
    selectIntoTrail(entry, { subjectId: sql`${subjectId}`, from: sql`(values (true)) one` }),
})

/** Appends to the trail of a subscriber. */
export async function insertAuditEntry(db: DbOrTx, entry: NewAuditEntry): Promise<void> {
  await insert.run(db, entry)
}

const insertEach = command({
  examples: [
    {
      subscriberId: NOBODY,
      occurredAt: new Date(0),
      actorKind: 'user',
      actorUserId: NOBODY,
      actorKeyId: null,
      act: 'watch-removed',
      subjectKind: 'company',
      subjectIds: [''],
      subjectName: null,
      detail: '{}',
    },
  ],
  sql: ({ subjectIds, ...entry }: Omit<NewAuditEntry, 'subjectId'> & { subjectIds: readonly string[] }) =>
    selectIntoTrail(entry, { subjectId: sql`each.id`, from: sql`unnest(${[...subjectIds]}::text[]) each(id)` }),
})

/** Appends an entry for each of several subjects of one act. */
export async function insertAuditEntries(
  db: DbOrTx,
  entries: Omit<NewAuditEntry, 'subjectId'> & { subjectIds: readonly string[] },
): Promise<void> {
  await insertEach.run(db, entries)
}

/** The trail of the provider's own subscriber; null where none was named. */
export async function findProviderTrail(db: DbOrTx): Promise<string | null> {
  const provider = await db.selectFrom('providers').select('subscriber_id as subscriberId').executeTakeFirst()
  return provider?.subscriberId ?? null
}

export type AuditFilter = {
  subscriberId: string
  act: AuditAct | null
  userId: string | null
  /** Half open. */
  from: Date | null
  until: Date | null
}

const FILTER: AuditFilter = { subscriberId: NOBODY, act: null, userId: null, from: null, until: null }

// A key is whoever made it, where one asks what a user did.
const matching = ({ subscriberId, act, userId, from, until }: AuditFilter) => sql`
  e.subscriber_id = ${subscriberId} and (${act}::text is null or e.act = ${act}::text)
    and (${userId}::uuid is null or e.actor_user_id = ${userId}::uuid
         or e.actor_key_id in (select key_id from api_keys where created_by = ${userId}::uuid))
    and (${from}::timestamptz is null or e.occurred_at >= ${from}::timestamptz)
    and (${until}::timestamptz is null or e.occurred_at < ${until}::timestamptz)`

const ENTRY_COLUMNS = {
  entryId: bigint,
  occurredAt: timestamptz,
  actorKind: oneOf(AUDIT_ACTORS),
  actorName: orNull(text),
  actorEmail: orNull(text),
  act: text,
  subjectKind: orNull(text),
  subjectId: orNull(text),
  subjectName: orNull(text),
  detail: jsonb<AuditDetail>(),
}
export type AuditRow = RowOf<typeof ENTRY_COLUMNS>

type Listed = AuditFilter & { limit: number; offset: number }

// What a person, user, invited one or company is called stands where it is known today: an entry keeps the id alone, and a
// closed account leaves no name in the trail.
const entries = statement({
  row: ENTRY_COLUMNS,
  examples: [{ ...FILTER, limit: 10, offset: 0 }],
  sql: (asked: Listed) => sql`
    with listed as materialized (
      select * from audit_entries e where ${matching(asked)}
      order by e.occurred_at desc, e.entry_id desc limit ${asked.limit} offset ${asked.offset}
    ), listed_persons as (
      select person_id, name from persons where person_id = any(array(select subject_id from listed where subject_kind = 'person'))
    ), listed_companies as (
      select company_id, name from company_profiles
      where company_id = any(array(select subject_id from listed where subject_kind = 'company'))
    )
    select e.entry_id as "entryId", e.occurred_at as "occurredAt", e.actor_kind as "actorKind",
           coalesce(u.name, k.name) as "actorName", u.email as "actorEmail", e.act, e.subject_kind as "subjectKind",
           e.subject_id as "subjectId", coalesce(e.subject_name, p.name, s.email, i.email, c.name) as "subjectName", e.detail
    from listed e left join users u on u.user_id = e.actor_user_id left join api_keys k on k.key_id = e.actor_key_id
      left join listed_persons p on e.subject_kind = 'person' and p.person_id = e.subject_id
      left join users s on e.subject_kind = 'user' and s.user_id::text = e.subject_id
      left join invitations i on e.subject_kind = 'invitation' and i.invitation_id::text = e.subject_id
      left join listed_companies c on e.subject_kind = 'company' and c.company_id = e.subject_id
    order by e.occurred_at desc, e.entry_id desc`,
})

/** Entries of a trail, the latest first. */
export function listAuditEntries(db: DbOrTx, asked: Listed): Promise<AuditRow[]> {
  return entries.list(db, asked)
}

const entryCount = statement({
  row: { count: integer },
  examples: [FILTER],
  sql: (asked: AuditFilter) => sql`select count(*)::integer as count from audit_entries e where ${matching(asked)}`,
})

export async function countAuditEntries(db: DbOrTx, asked: AuditFilter): Promise<number> {
  return (await entryCount.get(db, asked)).count
}

const actors = statement({
  row: { userId: uuid, name: text, email: text },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select user_id as "userId", name, email from users where subscriber_id = ${subscriberId}
    order by name collate "hu-x-icu", email`,
})

/** Whose acts can be asked for. */
export function listAuditActors(
  db: DbOrTx,
  subscriberId: string,
): Promise<{ userId: string; name: string; email: string }[]> {
  return actors.list(db, subscriberId)
}
