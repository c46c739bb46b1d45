import { FACT_SECTIONS, type FactSection, isFactSection } from '@merleg/domain/fact-sections'
import { z } from 'zod'

/** Where a value stands: a column, always the same, several columns in one, or a column whose words mean other words. */
export const TableValue = z.union([
  z.string().min(1),
  z.strictObject({ is: z.union([z.string(), z.number(), z.boolean()]) }),
  z.strictObject({ join: z.array(z.string().min(1)).min(1), with: z.string().default(' ') }),
  z.strictObject({
    column: z.string().min(1),
    as: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
])
export type TableValue = z.infer<typeof TableValue>

const SLOT = /^[a-z0-9][a-z0-9-]{0,39}$/

const MappedFact = z.strictObject({
  section: z.string().refine((name) => isFactSection(name), 'no section of the register'),
  /** Which of several of the section; left out where a company has one, else `1`. */
  slot: z.string().regex(SLOT).optional(),
  fields: z.record(z.string(), TableValue),
  /** The column with the first day on which it holds. */
  validFrom: z.string().min(1).optional(),
})

/** What the columns of a table mean (`--map`). */
export const TableMap = z
  .strictObject({
    company: z
      .strictObject({
        taxNumber: z.string().min(1).optional(),
        registerNumber: z.string().min(1).optional(),
        /** A column, or one country for all rows (ISO 3166). */
        country: z.union([z.string().min(1), z.strictObject({ is: z.string().length(2) })]).optional(),
      })
      .refine((company) => company.taxNumber ?? company.registerNumber, 'taxNumber or registerNumber has to be told'),
    facts: z.array(MappedFact).min(1),
    /** Everything of these sections stands in the table: what it leaves out has ended. */
    isWhole: z.boolean().default(false),
  })
  .superRefine((map, context) => {
    map.facts.forEach((fact, index) => {
      for (const problem of findProblems(fact))
        context.addIssue({ code: 'custom', path: ['facts', index], message: problem })
    })
    const keys = map.facts.map((fact) => `${fact.section}/${fact.slot ?? ''}`)
    const again = keys.find((key, index) => keys.indexOf(key) !== index)
    if (again !== undefined)
      context.addIssue({ code: 'custom', path: ['facts'], message: `${again} twice: give each a slot of its own` })
  })
export type TableMap = z.infer<typeof TableMap>
export type MappedFact = TableMap['facts'][number]

/** The fields of a section, each with the values it takes. */
export function fieldsOf(section: FactSection): ReadonlyMap<string, z.ZodType> {
  const shape: Readonly<Record<string, z.ZodType>> = FACT_SECTIONS[section].payload.shape
  return new Map(Object.entries(shape))
}

function findProblems({ section, slot, fields }: z.infer<typeof MappedFact>): string[] {
  if (!isFactSection(section)) return []
  const known = fieldsOf(section)
  const unknown = Object.keys(fields).filter((name) => !known.has(name))
  const missing = [...known].flatMap(([name, field]) =>
    name in fields || field.safeParse(null).success || field.safeParse(undefined).success ? [] : [name],
  )
  return [
    ...(unknown.length > 0
      ? [`${section} has no field ${unknown.join(', ')}; it has ${[...known.keys()].join(', ')}`]
      : []),
    ...(missing.length > 0 ? [`${section} needs ${missing.join(', ')}`] : []),
    ...(slot !== undefined && FACT_SECTIONS[section].multiplicity === 'one'
      ? [`a company has one ${section}: no slot`]
      : []),
  ]
}

/** Every column that a map reads. */
export function listMappedColumns({ company, facts }: TableMap): string[] {
  const ofValue = (value: TableValue): string[] => {
    if (typeof value === 'string') return [value]
    if ('join' in value) return value.join
    return 'column' in value ? [value.column] : []
  }
  const { taxNumber, registerNumber, country } = company
  const told = [taxNumber, registerNumber, typeof country === 'string' ? country : undefined]
  const columns = [
    ...told.flatMap((column) => column ?? []),
    ...facts.flatMap(({ fields, validFrom }) => [
      ...Object.values(fields).flatMap(ofValue),
      ...(validFrom === undefined ? [] : [validFrom]),
    ]),
  ]
  return [...new Set(columns)]
}

/** What `--help` shows. */
export const MAP_EXAMPLE = `{
  "company": { "taxNumber": "Adószám" },
  "facts": [
    { "section": "name", "fields": { "name": "Cégnév" } },
    { "section": "seat", "fields": {
      "text": { "join": ["Irsz", "Város", "Utca"] }, "countryCode": { "is": "HU" }, "zip": "Irsz", "settlement": "Város" } },
    { "section": "phone", "slot": "office", "fields": { "value": "Telefon" } },
    { "section": "tax-number-status", "fields": { "status": { "column": "ÁFA", "as": { "igen": "valid", "nem": "deleted" } } },
      "validFrom": "Mióta" },
    { "section": "tax-debt", "fields": {
      "authority": { "is": "NAV" }, "amount": "Tartozás", "currency": { "is": "HUF" } } }
  ],
  "isWhole": false
}`
