import { arrayOf, date, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { lastOverdueDeadline } from '@merleg/domain/filing-deadline'
import { hashText } from '@merleg/domain/score/measures/hash-text'
import { isStillCurrent } from '@merleg/domain/silence'
import { sql } from 'kysely'
import { lastReading } from '../../register/read-subjects.repository.ts'

const readings = statement({
  row: { sourceId: text, covers: arrayOf(text), last: date },
  sql: sql`
    select s.source_id as "sourceId", r.covers, r.last from sources s cross join lateral (${lastReading(null)}) r
    where r.covers <> '{}' order by s.source_id`,
})

/**
 * Another text where sources were read again so that ratings of a day may turn out otherwise for companies of which nothing new was
 * told: a source tells of other subjects or is current again, or tells of accounts past a deadline that it had not reached.
 */
export async function findToldMark(db: DbOrTx, asOf: string): Promise<string> {
  const told = (await readings.list(db, undefined)).map(({ sourceId, covers, last }) => {
    const reached = last < asOf ? last : asOf
    const overdue = covers.includes('statement') ? lastOverdueDeadline(reached) : null
    return [sourceId, covers, isStillCurrent(last, asOf), overdue]
  })
  return hashText(JSON.stringify(told)).toString(16)
}
