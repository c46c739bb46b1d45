import { dayAfter } from '@merleg/domain/calendar-days'
import { findSearchedClass } from '@merleg/domain/company-search/searched-class'
import { findLongLife, LONG_LIFE_YEARS } from '@merleg/domain/company-info/long-life'
import { growthHoldsUntil } from '@merleg/domain/accounts-due'
import { findBusinessStart, findWindingUp } from '@merleg/domain/company-life'
import { listMissingAccounts, overdueFrom, YEARS_BACK } from '@merleg/domain/filing-deadline'
import { recogniseLegalForm } from '@merleg/domain/legal-forms'
import { COUNTIES } from '@merleg/domain/reference/counties'
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
  /** Of newer accounts, which have an error. */
  flawedYear: number | null
  infos: readonly DraftInfo[]
}

/** Information that nobody states; in force from a day, and to before another one. */
export type DraftInfo = {
  group: 'missing-statement' | 'growth' | 'long-life'
  item: string
  on: string
  from: string
  to: string | null
  /** Holds only as far as this source tells: it rests on its silence, or on what is said no more once it is not read. */
  silentSource?: string
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
  const { searched: accounts, flawedYear } = readSearchedAccounts(filed)
  return {
    companyId: company.companyId,
    legalForm,
    countyCode: county?.code ?? null,
    regionCode: county?.regionCode ?? null,
    mainClass:
      mainScheme === null || mainCode === null ? null : findSearchedClass({ scheme: mainScheme, code: mainCode }),
    accounts,
    flawedYear,
    infos: [...listMissing(known, legalForm), ...listGrowth(accounts, company), ...listLongLife(known)],
  }
}

/** So far ahead deadlines are known: who files nothing is touched by no batch. */
const YEARS_AHEAD = 2

/** From the day on which accounts are overdue, of which no source may tell yet, and as long as they are asked for. */
function listMissing({ company, filed, life, today }: KnownCompany, form: string | null): DraftInfo[] {
  const { kind, countryCode, filingsSource } = company
  if (filingsSource === null) return []
  const year = Number(today.slice(0, 4))
  const listOn = (day: string) =>
    listMissingAccounts({
      kind,
      countryCode,
      form,
      accounts: filed.map(({ end, isConsolidated }) => ({ balanceSheetDay: end, isConsolidated })),
      foundedOn: findBusinessStart(life)?.on ?? null,
      endedOn: findWindingUp(life),
      knownUntil: day,
      today: day,
    }) ?? []
  const days = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => `${year + ahead}-12-31`)
  const missing = new Map(days.flatMap(listOn).map((accounts) => [accounts.balanceSheetDay, accounts.deadline]))
  return Array.from(missing, ([balanceSheetDay, deadline]) => ({
    group: 'missing-statement',
    item: balanceSheetDay,
    on: deadline,
    from: overdueFrom(deadline),
    to: `${Number(balanceSheetDay.slice(0, 4)) + YEARS_BACK + 1}-01-01`,
    silentSource: filingsSource,
  }))
}

function listGrowth(accounts: SearchedAccounts | null, { countryCode }: SearchedCompany): DraftInfo[] {
  const growth = accounts?.growth ?? null
  if (growth === null) return []
  return [
    {
      group: 'growth',
      item: growth.on,
      on: growth.on,
      from: growth.on,
      to: dayAfter(growthHoldsUntil(countryCode, growth.next)),
    },
  ]
}

/** Of a company that works, from the day on which the years are full, as far as somebody tells that it is still there. */
function listLongLife({ company: { statusSource }, life }: KnownCompany): DraftInfo[] {
  const start = findBusinessStart(life)?.on ?? null
  if (start === null || findWindingUp(life) !== null) return []
  const from = `${String(Number(start.slice(0, 4)) + LONG_LIFE_YEARS).padStart(4, '0')}${start.slice(4)}`
  // Born on 29 February, the years are full a day later.
  const full = findLongLife(start, from) === null || !isDay(from) ? dayAfter(`${from.slice(0, 8)}28`) : from
  const silentSource = statusSource === null ? {} : { silentSource: statusSource }
  return [{ group: 'long-life', item: 'start', on: start, from: full, to: null, ...silentSource }]
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
