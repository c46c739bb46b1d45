import { ASSOCIATION_KINDS } from '@merleg/contract/address-words'
import type { AssociationKind, Marketing } from '@merleg/contract/report/marketing.contract'
import type { CompanyStatus } from '@merleg/domain/company-status'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { showRegisterNumber } from '@merleg/domain/register-number'
import type { StoredFact } from '../../register/facts.repository.ts'
import type { CompanyRow } from '../../connections/companies.repository.ts'
import { formatNumber } from '@merleg/domain/format/number'
import type { CompanyStatuses } from '../rows/statuses.ts'
import { toReportUrl } from '../words/links.ts'
import type { AssociationRow } from '../../connections/associations.repository.ts'

export type Association = Marketing['associations'][number]

/** A company tied to another one; without an id it is known by its name alone. */
export type Tie = {
  companyId: string | null
  kind: AssociationKind
  name: string
  registerNumber: string | null
  status: CompanyStatus | null
  isValid: boolean
  through: string | null
}

/** So many people or bodies that tie two companies together are named. */
const NAMED_PARTIES = 3

/** What the company's own entry says: where it comes from, what became of it, which companies own it. */
export function listOwnTies(facts: readonly StoredFact[], companies: ReadonlyMap<string, CompanyRow>): Tie[] {
  return facts.flatMap((fact): Tie[] => {
    const company = fact.partyId === null ? undefined : companies.get(fact.partyId)
    const { isValid } = fact
    if (fact.section === 'predecessor' || fact.section === 'successor') {
      const { name, registerNumber } = company ?? fact.payload
      const tie = { kind: fact.section, isValid, through: null }
      return [{ ...tie, companyId: company?.companyId ?? null, name, registerNumber, status: company?.status ?? null }]
    }
    const isOwner = fact.section === 'member' || fact.section === 'beneficial-owner'
    if (!isOwner || company === undefined) return []
    return [{ ...company, kind: 'owner', isValid, through: null }]
  })
}

/** Ties by a party or an address, with the names of the parties as this company's entry has them. */
export function describeTies(
  rows: readonly AssociationRow[],
  { locale, names, seat }: { locale: Locale; names: ReadonlyMap<string, string>; seat: string | null },
): Tie[] {
  return rows.map(({ parties, ...row }) => ({
    ...row,
    through: row.kind === 'sameSeat' ? seat : nameParties(parties, { locale, names }),
  }))
}

function nameParties(
  parties: readonly string[],
  { locale, names }: { locale: Locale; names: ReadonlyMap<string, string> },
): string | null {
  const known = [...new Set(parties.flatMap((party) => names.get(party) ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'hu'),
  )
  if (known.length === 0) return null
  const shown = known.slice(0, NAMED_PARTIES).join(', ')
  const rest = known.length - NAMED_PARTIES
  if (rest <= 0) return shown
  const t = getTranslator(locale, 'report/marketing/answers')
  return t('moreThrough', { names: shown, number: formatNumber(locale, rest) })
}

/** The same role in both tells more than owning the one and leading the other. */
const SAME_ROLE: readonly AssociationKind[] = ['commonOwner', 'commonOfficer']

function isTold(tie: Tie, ties: readonly Tie[]): boolean {
  if (tie.kind !== 'ownerAndOfficer') return false
  return ties.some(
    ({ companyId, kind, isValid }) =>
      companyId === tie.companyId && SAME_ROLE.includes(kind) && isValid === tie.isValid,
  )
}

/** The ties as shown: each company once of each kind, those in force first, then the closest kinds. */
export function renderAssociations(
  ties: readonly Tie[],
  { locale, statuses }: { locale: Locale; statuses: CompanyStatuses },
): Association[] {
  const t = getTranslator(locale, 'report/marketing/answers')
  const once = new Map<string, Tie>()
  for (const tie of ties.filter((one) => !isTold(one, ties))) {
    const key = `${tie.kind}\n${tie.companyId ?? `${tie.name}\n${tie.registerNumber ?? ''}`}`
    const known = once.get(key)
    if (known === undefined || (tie.isValid && !known.isValid)) once.set(key, tie)
  }
  return [...once.values()].toSorted(compareTies).map((tie) => ({
    kind: tie.kind,
    type: t(`associations.${tie.kind}`),
    registrationNumber: tie.registerNumber === null ? null : showRegisterNumber(tie.registerNumber),
    name: tie.name,
    link: tie.companyId === null ? null : toReportUrl(tie.companyId),
    through: tie.through,
    status: tie.status === null || tie.companyId === null ? null : statuses(tie.companyId, tie.status),
    valid: tie.isValid,
  }))
}

/** The order within a kind is that of the lists. */
function compareTies(a: Tie, b: Tie): number {
  return Number(b.isValid) - Number(a.isValid) || ASSOCIATION_KINDS.indexOf(a.kind) - ASSOCIATION_KINDS.indexOf(b.kind)
}
