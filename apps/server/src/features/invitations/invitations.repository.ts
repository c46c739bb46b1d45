import { INVITATION_HOURS } from '@merleg/contract/administration.contract'
import { arrayOf, boolean, integer, oneOf, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { Claim } from '@merleg/domain/claims'
import { type Locale, LOCALES } from '@merleg/domain/locale'
import { type GivenRole, GIVEN_ROLES } from '@merleg/domain/roles'
import { sql } from 'kysely'
import { latestMoment } from '../../shared/clock-jump.ts'
import { hashToken } from '../users/tokens.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Until when the link of a mail works that is asked for now. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_HOURS * 3_600_000)
}

export type NewInvitation = {
  subscriberId: string
  email: string
  role: GivenRole
  withheldClaims: readonly Claim[]
  locale: Locale
  invitedBy: string
  now: Date
}

/** Answers the id. */
export async function insertInvitation(db: DbOrTx, one: NewInvitation): Promise<string> {
  const values = {
    subscriber_id: one.subscriberId,
    email: one.email,
    role: one.role,
    withheld_claims: [...one.withheldClaims],
    locale: one.locale,
    invited_by: one.invitedBy,
    created_at: one.now,
    sent_at: one.now,
    expires_at: invitationEnd(one.now),
  }
  const stored = db.insertInto('invitations').values(values).returning('invitation_id as id')
  return (await stored.executeTakeFirstOrThrow()).id
}

/** How many a subscriber has made since a moment, those taken back included. */
export async function countInvitations(
  db: DbOrTx,
  { subscriberId, since }: { subscriberId: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('invitations')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

const INVITATION_COLUMNS = {
  invitationId: uuid,
  subscriberId: uuid,
  email: text,
  role: oneOf(GIVEN_ROLES),
  withheldClaims: arrayOf(text),
  locale: oneOf(LOCALES),
  company: text,
  invitedBy: text,
  sentAt: timestamptz,
  sentCount: integer,
  expiresAt: timestamptz,
  isMailed: boolean,
}
/** An invitation that was neither accepted nor taken back; it may be over. */
export type Invitation = RowOf<typeof INVITATION_COLUMNS>

const COLUMNS = sql`i.invitation_id as "invitationId", i.subscriber_id as "subscriberId", i.email, i.role,
  i.withheld_claims as "withheldClaims", i.locale, s.name as company, u.name as "invitedBy", i.sent_at as "sentAt",
  i.sent_count as "sentCount", i.expires_at as "expiresAt", i.mailed_at is not null as "isMailed"
  from invitations i join subscribers s using (subscriber_id) join users u on u.user_id = i.invited_by`

const open = statement({
  row: INVITATION_COLUMNS,
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select ${COLUMNS} where i.subscriber_id = ${subscriberId} and i.revoked_at is null and i.accepted_at is null
    order by i.email`,
})

/** The open invitations of a subscriber by address, those that are over included. */
export function listOpenInvitations(db: DbOrTx, subscriberId: string): Promise<Invitation[]> {
  return open.list(db, subscriberId)
}

const openLocked = statement({
  row: INVITATION_COLUMNS,
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select ${COLUMNS} where i.subscriber_id = ${subscriberId} and i.revoked_at is null and i.accepted_at is null
    for update of i`,
})

/** The same, which nobody accepts to the end of the transaction: one that is being accepted is none of them. */
export function lockOpenInvitations(tx: Tx, subscriberId: string): Promise<Invitation[]> {
  return openLocked.list(tx, subscriberId)
}

const byId = statement({
  row: INVITATION_COLUMNS,
  examples: [NOBODY],
  sql: (invitationId: string) => sql`
    select ${COLUMNS} where i.invitation_id = ${invitationId} and i.revoked_at is null and i.accepted_at is null
    for update of i`,
})

/** One that is open; locked when read in a transaction. */
export function findOpenInvitation(db: DbOrTx, invitationId: string): Promise<Invitation | null> {
  return byId.find(db, invitationId)
}

type Asked = { token: string; now: Date }

// What claims to end later than it can was written while a clock was ahead.
const live = statement({
  row: INVITATION_COLUMNS,
  examples: [{ token: '', now: new Date(0) }],
  sql: ({ token, now }: Asked) => sql`
    select ${COLUMNS} join invitation_links l using (invitation_id)
    where l.token_hash = ${hashToken(token)} and i.revoked_at is null and i.accepted_at is null
      and i.expires_at > ${now} and i.expires_at <= ${latestMoment(invitationEnd(now))}
    for update of i`,
})

/** The invitation behind the token of a link that works; locked when read in the transaction that accepts it. */
export function findLiveInvitation(db: DbOrTx, asked: Asked): Promise<Invitation | null> {
  return live.find(db, asked)
}

/** One more link to an invitation; the token itself is in its mail alone. */
export async function insertInvitationLink(
  tx: Tx,
  { invitationId, token }: { invitationId: string; token: string },
): Promise<void> {
  await tx
    .insertInto('invitation_links')
    .values({ token_hash: hashToken(token), invitation_id: invitationId })
    .execute()
}

/** Begins it anew: its links work no more, and another mail is due. */
export async function updateInvitationSentAgain(
  tx: Tx,
  { invitationId, now }: { invitationId: string; now: Date },
): Promise<void> {
  await tx.deleteFrom('invitation_links').where('invitation_id', '=', invitationId).execute()
  await tx
    .updateTable('invitations')
    .set((of) => ({
      sent_at: now,
      sent_count: of('sent_count', '+', 1),
      mailed_at: null,
      expires_at: invitationEnd(now),
    }))
    .where('invitation_id', '=', invitationId)
    .execute()
}

/** That the mail of a moment went. */
export async function updateInvitationMailed(
  db: DbOrTx,
  { invitationId, sentAt, now }: { invitationId: string; sentAt: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ mailed_at: now })
    .where('invitation_id', '=', invitationId)
    .where('sent_at', '=', sentAt)
    .execute()
}

export async function updateInvitationRevoked(
  db: DbOrTx,
  { invitationId, now }: { invitationId: string; now: Date },
): Promise<void> {
  await db.updateTable('invitations').set({ revoked_at: now }).where('invitation_id', '=', invitationId).execute()
}

export async function updateInvitationAccepted(
  db: DbOrTx,
  { invitationId, userId, now }: { invitationId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ accepted_at: now, user_id: userId })
    .where('invitation_id', '=', invitationId)
    .execute()
}
