import { arrayOf, date, oneOf, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { lastReading } from '../../register/read-subjects.repository.ts'
import { wholeEditions } from '../../register/whole-lists.repository.ts'
import { describeTold, type Told } from './told-again.ts'

const readings = statement({
  row: {
    sourceId: text,
    countryCode: orNull(text),
    covers: arrayOf(oneOf(SOURCE_COVERAGES)),
    readOn: date,
    coversAll: orNull(arrayOf(oneOf(SOURCE_COVERAGES))),
    wholeOn: orNull(date),
  },
  examples: ['2026-01-01'],
  sql: (asOf: string) => sql`
    with whole_editions as materialized (${wholeEditions({ knownAt: null, days: [asOf] })})
    select s.source_id as "sourceId", s.country_code as "countryCode", r.covers, least(r.last, ${asOf}::date) as "readOn",
           w.whole_sections as "coversAll", w.day as "wholeOn"
    from sources s cross join lateral (${lastReading(null)}) r left join whole_editions w using (source_id)`,
})

/** What each source tells as of a day, as far as ratings rest on it where nothing new is told of a company. */
export async function listTold(db: DbOrTx, asOf: string): Promise<Told> {
  const told = (await readings.list(db, asOf)).map(
    (reading) => [reading.sourceId, describeTold(reading, asOf)] as const,
  )
  return Object.fromEntries(told.flatMap(([sourceId, one]) => (one === null ? [] : [[sourceId, one]])))
}
