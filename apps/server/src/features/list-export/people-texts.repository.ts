import { oneOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { EXPORT_COLUMNS, type ExportColumn } from '@merleg/domain/list-export/export-columns'
import { LISTED_BETWEEN, readListedText } from '@merleg/domain/list-export/listed-texts'
import { sql } from 'kysely'
import { isTold } from './told-people.repository.ts'

/** Sections of the register from which people are read, fact by fact: of each somebody may have asked not to be told. */
export const PEOPLE_SECTIONS = ['signatory', 'member'] as const
export type PeopleSection = (typeof PEOPLE_SECTIONS)[number]

/** The section that a column is read from; null where it stands in a wide row. */
export function sectionOf(column: ExportColumn): PeopleSection | null {
  const { source } = EXPORT_COLUMNS[column]
  return PEOPLE_SECTIONS.find((section) => section === source) ?? null
}

/** People with these ids are not told. */
export type PeopleAsked = {
  companyIds: readonly string[]
  sections: readonly PeopleSection[]
  personIds: readonly string[]
}
const EXAMPLE: PeopleAsked = { companyIds: [''], sections: ['member'], personIds: [''] }
export const PEOPLE_EXAMPLES = [EXAMPLE, { ...EXAMPLE, personIds: [] }] satisfies [PeopleAsked, PeopleAsked]

/** Between two companies: no text holds it. */
const BETWEEN = '\u001E'

const peopleTexts = statement({
  row: { section: oneOf(PEOPLE_SECTIONS), companyIds: text, texts: text },
  examples: PEOPLE_EXAMPLES,
  // A row for each section, as long texts: see the wide rows. Facts are found, and follow each other, by an index.
  sql: ({ companyIds, sections, personIds }: PeopleAsked) => sql`
    ${onePlan} select section, string_agg(company_id, ${sql.lit(BETWEEN)}) as "companyIds", string_agg(texts, ${sql.lit(BETWEEN)}) as texts
    from (
      select f.company_id, f.section, string_agg(f.payload->>'name', ${sql.lit(LISTED_BETWEEN)} order by f.slot) as texts
      from facts f where f.company_id = any(${[...companyIds]}::text[]) and f.section = any(${[...sections]}::text[])
        and ${isTold(sql`f.section`, personIds)}
      group by f.company_id, f.section
    ) told where texts is not null group by section`,
})

/** The names of people, by section and company. */
type PeopleTexts = ReadonlyMap<PeopleSection, ReadonlyMap<string, string>>

/** Who is told of some companies: each once, by name alone. */
export async function readPeopleTexts(db: DbOrTx, asked: PeopleAsked): Promise<PeopleTexts> {
  const found = new Map<PeopleSection, ReadonlyMap<string, string>>()
  if (asked.sections.length === 0) return found
  for (const { section, companyIds, texts } of await peopleTexts.list(db, asked)) {
    const told = texts.split(BETWEEN)
    found.set(section, new Map(companyIds.split(BETWEEN).map((id, place) => [id, readListedText(told[place] ?? '')])))
  }
  return found
}
