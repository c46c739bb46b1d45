import { daysBefore } from '@merleg/domain/calendar-days'
import { type InfoGroupId, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import { STILL_CURRENT_DAYS } from '@merleg/domain/silence'
import { type RawBuilder, sql } from 'kysely'
import { notFollowedBatches } from '../../followers/cursors.repository.ts'
import { isWithheld } from '../../register/facts.repository.ts'
import { joinSilentSources } from '../../register/read-subjects.repository.ts'
import { SEARCH_PROFILES_CURSOR } from '../read-model/search-cursor.ts'
import type { CompaniesAsk, InfosAsk, NamesAsk } from './condition.ts'
import { asksFor, toTextQuery, type WordQuery } from './word-query.ts'

/** Of a row with `valid`: in force on a day, or at any time. */
const isValidOn = (day: string | null): RawBuilder<unknown> => (day === null ? sql`` : sql` and valid @> ${day}::date`)

/** Does it ask for words of a mother's name or of a person's address? Some may be withheld (ADR 85). */
export const isTelling = (words: WordQuery): boolean => asksFor(words, ['m', 'z', 'c', 's'])
const has = (column: RawBuilder<unknown>, words: WordQuery) => sql`${column} @@ ${toTextQuery(words)}::tsquery`
// What is withheld of a person nobody shall find out by trying letters.
const IS_TOLD = sql` and not (company_id in (select company_id from withheld_persons) and exists (
        select from facts f
        where f.company_id = search_people.company_id and f.fact_id = search_people.fact_id and ${isWithheld('f')}))`

const WORD: WordQuery = { word: 'n:x', isBeginning: true }
/** An example, by which statements about information are proven. */
export const ANY_INFOS: InfosAsk = {
  of: 'infos',
  type: 'negative',
  groups: ['liquidation'],
  start: null,
  end: '2026-01-01',
  today: '2026-01-01',
  isCurrentOnly: false,
}

/** What can be asked, by which statements are proven that ask for any of it. */
export const ONE_OF_EACH: readonly [CompaniesAsk, ...CompaniesAsk[]] = [
  { of: 'companies', ids: [''] },
  { of: 'names', words: WORD, isCurrentOnly: false },
  { of: 'names', words: WORD, isCurrentOnly: true },
  { of: 'addresses', words: WORD, validOn: '2026-01-01' },
  { of: 'people', words: WORD, validOn: null },
  { of: 'people', words: { word: 'm:x', isBeginning: false }, validOn: '2026-01-01' },
  { of: 'identifiers', kind: 'tax', key: '1', validOn: null },
  { of: 'activities', classes: ['6201'], isMainOnly: true, validOn: '2026-01-01' },
  ANY_INFOS,
  { ...ANY_INFOS, start: '2025-01-01', groups: [], isCurrentOnly: true },
]

/** The ids of the companies of which something holds that their profile does not tell; some of them several times. */
export function selectCompanies(ask: CompaniesAsk): RawBuilder<unknown> {
  switch (ask.of) {
    case 'names':
      return sql`
        select company_id from ${namesMeeting(ask)}`
    case 'addresses':
      return sql`
        select company_id from search_addresses where ${has(sql`words`, ask.words)}${isValidOn(ask.validOn)}`
    case 'people':
      return sql`
        select company_id from search_people
        where ${has(sql`words`, ask.words)}${isValidOn(ask.validOn)}${isTelling(ask.words) ? IS_TOLD : sql``}`
    case 'identifiers':
      return sql`
        select company_id from search_identifiers
        where kind = ${ask.kind} and key >= ${ask.key} and key < ${`${ask.key}\u{10FFFF}`}${isValidOn(ask.validOn)}`
    case 'activities':
      return sql`
        select company_id from search_activities
        where class_code = any(${[...ask.classes]}::text[])${ask.isMainOnly ? sql` and is_main` : sql``}${isValidOn(ask.validOn)}`
    case 'infos':
      return selectWithInfos(ask)
    case 'companies':
      return sql`select unnest(${[...ask.ids]}::text[]) collate "C"`
  }
}

/** Names that have the words: ends in a condition that can be added to. */
export function namesMeeting({ words, isCurrentOnly }: NamesAsk): RawBuilder<unknown> {
  const folded = sql`array_to_tsvector(string_to_array(folded, ' '))`
  return sql`company_names where ${has(folded, words)}${isCurrentOnly ? sql` and kind <> 'former'` : sql``}`
}

const LONG_LIFE: InfoGroupId = 'long-life'
/** Rests on the silence of a source: the other groups need not be held against how far theirs have told. */
const OF_SILENCE: readonly InfoGroupId[] = ['missing-statement', LONG_LIFE]

const selectWithInfos = (ask: InfosAsk) => sql`select company_id from ${infosMeeting(ask)}`

/**
 * Of one of the groups, or of any; some of whose days are in the range: ends in a condition that can be added to. Long in business
 * is whoever was so when his status was last told, and as long as that is not too long ago, as the report says it. Of a batch that
 * search has not followed yet its source says nothing here: the accounts that it has not are beside those that it has brought.
 */
export function infosMeeting(ask: InfosAsk): RawBuilder<unknown> {
  const { type, groups, start, end, today, isCurrentOnly } = ask
  const known = listInfoGroups(type).filter((group) => groups.length === 0 || groups.includes(group))
  const days = start === null && end === null ? sql`` : sql` and days && daterange(${start}::date, ${end}::date, '[]')`
  const inForce = isCurrentOnly
    ? sql`valid @> ${today}::date`
    : sql`(lower_inf(valid) or lower(valid) <= ${today}::date)`
  const isOfSilence = known.some((group) => OF_SILENCE.includes(group))
  return sql`
    ${isOfSilence ? joinSilentSources(sql`search_infos`, notFollowedBatches(SEARCH_PROFILES_CURSOR)) : sql`search_infos`}
    where info_group = any(${known}::text[])${days} and ${inForce}${isOfSilence ? isToldSilent(today) : sql``}`
}

const isToldSilent = (today: string) => sql`
      and (silent_source is null or case when info_group = ${sql.lit(LONG_LIFE)}
        then lower(valid) <= told.last or told.last >= ${daysBefore(today, STILL_CURRENT_DAYS)}::date
        else lower(valid) <= told.until and is_unread is null end)`
