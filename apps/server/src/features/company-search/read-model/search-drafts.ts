import { findLongLife, LONG_LIFE_YEARS } from '@merleg/domain/company-info/long-life'
import { findBusinessStart, findWindingUp } from '@merleg/domain/company-life'
import { listMissingAccounts } from '@merleg/domain/filing-deadline'
import { recogniseLegalForm } from '@merleg/domain/legal-forms'
import { COUNTIES } from '@merleg/domain/reference/counties'
import { findSectorClass } from '@merleg/domain/sectors'
import { type FiledAccounts, readSearchedAccounts, type SearchedAccounts } from './searched-accounts.ts'
import type { CompanyLifeFact, SearchedCompany } from './searched-companies.repository.ts'

/** What of a company is worked out by rules that the database does not know. */
export type SearchDraft = {
  companyId: string
  legalForm: string | null
  countyCode: string | null
  regionCode: string | null
  mainClass: string | null
  accounts: SearchedAccounts | null
  infos: readonly DraftInfo[]
}

/** Information that nobody states; in force from a day, and to before another one. */
export type DraftInfo = {
  group: 'missing-statement' | 'growth' | 'long-life'
  item: string
  on: string
  from: string
  to: string | null
}

export type KnownCompany = {
  company: SearchedCompany
  filed: readonly FiledAccounts[]
  life: readonly CompanyLifeFact[]
  /** YYYY-MM-DD. */
  today: string
}

const countyByName = new Map(COUNTIES.map((county) => [county.nameHu, county]))

export function draftCompany(known: KnownCompany): SearchDraft {
  const { company, filed } = known
  const { legalForm: name, legalFormCode: code, seatCounty, mainScheme, mainCode } = company
  const county = countyByName.get(seatCounty ?? '')
  const legalForm = recogniseLegalForm({ name, code })?.key ?? null
  const accounts = readSearchedAccounts(filed)
  return {
    companyId: company.companyId,
    legalForm,
    countyCode: county?.code ?? null,
    regionCode: county?.regionCode ?? null,
    mainClass:
      mainScheme === null || mainCode === null ? null : findSectorClass({ scheme: mainScheme, code: mainCode }),
    accounts,
    infos: [...listMissing(known, legalForm), ...listGrowth(accounts), ...listLongLife(known)],
  }
}

function listMissing({ company, filed, life, today }: KnownCompany, form: string | null): DraftInfo[] {
  const missing = listMissingAccounts({
    kind: company.kind,
    countryCode: company.countryCode,
    form,
    accounts: filed.map(({ end, isConsolidated }) => ({ balanceSheetDay: end, isConsolidated })),
    foundedOn: findBusinessStart(life)?.on ?? null,
    endedOn: findWindingUp(life),
    knownUntil: company.filingsKnownUntil,
    today,
  })
  return (missing ?? []).map(({ balanceSheetDay, deadline }) => ({
    group: 'missing-statement',
    item: balanceSheetDay,
    on: deadline,
    from: deadline,
    to: null,
  }))
}

function listGrowth(accounts: SearchedAccounts | null): DraftInfo[] {
  const growth = accounts?.growth ?? null
  if (growth === null) return []
  return [{ group: 'growth', item: growth.on, on: growth.on, from: growth.on, to: dayAfter(growth.until) }]
}

/** Of a company that works, from the day on which the years are full. */
function listLongLife({ life }: KnownCompany): DraftInfo[] {
  const start = findBusinessStart(life)?.on ?? null
  if (start === null || findWindingUp(life) !== null) return []
  const from = `${String(Number(start.slice(0, 4)) + LONG_LIFE_YEARS).padStart(4, '0')}${start.slice(4)}`
  // Born on 29 February, the years are full a day later.
  const full = findLongLife(start, from) === null || !isDay(from) ? dayAfter(`${from.slice(0, 8)}28`) : from
  return [{ group: 'long-life', item: 'start', on: start, from: full, to: null }]
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
