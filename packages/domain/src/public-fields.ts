import { type FactSection, isFactSection } from './fact-sections.ts'

/** What may be told of the entry of a section; `who` where the party is a company as well. */
type PublicFields = { readonly fields: readonly string[]; readonly who?: readonly string[] }

const ADDRESS: PublicFields = { fields: ['text', 'countryCode', 'zip', 'settlement', 'county'] }
const PROCEEDING: PublicFields = { fields: ['caseNumber', 'court'] }
const DEBT: PublicFields = { fields: ['authority', 'caseNumber', 'amount', 'currency'] }
const RELATED: PublicFields = { fields: ['name', 'registerNumber', 'relation'] }
const WHO = ['name', 'registerNumber']

/** Fields of entries that are public and of no person; free text may name one and is not among them. */
const PUBLIC_FIELDS: Partial<Record<FactSection, PublicFields>> = {
  name: { fields: ['name'] },
  'short-name': { fields: ['name'] },
  'legal-form': { fields: ['code', 'name'] },
  registration: { fields: ['status', 'on'] },
  'tax-number-status': { fields: ['status'] },
  'vat-check': { fields: ['number', 'status'] },
  seat: ADDRESS,
  site: ADDRESS,
  branch: ADDRESS,
  activity: { fields: ['scheme', 'code', 'isMain'] },
  capital: { fields: ['amount', 'currency'] },
  headcount: { fields: ['persons'] },
  website: { fields: ['value'] },
  'bank-account': { fields: ['account', 'bank'] },
  predecessor: RELATED,
  successor: RELATED,
  signatory: { fields: ['partyKind', 'post', 'representation'], who: WHO },
  member: {
    fields: ['partyKind', 'role', 'shareMin', 'shareMax', 'votesMin', 'votesMax', 'contribution', 'currency'],
    who: WHO,
  },
  'beneficial-owner': { fields: ['partyKind', 'shareMin', 'shareMax', 'votesMin', 'votesMax'], who: WHO },
  'beneficial-owner-statement': { fields: ['statement'] },
  auditor: { fields: ['partyKind'], who: WHO },
  'supervisory-board': { fields: ['partyKind', 'post'], who: WHO },
  ban: { fields: ['partyKind'], who: WHO },
  bankruptcy: PROCEEDING,
  liquidation: PROCEEDING,
  dissolution: PROCEEDING,
  'forced-deletion': PROCEEDING,
  procedure: PROCEEDING,
  'activity-suspension': { fields: ['authority', 'decidedOn'] },
  enforcement: DEBT,
  'tax-enforcement': DEBT,
  'tax-debt': DEBT,
  'tax-finding': {
    fields: ['authority', 'finding', 'decidedOn', 'enforceableOn', 'amount', 'consequenceAmount', 'currency'],
  },
  sanction: { fields: ['programme', 'grade'] },
  lien: { fields: ['amount', 'currency'] },
}

/** What other events than those of the register say: figures and codes. */
const OTHER_FIELDS: Readonly<Record<string, readonly string[]>> = {
  statement: ['year', 'kind'],
  rating: ['points', 'band', 'modelVersion'],
  'sanction-match': ['grade', 'sourceId', 'title', 'day'],
}

export type PublicValue = string | number | boolean | null
export type PublicEntry = Record<string, PublicValue>

/**
 * What of an entry may leave for another program: its public fields without personal data; null where the entry is not
 * there, or nothing of it may be told.
 */
export function publicPartOf(section: string, entry: unknown): PublicEntry | null {
  if (typeof entry !== 'object' || entry === null) return null
  const values = new Map<string, unknown>(Object.entries(entry))
  const told = toldFields(section, values.get('partyKind') === 'company')
  const found = told.flatMap((name): [string, PublicValue][] => {
    const value = values.get(name)
    return isPublicValue(value) ? [[name, value]] : []
  })
  return found.length === 0 ? null : Object.fromEntries(found)
}

function toldFields(section: string, isCompany: boolean): readonly string[] {
  if (!isFactSection(section)) return OTHER_FIELDS[section] ?? []
  const { fields = [], who = [] } = PUBLIC_FIELDS[section] ?? {}
  return isCompany ? [...fields, ...who] : fields
}

function isPublicValue(value: unknown): value is PublicValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
