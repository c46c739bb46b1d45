import type { DetailField } from '@merleg/contract/report/summary.contract'
import type { ValueOrigin } from '@merleg/contract/fields'
import { STATUS_BY_SECTION } from '@merleg/domain/company-status'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredFact } from '../../register/facts.repository.ts'
import { originOf, toProvenance, toStatementProvenance } from '../rows/provenance.ts'
import { findObstacle } from '../business-years/year-changes.ts'
import { figureOrigin, yearOrigin } from '../business-years/year-origins.ts'
import type { SummaryInput } from './summary-input.ts'
import { findToldHeadcount } from './told-headcount.ts'

/** Sections from which the status of a company follows. */
export const STATUS_SECTIONS: readonly string[] = ['registration', ...STATUS_BY_SECTION.keys()]

type Profile = SummaryInput['profile']
/** A value of the profile, and which facts say it. */
const SAYS: Record<
  'name' | 'shortName' | 'headquarter' | 'registrationNumber' | 'taxNumber' | 'mainActivity',
  (fact: StoredFact, profile: Profile) => boolean
> = {
  name: (fact, { name }) => fact.section === 'name' && fact.payload.name === name,
  shortName: (fact, { shortName }) => fact.section === 'short-name' && fact.payload.name === shortName,
  headquarter: (fact, { seat }) => fact.section === 'seat' && fact.payload.text === seat,
  registrationNumber: (fact, { registerNumber }) =>
    fact.section === 'register-number' && fact.payload.value === registerNumber,
  // The profile keeps letters and digits only.
  taxNumber: (fact, { taxNumber }) =>
    fact.section === 'tax-number' && fact.payload.value.replace(/[^\p{L}\p{N}]/gu, '') === taxNumber,
  mainActivity: (fact, { mainActivityScheme: scheme, mainActivityCode: code }) =>
    fact.section === 'activity' && fact.payload.scheme === scheme && fact.payload.code === code,
}

/** Where a value of the profile comes from: of several facts that say it the one in force, else the newest. */
export function profileOrigin(
  { history, profile }: Pick<SummaryInput, 'history' | 'profile'>,
  field: keyof typeof SAYS,
): ValueOrigin | null {
  const saying = history.filter((fact) => SAYS[field](fact, profile))
  const [best] = saying.toSorted(
    (a, b) => Number(b.isValid) - Number(a.isValid) || ((a.validFrom ?? '') < (b.validFrom ?? '') ? 1 : -1),
  )
  return best === undefined ? null : originOf(toProvenance(best))
}

/** Where the shown name comes from; of a company that no source names, from the accounts that speak of it. */
export function nameOrigin(
  input: Pick<SummaryInput, 'locale' | 'profile' | 'history' | 'statements'>,
): ValueOrigin | null {
  const { locale, profile, history, statements } = input
  const published = profileOrigin(input, 'name')
  if (published !== null || profile.name !== profile.companyId) return published
  const [newest] = [...statements.map(toStatementProvenance), ...history.map(toProvenance)]
  return newest === undefined ? null : derivedFrom(locale, 'nameFromId', [newest])
}

/** Where facts of one section in force come from. */
export function sectionOrigin({ facts }: Pick<SummaryInput, 'facts'>, sections: readonly string[]): ValueOrigin | null {
  const found = facts.filter(({ section }) => sections.includes(section)).map(toProvenance)
  return found.length === 0 ? null : originOf(...found)
}

/** What the status follows from: whether the company is registered and which proceedings are open. */
export function statusOrigin(
  input: Pick<SummaryInput, 'locale' | 'profile' | 'facts' | 'history' | 'statements'>,
): ValueOrigin | null {
  const found = sectionOrigin(input, STATUS_SECTIONS) ?? nameOrigin(input)
  return found === null ? null : derivedFrom(input.locale, 'status', found.sources)
}

type Derivation = 'nameFromId' | 'status' | 'sameSeat' | 'change'

export function derivedFrom(
  locale: SummaryInput['locale'],
  derivation: Derivation,
  sources: ValueOrigin['sources'],
): ValueOrigin {
  return { derivation: getTranslator(locale, 'report/summary/answers')(`derivations.${derivation}`), sources }
}

/** Where each value of the details card comes from. */
export function detailOrigins(input: SummaryInput): Partial<Record<DetailField, ValueOrigin>> {
  const { locale } = input
  const seat = profileOrigin(input, 'headquarter')
  const found: Record<DetailField, ValueOrigin | null> = {
    name: nameOrigin(input),
    shortName: profileOrigin(input, 'shortName'),
    headquarter: seat,
    locationInfo: seat && derivedFrom(locale, 'sameSeat', seat.sources),
    registrationNumber: profileOrigin(input, 'registrationNumber'),
    taxNumber: profileOrigin(input, 'taxNumber'),
    incorporated: input.start && originOf(toProvenance(input.start.fact)),
    mainActivity: profileOrigin(input, 'mainActivity'),
    revenue: revenueOrigin(input),
    creditability: creditabilityOrigin(input),
    employees: employeesOrigin(input),
  }
  return Object.fromEntries(Object.entries(found).filter(([, origin]) => origin !== null))
}

function revenueOrigin({ locale, figures }: SummaryInput): ValueOrigin | null {
  if (figures === null) return null
  const index = figures.years.findLastIndex((year) => year.figures.salesNetIncome !== null)
  const [earlier, year] = [figures.years[index - 1], figures.years[index]]
  const newest = year ? figureOrigin(locale, year, 'salesNetIncome') : null
  const before = earlier ? figureOrigin(locale, earlier, 'salesNetIncome') : null
  if (newest === null || before === null || year === undefined) return newest
  if (findObstacle(figures.years, { year: year.year, isFlow: true }) !== null) return newest
  const isOneFiling = earlier?.basis.statement === year.basis.statement
  return derivedFrom(locale, 'change', isOneFiling ? newest.sources : [...newest.sources, ...before.sources])
}

function creditabilityOrigin({ locale, figures, score }: SummaryInput): ValueOrigin | null {
  const { creditLimit, statementYear: year } = score
  const accounts = figures?.years.find((candidate) => candidate.year === year)
  const origin = accounts && yearOrigin(locale, accounts.basis)
  if (creditLimit === null || year === null || !origin) return null
  return { ...origin, derivation: getTranslator(locale, 'report/score/answers')('creditability', { year }) }
}

/** Where the headcount comes from. */
export function employeesOrigin(input: Pick<SummaryInput, 'locale' | 'headcount' | 'figures'>): ValueOrigin | null {
  const told = findToldHeadcount(input)
  if (told === null) return null
  return 'fact' in told ? originOf(toProvenance(told.fact)) : figureOrigin(input.locale, told.accounts, 'employees')
}
