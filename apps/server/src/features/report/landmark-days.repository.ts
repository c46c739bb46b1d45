import { date, orNull, type RowOf } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const LANDMARK_COLUMNS = {
  /** The Hungarian day on which we first learnt of it. */
  firstKnownOn: orNull(date),
  /** The end of the newest business year whose accounts are known. */
  lastStatementDay: orNull(date),
}
/** Days of a company from which its past can be looked at; null where there is none. */
export type LandmarkDays = RowOf<typeof LANDMARK_COLUMNS>

const landmarkDays = statement({
  row: LANDMARK_COLUMNS,
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select (select (b.recorded_at at time zone 'Europe/Budapest')::date
            from companies c join batches b on b.batch_id = c.first_batch_id where c.company_id = ${companyId}) as "firstKnownOn",
           (select max(upper(s.period) - 1) from statements s
            where s.company_id = ${companyId} and upper_inf(s.recorded)) as "lastStatementDay"`,
})

/** The days from which a reader may want to look at a company. */
export async function findLandmarkDays(db: DbOrTx, companyId: string): Promise<LandmarkDays> {
  return landmarkDays.get(db, companyId)
}
