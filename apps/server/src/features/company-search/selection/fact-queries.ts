import { listInfoGroups } from '@merleg/domain/company-info/info-groups'
import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './condition.ts'

/** Of a row with `valid`: in force on a day, or at any time. */
const isValidOn = (day: string | null): RawBuilder<unknown> => (day === null ? sql`` : sql` and valid @> ${day}::date`)

function companies(asked: readonly unknown[], ids: RawBuilder<unknown>): Condition {
  return { by: 'companies', key: JSON.stringify(asked), ids }
}

/** Companies with a name that has the words; former names are of companies, too. */
export function namesWith(words: string, isCurrentOnly: boolean): Condition {
  const former = isCurrentOnly ? sql` and kind <> 'former'` : sql``
  return companies(
    ['name', words, isCurrentOnly],
    sql`
    select company_id from company_names where array_to_tsvector(string_to_array(folded, ' ')) @@ ${words}::tsquery${former}`,
  )
}

export function addressesWith(words: string, validOn: string | null): Condition {
  return companies(
    ['address', words, validOn],
    sql`select company_id from search_addresses where words @@ ${words}::tsquery${isValidOn(validOn)}`,
  )
}

export function peopleWith(words: string, validOn: string | null): Condition {
  return companies(
    ['person', words, validOn],
    sql`select company_id from search_people where words @@ ${words}::tsquery${isValidOn(validOn)}`,
  )
}

type Identifiers = { kind: 'tax' | 'register' | 'account'; key: string; validOn: string | null }

/** Companies with a number that begins so. */
export function identifiersStarting({ kind, key, validOn }: Identifiers): Condition {
  return companies(
    ['identifier', kind, key, validOn],
    sql`
    select company_id from search_identifiers
    where kind = ${kind} and key >= ${key} and key < ${`${key}\u{10FFFF}`}${isValidOn(validOn)}`,
  )
}

type Activities = { classes: readonly string[]; isMainOnly: boolean; validOn: string | null }

export function withActivities({ classes, isMainOnly, validOn }: Activities): Condition {
  return companies(
    ['activity', classes, isMainOnly, validOn],
    sql`
    select company_id from search_activities
    where class_code = any(${[...classes]}::text[])${isMainOnly ? sql` and is_main` : sql``}${isValidOn(validOn)}`,
  )
}

type Infos = {
  type: 'negative' | 'positive'
  /** Any where empty. */
  groups: readonly string[]
  start: string | null
  end: string | null
  validOn: string | null
}

/** Companies with information of one of the groups, some of whose days are in the range. */
export function infosOf({ type, groups, start, end, validOn }: Infos): Condition {
  const known = listInfoGroups(type).filter((group) => groups.length === 0 || groups.includes(group))
  const days = start === null && end === null ? sql`` : sql` and days && daterange(${start}::date, ${end}::date, '[]')`
  return companies(
    ['info', type, groups, start, end, validOn],
    sql`
    select company_id from search_infos where info_group = any(${known}::text[])${days}${isValidOn(validOn)}`,
  )
}

export function companiesLike(ids: readonly string[]): Condition {
  return companies(['like', ids], sql`select unnest(${[...ids]}::text[]) collate "C"`)
}
