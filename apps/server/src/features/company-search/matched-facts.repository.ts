import { boolean, date, jsonb, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'
import { INFO_GROUPS, isInfoGroupId } from '@merleg/domain/company-info/info-groups'
import { sql } from 'kysely'
import type { InfosAsk, NamesAsk } from './selection/condition.ts'
import { ANY_INFOS, infosMeeting, namesMeeting } from './selection/fact-queries.repository.ts'

const MATCHED_SECTIONS = [
  'seat',
  'site',
  'branch',
  'signatory',
  'representative',
  'member',
  'auditor',
] as const satisfies FactSection[]
type MatchedSection = (typeof MATCHED_SECTIONS)[number]
export type AddressSection = Extract<MatchedSection, 'seat' | 'site' | 'branch'>
export type PersonSection = Exclude<MatchedSection, AddressSection>

type Asked<Section> = { companyIds: readonly string[]; sections: readonly Section[]; today: string }
type FactOf<Section extends MatchedSection> = {
  [Each in Section]: { companyId: string; section: Each; partyId: string | null; payload: FactPayload<Each> }
}[Section]

const facts = statement({
  row: {
    companyId: text,
    section: oneOf(MATCHED_SECTIONS),
    partyId: orNull(text),
    payload: jsonb<FactPayload<MatchedSection>>(),
  },
  examples: [{ companyIds: [''], sections: ['seat'], today: '2026-01-01' }],
  sql: ({ companyIds, sections, today }: Asked<MatchedSection>) => sql`
    select company_id as "companyId", section, party_id as "partyId", payload from facts
    where company_id = any(${[...companyIds]}::text[]) and section = any(${[...sections]}::text[])
      and upper_inf(recorded) and valid @> ${today}::date
    order by company_id, section, slot`,
})

/** What is in force of some companies in some sections. */
export async function listMatchedFacts<Section extends MatchedSection>(
  db: DbOrTx,
  asked: Asked<Section>,
): Promise<FactOf<Section>[]> {
  if (asked.sections.length === 0) return []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a payload was read by the schema of its section
  return (await facts.list(db, asked)) as unknown as FactOf<Section>[]
}

const ACTIVITY_COLUMNS = { companyId: text, classCode: text, isMain: boolean }
type AskedActivities = { companyIds: readonly string[]; classes: readonly string[]; today: string }

const activities = statement({
  row: ACTIVITY_COLUMNS,
  examples: [{ companyIds: [''], classes: ['6201'], today: '2026-01-01' }],
  sql: ({ companyIds, classes, today }: AskedActivities) => sql`
    select company_id as "companyId", class_code as "classCode", bool_or(is_main) as "isMain" from search_activities
    where company_id = any(${[...companyIds]}::text[]) and class_code = any(${[...classes]}::text[]) and valid @> ${today}::date
    group by company_id, class_code order by company_id, bool_or(is_main) desc, class_code`,
})

/** Which of the classes that are asked for companies have, the main one first. */
export function listMatchedActivities(db: DbOrTx, asked: AskedActivities): Promise<RowOf<typeof ACTIVITY_COLUMNS>[]> {
  return activities.list(db, asked)
}

const INFO_COLUMNS = { companyId: text, group: oneOf(Object.keys(INFO_GROUPS).filter(isInfoGroupId)), on: orNull(date) }
type AskedInfos = { companyIds: readonly string[]; ask: InfosAsk }

const infos = statement({
  row: INFO_COLUMNS,
  examples: [
    { companyIds: [''], ask: ANY_INFOS },
    { companyIds: [''], ask: { ...ANY_INFOS, isCurrentOnly: true } },
  ],
  sql: ({ companyIds, ask }: AskedInfos) => sql`
    select company_id as "companyId", info_group as "group", max(lower(days)) as "on" from ${infosMeeting(ask)}
      and company_id = any(${[...companyIds]}::text[])
    group by company_id, info_group order by company_id, info_group`,
})

/** Which of the information that is asked for companies have by the conditions of the selection, each with the first of its newest days. */
export function listMatchedInfos(db: DbOrTx, asked: AskedInfos): Promise<RowOf<typeof INFO_COLUMNS>[]> {
  return infos.list(db, asked)
}

const NAME_COLUMNS = { companyId: text, name: text }
type AskedNames = { companyIds: readonly string[]; ask: NamesAsk }
const WORD: NamesAsk = { of: 'names', words: { word: 'x', isBeginning: true }, isCurrentOnly: false }

const otherNames = statement({
  row: NAME_COLUMNS,
  examples: [
    { companyIds: [''], ask: WORD },
    { companyIds: [''], ask: { ...WORD, isCurrentOnly: true } },
  ],
  sql: ({ companyIds, ask }: AskedNames) => sql`
    select company_id as "companyId", name from (
      select distinct on (company_id) company_id, kind, name from ${namesMeeting(ask)}
        and company_id = any(${[...companyIds]}::text[])
      order by company_id, array_position(array['current', 'short', 'foreign', 'former'], kind), name
    ) n where kind <> 'current'`,
})

/** By company the other name that has the words that are asked for, where the current one has not. */
export async function listOtherNames(db: DbOrTx, asked: AskedNames): Promise<ReadonlyMap<string, string>> {
  return new Map((await otherNames.list(db, asked)).map(({ companyId, name }) => [companyId, name]))
}
