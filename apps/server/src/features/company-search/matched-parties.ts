import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { type CriterionId, listCriteria } from '@merleg/domain/company-search/criteria'
import type { Locale } from '@merleg/domain/locale'
import { COUNTIES } from '@merleg/domain/reference/counties'
import { getTranslator } from '@merleg/i18n/translator'
import type { AddressSection, listMatchedFacts, PersonSection } from './matched-facts.repository.ts'
import { hasWords } from './match-words.ts'
import { compactIdentifier } from './selection/searched-words.ts'

type Fact<Section extends AddressSection | PersonSection> = Awaited<
  ReturnType<typeof listMatchedFacts<Section>>
>[number]
/** What of a company met a criterion, in words. */
export type Match = { criterion: CriterionId; text: string }

const ADDRESS_KINDS = { seat: 'Headquarter', site: 'Site', branch: 'Branch' } as const
const PERSON_KINDS = { signatory: 'Signer', representative: 'Signer', member: 'Member', auditor: 'Auditor' } as const
const ADDRESS_SECTIONS = ['seat', 'site', 'branch'] as const
const PERSON_SECTIONS = ['signatory', 'representative', 'member', 'auditor'] as const
const ASKED_OF_PERSONS = [
  'personName',
  'motherName',
  'personZip',
  'personCity',
  'personStreet',
  'personTaxId',
  'memberTaxNumber',
] as const satisfies CriterionId[]

const countyByName = new Map(COUNTIES.map((county) => [county.nameHu, county]))

function findFirst(query: CompanyQuery, ids: readonly CriterionId[]): CriterionId | null {
  const { companyDetails } = query
  const values: Readonly<Record<string, unknown>> = companyDetails
  const isAsked = (id: CriterionId) => values[id] !== '' && !(Array.isArray(values[id]) && values[id].length === 0)
  return listCriteria('advanced').find((id) => ids.includes(id) && isAsked(id)) ?? null
}

/** The sections in which an address that meets the query may stand; none where the seat, shown in any case, is all that is meant. */
export function listAddressSections({ companyDetails }: CompanyQuery): readonly AddressSection[] {
  const { addressType: kinds } = companyDetails
  const sections = ADDRESS_SECTIONS.filter((section) => kinds.length === 0 || kinds.includes(ADDRESS_KINDS[section]))
  return sections.some((section) => section !== 'seat') ? sections : []
}

/** Of a company found by an address that is not its seat: which one. */
export function findAddressMatch(facts: readonly Fact<AddressSection>[], query: CompanyQuery, locale: Locale): Match[] {
  const criterion = findFirst(query, ['address', 'zip', 'city', 'street', 'county', 'region'])
  if (criterion === null) return []
  const meeting = facts.filter(({ payload }) => isAddressMet(payload, query.companyDetails))
  const [first] = meeting
  if (first === undefined || meeting.some(({ section }) => section === 'seat')) return []
  const kind = getTranslator(locale, 'company-search/words')(`addressTypes.${ADDRESS_KINDS[first.section]}`)
  return [{ criterion, text: `${kind}: ${first.payload.text}` }]
}

function isAddressMet(address: Fact<'seat'>['payload'], asked: CompanyQuery['companyDetails']): boolean {
  const county = countyByName.get(address.county ?? '')
  const isIn = (codes: readonly string[], code: string | undefined) =>
    codes.length === 0 || (code !== undefined && codes.includes(code))
  return (
    hasWords(address.text, asked.address) &&
    hasWords(address.zip, asked.zip) &&
    hasWords(address.settlement, asked.city) &&
    hasWords(address.street, asked.street) &&
    isIn(asked.county, county?.code) &&
    isIn(asked.region, county?.regionCode)
  )
}

/** The sections in which somebody who meets the query may stand; none where nobody is asked for. */
export function listPersonSections(query: CompanyQuery): readonly PersonSection[] {
  if (findFirst(query, ASKED_OF_PERSONS) === null) return []
  const { memberType: kinds } = query.companyDetails
  return PERSON_SECTIONS.filter((section) => kinds.length === 0 || kinds.includes(PERSON_KINDS[section]))
}

/** Who met what is asked of a person: the name and the role, and nothing else that was asked for. */
export function findPersonMatch(facts: readonly Fact<PersonSection>[], query: CompanyQuery, locale: Locale): Match[] {
  const found = facts.find((fact) => isPersonMet(fact, query.companyDetails))
  if (found === undefined) return []
  const kind = getTranslator(locale, 'company-search/words')(`memberTypes.${PERSON_KINDS[found.section]}`)
  return [{ criterion: 'personName', text: `${found.payload.name} (${kind})` }]
}

function isPersonMet({ payload, partyId }: Fact<PersonSection>, asked: CompanyQuery['companyDetails']): boolean {
  return (
    hasWords(payload.name, asked.personName) &&
    hasWords(payload.motherName, asked.motherName) &&
    [asked.personZip, asked.personCity, asked.personStreet].every((part) => hasWords(payload.address, part)) &&
    hasTaxId(partyId, asked.personTaxId) &&
    hasNumber({ partyId, registerNumber: payload.registerNumber }, asked.memberTaxNumber)
  )
}

function hasTaxId(partyId: string | null, asked: string): boolean {
  const own = /^(?:SE|TE)(\d{8})$/.exec(partyId ?? '')?.[1] ?? ''
  return own.startsWith(compactIdentifier(asked))
}

/** By the stem by which companies are known, or by the number of another register as it was told. */
function hasNumber(
  { partyId, registerNumber }: { partyId: string | null; registerNumber: string | null },
  asked: string,
) {
  const key = compactIdentifier(asked)
  const told = compactIdentifier(registerNumber ?? '', 'register')
  return key === '' || partyId?.startsWith(key.slice(0, 8)) === true || told.startsWith(key)
}
