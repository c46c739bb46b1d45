import type { FactSection } from '@merleg/domain/fact-sections'
import { z } from 'zod'
import { ToldAddress } from '../companies-house-gb/told-address.ts'

const Text = z.string().nullish()

/** A person, company or other body with significant control, as the register tells of it. */
const Control = z.object({
  name: Text,
  name_elements: z.object({ title: Text, forename: Text, middle_name: Text, surname: Text }).nullish(),
  address: ToldAddress,
  /** Of overseas entities the address is told apart from that of the letters. */
  principal_office_address: ToldAddress,
  identification: z
    .object({
      country_registered: Text,
      legal_authority: Text,
      legal_form: Text,
      place_registered: Text,
      registration_number: Text,
    })
    .nullish(),
  country_of_residence: Text,
  natures_of_control: z.array(z.string()).nullish(),
  notified_on: Text,
  ceased_on: Text,
  links: z.object({ self: z.string() }),
})
export type Control = z.infer<typeof Control>

/** Somebody whose details the law protects: that there is one is all that is told. */
const Protected = z.object({
  description: Text,
  ceased: z.boolean().nullish(),
  ceased_on: Text,
  notified_on: Text,
  links: z.object({ self: z.string() }),
})
export type Protected = z.infer<typeof Protected>

const Statement = z.object({
  statement: z.string(),
  notified_on: Text,
  ceased_on: Text,
  links: z.object({ self: z.string() }),
})
export type Statement = z.infer<typeof Statement>

const Exemptions = z.object({
  exemptions: z.record(
    z.string(),
    z.object({ exemption_type: Text, items: z.array(z.object({ exempt_from: Text, exempt_to: Text })) }),
  ),
})
export type Exemptions = z.infer<typeof Exemptions>

/** What closes a snapshot: how much there is in it. */
const Totals = z.object({
  persons_of_significant_control_count: z.number().int(),
  statements_count: z.number().int(),
  exemptions_count: z.number().int(),
})
export type Totals = z.infer<typeof Totals>

/** A line of the snapshot: whose it is, what it is of, and the rest as that kind has it. */
export const SnapshotLine = z.object({
  company_number: z.string().optional(),
  data: z.looseObject({ kind: z.string() }),
})
export type SnapshotLine = z.infer<typeof SnapshotLine>

export type PartyKind = 'person' | 'company' | 'other'

/** The kinds of those who control, and what each is for the register. */
const PARTY_KINDS: ReadonlyMap<string, PartyKind> = new Map([
  ['individual-person-with-significant-control', 'person'],
  ['corporate-entity-person-with-significant-control', 'company'],
  ['legal-person-person-with-significant-control', 'other'],
  ['individual-beneficial-owner', 'person'],
  ['corporate-entity-beneficial-owner', 'company'],
  ['legal-person-beneficial-owner', 'other'],
])
const PROTECTED_KINDS: ReadonlySet<string> = new Set([
  'super-secure-person-with-significant-control',
  'super-secure-beneficial-owner',
])

/** What a line of a known kind tells of. */
export function findSection(kind: unknown): FactSection {
  return typeof kind === 'string' && PARTY_KINDS.has(kind) ? 'beneficial-owner' : 'beneficial-owner-statement'
}

/** A line by what it is of; null where its kind is not known, `false` where it lacks what its kind has. */
export type ReadLine =
  | { of: 'control'; partyKind: PartyKind; data: Control }
  | { of: 'protected'; data: Protected }
  | { of: 'statement'; data: Statement }
  | { of: 'exemptions'; data: Exemptions }
  | { of: 'totals'; data: Totals }

export function readLineData(data: SnapshotLine['data']): ReadLine | 'unknown' | 'malformed' {
  const { kind } = data
  const partyKind = PARTY_KINDS.get(kind)
  if (partyKind !== undefined) return parse(Control, data, (told) => ({ of: 'control', partyKind, data: told }))
  if (PROTECTED_KINDS.has(kind)) return parse(Protected, data, (told) => ({ of: 'protected', data: told }))
  if (kind === 'persons-with-significant-control-statement')
    return parse(Statement, data, (told) => ({ of: 'statement', data: told }))
  if (kind === 'exemptions') return parse(Exemptions, data, (told) => ({ of: 'exemptions', data: told }))
  if (kind === 'totals#persons-of-significant-control-snapshot')
    return parse(Totals, data, (told) => ({ of: 'totals', data: told }))
  return 'unknown'
}

function parse<Told>(shape: z.ZodType<Told>, data: unknown, toLine: (told: Told) => ReadLine): ReadLine | 'malformed' {
  const parsed = shape.safeParse(data)
  return parsed.success ? toLine(parsed.data) : 'malformed'
}
