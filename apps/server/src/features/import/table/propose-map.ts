import { foldName } from '@merleg/domain/name-folding'
import { type ColumnRole, guessColumns } from '@merleg/domain/list-matching/column-roles'
import type { MappedFact, TableMap, TableValue } from './table-map.ts'

/** A column with an example of what stands in it and what it seems to be. */
export type ProposedColumn = { column: string; example: string; proposal: string | null }

/** Sections that headings name, beside what is known of uploaded lists. */
const HEADINGS: ReadonlyArray<readonly [section: 'phone' | 'e-mail' | 'website' | 'headcount', RegExp]> = [
  ['e-mail', /e ?mail/],
  ['phone', /telefon|phone|\btel\b|mobil/],
  ['website', /web|honlap|internet/],
  ['headcount', /letszam|headcount|employees|mitarbeiter/],
]

const findSection = (heading: string) => HEADINGS.find(([, pattern]) => pattern.test(foldName(heading)))?.[0] ?? null

type Proposed = { columns: ProposedColumn[]; map: Pick<TableMap, 'company' | 'facts' | 'isWhole'> }

/** What the columns of a table may mean, by their headings and what stands in them: a draft for the user to look at. */
export function proposeMap(rows: readonly (readonly string[])[]): Proposed {
  const [heading = [], ...body] = rows
  const { roles } = guessColumns(rows)
  const columnOf = (role: ColumnRole): string | undefined => {
    const at = roles.indexOf(role)
    return at === -1 ? undefined : heading[at]
  }
  const columns = heading.map((column, at) => {
    const section = findSection(column)
    return {
      column,
      example: body.map((row) => row[at] ?? '').find((cell) => cell !== '') ?? '',
      proposal: section ?? roles[at] ?? null,
    }
  })
  const [taxNumber, registerNumber, country] = [
    columnOf('tax-number'),
    columnOf('register-number'),
    columnOf('country'),
  ]
  const company = {
    ...(taxNumber === undefined ? {} : { taxNumber }),
    ...(registerNumber === undefined ? {} : { registerNumber }),
    ...(country === undefined ? {} : { country }),
  }
  const name = columnOf('name')
  const named: MappedFact[] = name === undefined ? [] : [{ section: 'name', fields: { name } }]
  const others = columns.flatMap(({ column }): MappedFact[] => {
    const section = findSection(column)
    return section === null ? [] : [{ section, fields: { [section === 'headcount' ? 'persons' : 'value']: column } }]
  })
  return { columns, map: { company, facts: [...named, ...proposeSeat(columnOf), ...others], isWhole: false } }
}

function proposeSeat(columnOf: (role: ColumnRole) => string | undefined): MappedFact[] {
  const [zip, settlement, street, address] = (['zip', 'settlement', 'street', 'address'] as const).map(columnOf)
  const parts = [zip, settlement, street].flatMap((column) => column ?? [])
  const text: TableValue | null = address ?? (parts.length > 0 ? { join: parts, with: ' ' } : null)
  if (text === null) return []
  const fields = {
    text,
    countryCode: { is: 'HU' },
    ...(zip === undefined ? {} : { zip }),
    ...(settlement === undefined ? {} : { settlement }),
    ...(street === undefined ? {} : { street }),
  }
  return [{ section: 'seat', fields }]
}
