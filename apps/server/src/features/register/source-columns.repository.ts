import { arrayOf, boolean, date, oneOf, orNull, text } from '@merleg/db/columns'
import { SOURCE_COVERAGES, SOURCE_RHYTHMS } from '@merleg/domain/observation'
import { sql } from 'kysely'

/** What is kept of a source, but of whose companies it is the whole. */
export const SOURCE_COLUMNS = {
  sourceId: text,
  publisher: text,
  title: text,
  licence: text,
  url: orNull(text),
  isMadeUp: boolean,
  covers: arrayOf(oneOf(SOURCE_COVERAGES)),
  toldFrom: orNull(date),
  countryCode: orNull(text),
  language: orNull(text),
  rhythm: orNull(oneOf(SOURCE_RHYTHMS)),
  readFrom: orNull(oneOf(['sample', 'description'])),
}

/** The same of sources `s`. */
export const SOURCE_VALUES = sql`s.source_id as "sourceId", s.publisher, s.title, s.licence, s.url, s.is_made_up as "isMadeUp", s.covers,
           s.told_from as "toldFrom", s.country_code as "countryCode", s.language, s.rhythm, s.read_from as "readFrom"`

/** Is the source `s` a made-up sanctions list that is no longer in use, as there is one of an authority? */
// With a column each: a cluster that reads it apart from the rest cannot read rows without any.
export const isReplacedList = sql`(s.is_made_up
             and exists (select 1 from sanction_lists l join batches lb using (batch_id) where lb.source_id = s.source_id)
             and exists (select 1 from sanction_lists l join batches lb using (batch_id) join sources ls using (source_id)
                         where not ls.is_made_up))`
