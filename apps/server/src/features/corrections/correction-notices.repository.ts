import { oneOf, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { CORRECTION_NOTICES, type CorrectionNoticeKind } from '@merleg/domain/corrections/correction-states'
import { sql } from 'kysely'

const NOTICE_COLUMNS = {
  correctionId: uuid,
  kind: oneOf(CORRECTION_NOTICES),
  body: text,
  actor: text,
  noticedAt: timestamptz,
}
export type StoredCorrectionNotice = RowOf<typeof NOTICE_COLUMNS>

const noticesOf = statement({
  row: NOTICE_COLUMNS,
  examples: [['00000000-0000-0000-0000-000000000000']],
  sql: (correctionIds: readonly string[]) => sql`
    select correction_id as "correctionId", kind, body, actor, noticed_at as "noticedAt" from correction_notices
    where correction_id = any(${correctionIds}::uuid[]) order by noticed_at, notice_id`,
})

/** What was heard of some reports, the oldest first. */
export function listCorrectionNotices(db: DbOrTx, correctionIds: readonly string[]): Promise<StoredCorrectionNotice[]> {
  return noticesOf.list(db, correctionIds)
}

export async function insertCorrectionNotice(
  tx: Tx,
  notice: { correctionId: string; kind: CorrectionNoticeKind; body: string; actor: string; now: Date },
): Promise<string> {
  const { noticeId } = await tx
    .insertInto('correction_notices')
    .values({
      correction_id: notice.correctionId,
      kind: notice.kind,
      body: notice.body,
      actor: notice.actor,
      noticed_at: notice.now,
    })
    .returning('notice_id as noticeId')
    .executeTakeFirstOrThrow()
  return noticeId
}
