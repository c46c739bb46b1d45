import { isStillCurrent } from '@merleg/domain/silence'
import {
  findBusinessStart,
  findWindingUp,
  hasLeftRegister,
  isWindingUp,
  type LifeFact,
} from '@merleg/domain/company-life'
import { type CompanyStatus, deriveCompanyStatus, STATUS_BY_SECTION } from '@merleg/domain/company-status'
import { PROCEDURE_KINDS } from '@merleg/domain/fact-sections'
import { daysOverdue, filingDeadline, listMissingAccounts } from '@merleg/domain/filing-deadline'
import { filingDay } from '@merleg/domain/filing-day'
import { monthsBefore } from '@merleg/domain/calendar-days'
import { listCountedAccounts } from '@merleg/domain/counted-accounts'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import { recogniseLegalForm } from '@merleg/domain/legal-forms'
import type { SourceCoverage } from '@merleg/domain/observation'
import type { EntityKind } from '@merleg/domain/report-id'
import type { RATED_BY_SILENCE } from '@merleg/domain/score/inputs/rated-sections'
import { PAST_EVENTS, type RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { areCurrent } from '@merleg/domain/score/rate/current-accounts'
import { isFinancialActivity } from '@merleg/domain/score/rate/financial-firms'

/** A fact that began by the day; `to` is exclusive, null where it is open or not known. */
export type KnownFact = { section: string; slot: string; from: string | null; to: string | null; value: string | null }
/** What a source tells everything of, and until which day. */
export type Source = { covers: readonly SourceCoverage[]; readOn: string }

/** Of a company what its register facts are made of. */
export type RegisterRow = {
  companyId: string
  kind: EntityKind
  countryCode: string
  /** By beginning, the oldest first. */
  facts: readonly KnownFact[]
  /** Balance sheet days, the newest first, each with the day on which accounts of it were filed for the first time. */
  filings: readonly { day: string; firstFiledOn: string | null; isConsolidated: boolean }[]
  /** Those that say anything of the company. */
  sources: readonly Source[]
  /** Does anybody known hold an office or a share? */
  hasOfficers: boolean
  /** Failed companies of these. */
  failures: number
}

const MONTHS_OF_CHANGES = 24

/** The facts on a day, each null where nobody knows: silence means no only where a source covers the subject. */
export function toRegisterFacts(row: RegisterRow, asOf: string): RegisterFacts {
  const { kind, countryCode, facts } = row
  const life = toLifeFacts(facts, asOf)
  const inForce = facts.filter(({ to }) => to === null || to > asOf)
  const isOpen = (section: string): boolean => inForce.some((fact) => fact.section === section)
  const untold = new Set<string>(
    inForce.flatMap(({ section, value }) => (section === 'procedure' ? (value ?? '').split(' ') : [])),
  )
  // A register that was read long ago does not see what is there today, nor which kind it is whose kind it does not tell.
  const current = row.sources.filter(({ readOn }) => isStillCurrent(readOn, asOf))
  const covers = (subject: (typeof RATED_BY_SILENCE)[number]): boolean =>
    !untold.has(subject) && current.some((source) => source.covers.includes(subject))
  const known = (section: KnownSection, isFound = isOpen(section)) => (isFound ? true : covers(section) ? false : null)
  const isHungarianCompany = kind === 'company' && countryCode === 'HU'
  return {
    kind,
    countryCode,
    status: statusOf(inForce),
    foundedOn: findBusinessStart(life)?.on ?? null,
    filingDelayDays: isHungarianCompany ? findDelay(row, asOf) : null,
    missingAccounts: countMissing(row, life, asOf),
    hasEnforcement: known('enforcement'),
    hasTaxEnforcement: known('tax-enforcement'),
    hasTaxDebt: known('tax-debt'),
    officerFailures: row.failures > 0 ? row.failures : row.hasOfficers && covers('liquidation') ? 0 : null,
    auditorChanges: countAuditorChanges(facts, asOf),
    seatChanges: countSeatChanges(facts, asOf),
    headcount: findHeadcount(inForce),
    pastEvents: listPastEvents(facts, asOf),
    hasLien: known('lien'),
    hasInvalidTaxNumber: isOpen('tax-number-status') ? inForce.some(isInvalidTaxNumber) : known('tax-number-status'),
    isSanctioned: known(
      'sanction',
      inForce.some(({ section, value }) => section === 'sanction' && value === 'confirmed'),
    ),
    unreadProceedings: FAILURE_SECTIONS.filter((section) => !covers(section)),
    untoldProcedures: PROCEDURE_KINDS.filter((section) => untold.has(section)),
    hasLeftRegister: hasLeftRegister(life),
    isFinancialFirm: inForce.some(isFinancialMain),
  }
}

type KnownSection = Extract<
  SourceCoverage,
  'enforcement' | 'tax-enforcement' | 'tax-debt' | 'lien' | 'tax-number-status' | 'sanction'
>

/** Of activities the main one alone is read, as its scheme and code. */
function isFinancialMain({ section, value }: KnownFact): boolean {
  const [scheme = '', code = ''] = (value ?? '').split(' ')
  return section === 'activity' && isFinancialActivity({ scheme, code })
}

function isInvalidTaxNumber({ section, value }: KnownFact): boolean {
  return section === 'tax-number-status' && value !== 'valid'
}

/** What each kind of event ended with, and when last; one that nobody knows the end of has not ended. */
function listPastEvents(facts: readonly KnownFact[], asOf: string): RegisterFacts['pastEvents'] {
  return PAST_EVENTS.flatMap((event) => {
    const isMeant = (fact: KnownFact) => (event === 'tax-number' ? isInvalidTaxNumber(fact) : fact.section === event)
    const ends = facts.filter(isMeant).flatMap(({ to }) => (to !== null && to <= asOf ? to : []))
    const endedOn = ends.toSorted().at(-1)
    return endedOn === undefined ? [] : [{ event, endedOn }]
  })
}

function statusOf(inForce: readonly KnownFact[]): CompanyStatus {
  const registrations = inForce.filter(({ section }) => section === 'registration').map(readRegistration)
  return deriveCompanyStatus({
    isCeased: registrations.some(({ status }) => status === 'ceased'),
    isRegistered: registrations.some(({ status }) => status === 'registered'),
    isPending: registrations.some(({ status }) => status === 'pending'),
    openSections: inForce.map(({ section }) => section).filter((section) => STATUS_BY_SECTION.has(section)),
  })
}

function readRegistration({ value }: KnownFact): { status: string; on: string | null } {
  const [status = '', on = null] = (value ?? '').split(' ')
  return { status, on }
}

/** The facts as the rules of `domain/company-life` read them. */
function toLifeFacts(facts: readonly KnownFact[], asOf: string): LifeFact[] {
  return facts.map((fact) => {
    const { section, from, to, value } = fact
    const told =
      section === 'registration'
        ? readRegistration(fact)
        : section === 'procedure'
          ? { status: value, on: null }
          : { status: null, on: value }
    return { section, validFrom: from, isValid: to === null || to > asOf, ...told }
  })
}

/**
 * Of the newest accounts of the company itself, by their first filing; null where nobody knows when that was, and of accounts
 * too old to tell anything of the company today.
 */
function findDelay({ filings }: RegisterRow, asOf: string): number | null {
  const [newest] = listCountedAccounts(filings)
  if (newest === undefined || !areCurrent(newest.day, asOf)) return null
  const filedOn = filingDay(newest.firstFiledOn, newest.day)
  return filedOn === null ? null : daysOverdue(filingDeadline(newest.day, newest.isConsolidated), filedOn)
}

function countMissing(row: RegisterRow, life: readonly LifeFact[], asOf: string): number | null {
  const { kind, countryCode, facts, filings, sources } = row
  const covering = sources.filter(({ covers }) => covers.includes('statement')).map(({ readOn }) => readOn)
  const [code = null, ...name] =
    facts.find(({ section, to }) => section === 'legal-form' && (to === null || to > asOf))?.value?.split('\n') ?? []
  const missing = listMissingAccounts({
    kind,
    countryCode,
    form: recogniseLegalForm({ name: name.join('\n'), code })?.key ?? null,
    accounts: filings.map(({ day, isConsolidated }) => ({ balanceSheetDay: day, isConsolidated })),
    foundedOn: findBusinessStart(life)?.on ?? null,
    endedOn: findWindingUp(life),
    knownUntil: covering.toSorted().at(-1) ?? null,
    today: asOf,
  })
  return missing?.length ?? null
}

/** Days on which an auditor came who had not been there, after another; null where none is known, or since when. */
function countAuditorChanges(facts: readonly KnownFact[], asOf: string): number | null {
  const since = new Map<string, string>()
  for (const { section, slot, from } of facts)
    if (section === 'auditor' && !since.has(slot)) since.set(slot, from ?? '')
  const starts = [...new Set(since.values())].toSorted()
  if (starts.length === 0 || (starts.length === 1 && starts[0] === '')) return null
  return starts.slice(1).filter((start) => start > monthsBefore(asOf, MONTHS_OF_CHANGES)).length
}

/** Days on which the seat became another one than it was; null where none is known, or since when. */
function countSeatChanges(facts: readonly KnownFact[], asOf: string): number | null {
  const seats = facts.filter(({ section }) => section === 'seat')
  if (seats.length === 0 || (seats.length === 1 && seats[0]?.from === null)) return null
  const moves = seats.filter(({ value }, index) => index > 0 && value !== seats[index - 1]?.value)
  return moves.filter(({ from }) => from !== null && from > monthsBefore(asOf, MONTHS_OF_CHANGES)).length
}

/** Null too where it was told before a winding-up, and by nobody since: who was employed before is not the people of today. */
function findHeadcount(inForce: readonly KnownFact[]): number | null {
  const newest = inForce.findLast(({ section }) => section === 'headcount')
  if (newest?.value == null) return null
  const isOfBefore = inForce.some(
    ({ section, from, value }) =>
      isWindingUp({ section, status: value }) && (from === null || (newest.from ?? '') < from),
  )
  return isOfBefore ? null : Number(newest.value)
}
