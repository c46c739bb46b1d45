import type { Provenance } from '@merleg/contract/fields'
import type { WrongValue } from '@merleg/contract/corrections.contract'
import { bigint, integer, jsonb, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { CORRECTION_STATES, type CorrectionState } from '@merleg/domain/corrections/correction-states'
import { type Locale, LOCALES } from '@merleg/domain/locale'
import { SECTION_NOUNS } from '@merleg/contract/report/report-sections'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

const CORRECTION_COLUMNS = {
  correctionId: uuid,
  correctionNumber: bigint,
  subscriberId: orNull(uuid),
  userId: orNull(uuid),
  /** Whoever reported it, or objects. */
  reporterName: text,
  reporterEmail: text,
  subscriberName: orNull(text),
  locale: oneOf(LOCALES),
  companyId: text,
  companyName: text,
  section: oneOf(SECTION_NOUNS),
  field: text,
  fieldKey: orNull(text),
  shownValue: text,
  sources: jsonb<Provenance[]>(),
  fault: text,
  expected: text,
  evidence: text,
  fileName: orNull(text),
  fileBytes: orNull(integer),
  state: oneOf(CORRECTION_STATES),
  reportedAt: timestamptz,
  decidedAt: orNull(timestamptz),
}
/** A report of a wrong value with who made it. */
export type StoredCorrection = RowOf<typeof CORRECTION_COLUMNS>

const correctionRows = sql`
  select c.correction_id as "correctionId", c.correction_number as "correctionNumber", c.subscriber_id as "subscriberId",
         c.user_id as "userId", coalesce(u.name, c.objector_name, '') as "reporterName",
         coalesce(u.email, c.objector_email, '') as "reporterEmail", s.name as "subscriberName", c.locale,
         c.company_id as "companyId", c.company_name as "companyName", c.section, c.field, c.field_key as "fieldKey", c.shown_value as "shownValue",
         c.sources, c.fault, c.expected, c.evidence, f.file_name as "fileName", f.byte_count as "fileBytes", c.state,
         c.created_at as "reportedAt", c.decided_at as "decidedAt"
  from corrections c left join users u using (user_id) left join subscribers s on s.subscriber_id = c.subscriber_id
  left join correction_files f using (correction_id)`

const NO_ID = '00000000-0000-0000-0000-000000000000'

const byId = statement({
  row: CORRECTION_COLUMNS,
  examples: [NO_ID],
  sql: (correctionId: string) => sql`${onePlan} ${correctionRows} where c.correction_id = ${correctionId}`,
})

const byNumber = statement({
  row: CORRECTION_COLUMNS,
  examples: [1],
  sql: (correctionNumber: number) => sql`${correctionRows} where c.correction_number = ${correctionNumber}`,
})

export function findCorrectionByNumber(db: DbOrTx, correctionNumber: number): Promise<StoredCorrection | null> {
  return byNumber.find(db, correctionNumber)
}

type Own = StoredCorrection & { subscriberId: string; userId: string }

async function findOwn(db: DbOrTx, correctionId: string): Promise<Own | null> {
  const found = await byId.find(db, correctionId)
  if (found?.subscriberId == null || found.userId === null) return null
  return { ...found, subscriberId: found.subscriberId, userId: found.userId }
}

export const ownCorrection: OwnedKind<Own> = { find: findOwn, missing: 'correction.not-found' }

type PageOf = { userId: string; limit: number; offset: number }

const ofUser = statement({
  row: CORRECTION_COLUMNS,
  examples: [{ userId: NO_ID, limit: 1, offset: 0 }],
  sql: ({ userId, limit, offset }: PageOf) => sql`
    ${correctionRows} where c.user_id = ${userId} order by c.created_at desc, c.correction_id desc
    limit ${limit} offset ${offset}`,
})

/** A page of what a user reported, the newest first. */
export function listCorrectionsOf(db: DbOrTx, page: PageOf): Promise<StoredCorrection[]> {
  return ofUser.list(db, page)
}

export async function countCorrectionsOf(db: DbOrTx, userId: string): Promise<number> {
  const counted = db
    .selectFrom('corrections')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

const ofCompany = statement({
  row: CORRECTION_COLUMNS,
  examples: [{ subscriberId: NO_ID, companyId: '' }],
  sql: ({ subscriberId, companyId }: { subscriberId: string; companyId: string }) => sql`
    ${onePlan} ${correctionRows} where c.subscriber_id = ${subscriberId} and c.company_id = ${companyId} and c.state not in ('refused', 'withheld')
      and not exists (select from users d where d.user_id = c.user_id and d.is_demo)
    order by c.created_at, c.correction_id`,
})

/** What the users of a subscriber reported of a company, but for what was refused or withheld, and demo accounts. */
export function listReportedOf(
  db: DbOrTx,
  of: { subscriberId: string; companyId: string },
): Promise<StoredCorrection[]> {
  return ofCompany.list(db, of)
}

type Queue = { isAll: boolean; limit: number }

const queue = statement({
  row: CORRECTION_COLUMNS,
  examples: [{ isAll: false, limit: 1 }],
  sql: ({ isAll, limit }: Queue) => sql`
    select * from (
      ${correctionRows} where ${isAll}::boolean or c.decided_at is null order by c.correction_number desc limit ${limit}
    ) newest order by "correctionNumber"`,
})

/** The newest reports of everybody, the oldest of them first; those that are decided only where all are asked for. */
export function listCorrectionQueue(db: DbOrTx, asked: Queue): Promise<StoredCorrection[]> {
  return queue.list(db, asked)
}

type NewCorrection = Omit<WrongValue, 'companyId'> & {
  by: { userId: string; subscriberId: string } | { objectorName: string; objectorEmail: string }
  company: { id: string; name: string }
  locale: Locale
  now: Date
}

export async function insertCorrection(
  tx: Tx,
  { by, company, locale, now, ...wrong }: NewCorrection,
): Promise<{ correctionId: string; correctionNumber: number }> {
  const reporter =
    'userId' in by
      ? { user_id: by.userId, subscriber_id: by.subscriberId }
      : { objector_name: by.objectorName, objector_email: by.objectorEmail }
  return tx
    .insertInto('corrections')
    .values({
      ...reporter,
      locale,
      company_id: company.id,
      company_name: company.name,
      section: wrong.section,
      field: wrong.field,
      field_key: wrong.fieldKey,
      shown_value: wrong.shownValue,
      sources: JSON.stringify(wrong.sources),
      fault: wrong.fault,
      expected: wrong.expected,
      evidence: wrong.evidence,
      created_at: now,
    })
    .returning(['correction_id as correctionId', 'correction_number as correctionNumber'])
    .executeTakeFirstOrThrow()
}

/** Whoever handles a report comes one after the other. */
export async function lockCorrection(tx: Tx, correctionId: string): Promise<StoredCorrection | null> {
  await tx
    .selectFrom('corrections')
    .select('correction_id')
    .where('correction_id', '=', correctionId)
    .forUpdate()
    .execute()
  return byId.find(tx, correctionId)
}

export async function updateCorrectionState(
  tx: Tx,
  { correctionId, state, decidedAt }: { correctionId: string; state: CorrectionState; decidedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('corrections')
    .set({ state, decided_at: decidedAt })
    .where('correction_id', '=', correctionId)
    .execute()
}
