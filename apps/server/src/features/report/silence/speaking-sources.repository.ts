import { arrayOf, boolean, date, oneOf, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { SOURCE_COVERAGES, SOURCE_RHYTHMS, type SourceRhythm } from '@merleg/domain/observation'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from '../../register/known-at.repository.ts'
import { lastReading, readSubjects } from '../../register/read-subjects.repository.ts'
import { statusSourcesOf } from '../../register/status-sources.repository.ts'
import { wholeEditions, wholeListsOfCompany } from '../../register/whole-lists.repository.ts'

const SPEAKING_COLUMNS = {
  publisher: text,
  title: text,
  licence: text,
  url: orNull(text),
  isMadeUp: boolean,
  covers: arrayOf(oneOf(SOURCE_COVERAGES)),
  /** First and last day of which it tells; the last one is that of its newest batch, or on which the company stood in it. */
  toldFrom: date,
  toldUntil: date,
  /** Does it say itself since when it tells? */
  isSpan: boolean,
  /** When that batch was read. */
  recordedAt: timestamptz,
}
/** A source that speaks of a company, or a list that would: of what it tells everything, and of which days. */
export type SpeakingSource = RowOf<typeof SPEAKING_COLUMNS>

const OWN_COLUMNS = {
  ...SPEAKING_COLUMNS,
  /** Does it tell the status of the company? */
  tellsStatus: boolean,
}
/** What it is for the company of which it speaks. */
export type OwnSource = RowOf<typeof OWN_COLUMNS>

/**
 * What sources tell everything of, but for that of which a line of the company could not be read, and for what a procedure of
 * it may be whose kind its source does not tell: that there is none of that kind, nobody can say.
 */
const tellable = (
  company: RawBuilder<unknown>,
  knownAt: Date | null,
  { lines, facts = sql`facts` }: { lines?: RawBuilder<unknown>; facts?: RawBuilder<unknown> } = {},
) => sql`array(
      select subject from unnest(${readSubjects('told', company, lines)}) with ordinality as u(subject, place)
      where not exists (
        select from ${facts} f where f.company_id = ${company} and f.section = 'procedure' and ${isKnownAt('f', knownAt)}
          and f.payload->'mayBe' ? subject)
      order by place)`

type SpeakingOf = { companyId: string; knownAt: Date | null }

/** Of a row `g` of who tells the status: a register tells of a company as long as it stood there. */
const lastStood = (source: RawBuilder<unknown>) => sql`case when ${source} = any(g.register_ids) then g.until end`

const speakingSources = statement({
  row: OWN_COLUMNS,
  examples: [
    { companyId: '', knownAt: null },
    { companyId: '', knownAt: new Date(0) },
  ],
  sql: ({ companyId, knownAt }: SpeakingOf) => sql`
    ${onePlan} with whole_editions as materialized (${wholeEditions({ knownAt })}), speaking as (
      select distinct b.source_id from batches b where b.batch_id in (
        select f.batch_id from facts f where f.company_id = ${companyId} and ${isKnownAt('f', knownAt)}
        union select s.batch_id from statements s where s.company_id = ${companyId} and ${isKnownAt('s', knownAt)})
    ), standing as materialized (${statusSourcesOf(sql`${companyId}`, knownAt)})
    select s.publisher, s.title, s.licence, s.url, s.is_made_up as "isMadeUp",
           ${tellable(sql`${companyId}`, knownAt)} as covers, told.first as "toldFrom", told.last as "toldUntil",
           s.told_from is not null as "isSpan", told.recorded_at as "recordedAt", told.tells_status as "tellsStatus"
    from (
      select s.source_id, r.covers, r.unread, coalesce(s.told_from, r.first) as first, least(r.last, ${lastStood(sql`s.source_id`)}) as last,
             r.recorded_at, coalesce(s.source_id = any(g.source_ids), false) as tells_status
      from speaking join sources s using (source_id) cross join lateral (${lastReading(knownAt)}) r
      left join standing g on true
      union all
      select w.source_id, w.covers, '{}', w.first, w.last, w.recorded_at, false
      from companies c cross join lateral (${wholeListsOfCompany({ knownAt, company: sql`${companyId}` })}) w
      where c.company_id = ${companyId} and w.source_id not in (select source_id from speaking)
    ) told join sources s using (source_id)
    order by told.last desc, s.source_id`,
})

const speakingOfEach = statement({
  row: { ...OWN_COLUMNS, companyId: text, sourceId: text, rhythm: orNull(oneOf(SOURCE_RHYTHMS)) },
  examples: [['']],
  // Looked up company by company, which takes one machine two thirds of the time.
  sql: (companyIds: readonly string[]) =>
    selectSpeaking(companyIds, {
      given: sql`speaking as materialized (
      select c.id, told.source_id from unnest(${[...companyIds]}::text[]) c(id) cross join lateral (
        select b.source_id from batches b where b.batch_id in (
          select f.batch_id from facts f where f.company_id = c.id and upper_inf(f.recorded)
          union select t.batch_id from statements t where t.company_id = c.id and upper_inf(t.recorded))
        group by b.source_id
      ) told
    )`,
      covers: tellable(sql`told.id`, null),
    }),
  onCluster: (companyIds) =>
    selectSpeaking(companyIds, {
      given: sql`said as materialized (
      select f.company_id, f.batch_id from facts f where f.company_id = any(${[...companyIds]}::text[]) and upper_inf(f.recorded)
      union
      select t.company_id, t.batch_id from statements t where t.company_id = any(${[...companyIds]}::text[]) and upper_inf(t.recorded)
    ), speaking as materialized (
      select distinct said.company_id as id, b.source_id from said join batches b using (batch_id)
    ), unread_lines as materialized (
      select company_id, batch_id, section from batch_rejects where company_id = any(${[...companyIds]}::text[])
    ), procedures as materialized (
      select company_id, section, payload, recorded from facts
      where company_id = any(${[...companyIds]}::text[]) and section = 'procedure' and upper_inf(recorded)
    )`,
      covers: tellable(sql`told.id`, null, { lines: sql`unread_lines`, facts: sql`procedures` }),
    }),
})

/** `given`: who speaks of whom, as `speaking`, and what `covers` asks. */
type ToldCovers = { given: RawBuilder<unknown>; covers: RawBuilder<unknown> }

function selectSpeaking(companyIds: readonly string[], { given, covers }: ToldCovers): RawBuilder<unknown> {
  return sql`
    ${onePlan} with whole_editions as materialized (${wholeEditions({ knownAt: null })}), read as materialized (
      select s.source_id, s.told_from, r.* from sources s cross join lateral (${lastReading(null)}) r
    ), whole as materialized (
      select c.company_id, w.source_id, w.covers, w.first, w.last, w.recorded_at
      from companies c cross join lateral (${wholeListsOfCompany({ knownAt: null })}) w
      where c.company_id = any(${[...companyIds]}::text[])
    ), standing as materialized (${statusSourcesOf(sql`any(${[...companyIds]}::text[])`, null)}), ${given}
    select told.id as "companyId", s.source_id as "sourceId", s.publisher, s.title, s.licence, s.url, s.is_made_up as "isMadeUp",
           ${covers} as covers, told.first as "toldFrom", told.last as "toldUntil",
           s.told_from is not null as "isSpan", told.recorded_at as "recordedAt", told.tells_status as "tellsStatus", s.rhythm
    from (
      select speaking.id, read.source_id, read.covers, read.unread, coalesce(read.told_from, read.first) as first,
             least(read.last, ${lastStood(sql`read.source_id`)}) as last, read.recorded_at,
             coalesce(read.source_id = any(g.source_ids), false) as tells_status
      from speaking join read using (source_id)
      left join standing g on g.company_id = speaking.id
      union all
      select company_id, source_id, covers, '{}', first, last, recorded_at, false from whole
      where (company_id, source_id) not in (select id, source_id from speaking)
    ) told join sources s using (source_id)
    order by told.id, told.last desc, s.source_id`
}

/** A source with the company of which it speaks. */
export type SpeakingSourceOf = OwnSource & { companyId: string; sourceId: string; rhythm: SourceRhythm | null }

/** The sources that say anything of each of some companies, as known now; absent where none does. */
export async function listSpeakingSourcesOfEach(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SpeakingSourceOf[]>> {
  if (companyIds.length === 0) return new Map()
  return Map.groupBy(await speakingOfEach.list(db, companyIds), ({ companyId }) => companyId)
}

/**
 * The sources that say anything of a company, the one read last first; at a moment of knowledge those that said so then,
 * as far as they had been read.
 */
export async function listSpeakingSources(
  db: DbOrTx,
  companyId: string,
  knownAt: Date | null = null,
): Promise<OwnSource[]> {
  return speakingSources.list(db, { companyId, knownAt })
}
