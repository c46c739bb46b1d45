import { boolean, bytes } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { EXPORT_COLUMN_NAMES, type ExportColumn } from '@merleg/domain/list-export/export-columns'
import { columnBit } from '@merleg/domain/list-export/export-price'
import { type RawBuilder, sql } from 'kysely'
import { PEOPLE_EXAMPLES, PEOPLE_SECTIONS, type PeopleAsked, sectionOf } from './people-texts.repository.ts'
import { isTold } from './told-people.repository.ts'
import { JOINED, WIDE } from './wide-columns.repository.ts'

const bit = (column: ExportColumn) => sql.lit(columnBit(column))
const bitsOf = (conditions: readonly (readonly [ExportColumn, RawBuilder<unknown>])[]) =>
  sql.join(
    conditions.map(([column, condition]) => sql`case when ${condition} then ${bit(column)} else 0 end`),
    sql` + `,
  )

const isWide = (name: string): name is keyof typeof WIDE => name in WIDE
const wideConditions = EXPORT_COLUMN_NAMES.flatMap((column) =>
  isWide(column) ? [[column, sql`${WIDE[column]} is not null`] as const] : [],
)

const filledWide = statement({
  row: { filled: bytes, hasMadeUp: boolean },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select coalesce(string_agg(int4send(${bitsOf(wideConditions)}), ''::bytea order by c.place), ''::bytea) as filled,
      coalesce(bool_or(p.is_made_up), false) as "hasMadeUp"
    from unnest(${[...companyIds]}::text[]) with ordinality c(id, place)
    left join company_profiles p on p.company_id = c.id collate "C" ${JOINED}`,
})

const columnOfSection = new Map(EXPORT_COLUMN_NAMES.map((column) => [sectionOf(column), column]))

const bitsOfSections = sql.join(
  PEOPLE_SECTIONS.map((section) => {
    const column = columnOfSection.get(section)
    return sql`when ${section} then ${column === undefined ? sql.lit(0) : bit(column)}`
  }),
  sql` `,
)

const filledPeople = statement({
  row: { filled: bytes },
  examples: PEOPLE_EXAMPLES,
  sql: ({ companyIds, sections, personIds }: PeopleAsked) => sql`
    with told as materialized (
      select f.company_id, bit_or(case f.section ${bitsOfSections} end) as bits
      from facts f where f.company_id = any(${[...companyIds]}::text[]) and f.section = any(${[...sections]}::text[])
        and ${isTold(sql`f.section`, personIds)}
      group by f.company_id
    )
    select coalesce(string_agg(int4send(coalesce(t.bits, 0)), ''::bytea order by c.place), ''::bytea) as filled
    from unnest(${[...companyIds]}::text[]) with ordinality c(id, place) left join told t on t.company_id = c.id`,
})

const IDS_AT_ONCE = 10_000

/** Which columns of the wide rows have a value, as bits by the place of the company; 0 of one that the register has no more. */
export async function readFilledWide(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<{ filled: Uint32Array; hasMadeUp: boolean }> {
  const filled = new Uint32Array(companyIds.length)
  let hasMadeUp = false
  for (let start = 0; start < companyIds.length; start += IDS_AT_ONCE) {
    const part = await filledWide.get(db, companyIds.slice(start, start + IDS_AT_ONCE))
    takeBits(filled, part.filled, start)
    hasMadeUp ||= part.hasMadeUp
  }
  return { filled, hasMadeUp }
}

/** Adds to what is filled the columns of people; those with these ids are not told. */
export async function addFilledPeople(
  db: DbOrTx,
  filled: Uint32Array,
  { companyIds, ...asked }: PeopleAsked,
): Promise<void> {
  if (asked.sections.length === 0) return
  for (let start = 0; start < companyIds.length; start += IDS_AT_ONCE) {
    const part = { ...asked, companyIds: companyIds.slice(start, start + IDS_AT_ONCE) }
    takeBits(filled, (await filledPeople.get(db, part)).filled, start)
  }
}

function takeBits(filled: Uint32Array, packed: Buffer, start: number): void {
  for (let at = 0; at < packed.length; at += 4) {
    const row = start + at / 4
    filled[row] = (filled[row] ?? 0) | packed.readUInt32BE(at)
  }
}
