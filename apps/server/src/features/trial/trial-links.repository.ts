import { oneOf, text, uuid, type RowOf } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { latestMoment } from '../../shared/clock-jump.ts'
import { hashToken } from '../users/tokens.ts'
import { trialLinkEnd } from '@merleg/domain/trial'

const LIVE_COLUMNS = {
  requestId: uuid,
  email: text,
  name: text,
  companyName: text,
  taxNumber: text,
  taxStem: text,
  locale: oneOf(LOCALES),
}
/** A trial that waits to be begun by whoever has its link. */
export type LiveTrial = RowOf<typeof LIVE_COLUMNS>

type Asked = { token: string; now: Date }

// What claims to end later than it can was written while a clock was ahead.
const live = statement({
  row: LIVE_COLUMNS,
  examples: [{ token: '', now: new Date(0) }],
  sql: ({ token, now }: Asked) => sql`
    select t.request_id as "requestId", t.email, t.name, t.company_name as "companyName", t.tax_number as "taxNumber",
           t.tax_stem as "taxStem", t.locale
    from trial_links l join trial_requests t using (request_id)
    where l.token_hash = ${hashToken(token)} and t.decision = 'granted' and t.started_at is null
      and t.link_expires_at > ${now} and t.link_expires_at <= ${latestMoment(trialLinkEnd(now))}
    for update of t`,
})

/** The trial behind the token of a link that works; locked when read in the transaction that begins it. */
export function findLiveTrial(db: DbOrTx, asked: Asked): Promise<LiveTrial | null> {
  return live.find(db, asked)
}

/** One more link to a trial; the token itself is in its mail alone. */
export async function insertTrialLink(
  tx: Tx,
  { requestId, token }: { requestId: string; token: string },
): Promise<void> {
  await tx
    .insertInto('trial_links')
    .values({ token_hash: hashToken(token), request_id: requestId })
    .execute()
}
