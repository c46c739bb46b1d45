import { findNewestSound } from '@merleg/domain/accounts-quality/judge-accounts'
import { AMOUNT_COLUMNS, readAmount } from '@merleg/domain/company-search/amount-criteria'
import { dayBefore, hungarianDayOf } from '@merleg/domain/calendar-days'
import { headcountCountsFrom } from '@merleg/domain/company-search/headcount-age'
import { findSearchedClass } from '@merleg/domain/company-search/searched-class'
import { deriveCompanyStatus } from '@merleg/domain/company-status'
import { listComparedYears, listCountedAccounts } from '@merleg/domain/counted-accounts'
import type { FigureInput } from '@merleg/domain/indicators/compute-figures'
import { recogniseLegalForm } from '@merleg/domain/legal-forms'
import type { TurningFigure } from '@merleg/domain/monitoring-rules/alert-rule'
import type { KnownAccounts } from '@merleg/domain/monitoring-rules/happens'
import { COUNTIES } from '@merleg/domain/reference/counties'
import {
  type FiledAccounts,
  readSearchedAccounts,
  type SearchedAccounts,
} from '../company-search/read-model/searched-accounts.ts'
import type { CodeColumn, NumberColumn } from '../company-search/selection/condition.ts'
import { isKnownAt, type PastAccounts, type PastFact, type PastPoints } from './past-registers.repository.ts'

/** What was known of a company, by moments. */
export type PastRegister = {
  facts: readonly PastFact[]
  accounts: readonly PastAccounts[]
  points: readonly PastPoints[]
}

/** How a company stood at a moment, by the columns of search profiles; what is not known is absent. */
export type PastState = {
  numbers: Partial<Record<NumberColumn, number | null>>
  codes: Partial<Record<CodeColumn, string | null>>
}

type ReadAccounts = { searched: SearchedAccounts | null; known: KnownAccounts | null }

/** What accounts say, by which of them were known: judging them takes long, and few changes bring others. */
const remembered = new WeakMap<PastRegister, Map<string, ReadAccounts>>()

function readAccounts(register: PastRegister, moment: Date): ReadAccounts {
  const { accounts } = register
  const places = accounts.flatMap((one, place) => (isKnownAt(one, moment) ? [place] : []))
  const read = remembered.get(register) ?? new Map<string, ReadAccounts>()
  remembered.set(register, read)
  const key = places.join()
  const before = read.get(key)
  if (before !== undefined) return before
  const filed = listFiled(accounts.filter((one) => isKnownAt(one, moment)))
  const said = { searched: readSearchedAccounts(filed).searched, known: compareAccounts(filed) }
  read.set(key, said)
  return said
}

/** The accounts that counted at a moment, and the year before them. */
export function findKnownAccounts(register: PastRegister, moment: Date): KnownAccounts | null {
  return readAccounts(register, moment).known
}

/** The newest accounts that can be relied on, and the year before as far as it is told in their currency. */
function compareAccounts(filed: readonly FiledAccounts[]): KnownAccounts | null {
  const { sound: newest } = findNewestSound(listCountedAccounts(filed))
  if (newest === null) return null
  const { year, currency } = newest
  const now = readTurning(newest)
  const before = listComparedYears(filed).get(year - 1)
  if (before === undefined || before.quality === 'flawed' || before.filed.currency !== currency)
    return { year, now, before: null }
  const amounts = before.isPreviousColumn ? before.filed.previousAmounts : before.filed.amounts
  return { year, now, before: readTurning({ ...before.filed, amounts }) }
}

function readTurning(accounts: Omit<FigureInput, 'headcount'>): KnownAccounts['now'] {
  const read = (figure: TurningFigure) => readAmount(AMOUNT_COLUMNS[figure], { ...accounts, headcount: null })
  return {
    shareholdersEquity: read('shareholdersEquity'),
    incomeFromOperations: read('incomeFromOperations'),
    incomeBeforeTaxes: read('incomeBeforeTaxes'),
    ebitda: read('ebitda'),
  }
}

/** As the search reads a company today. */
export function findPastState(register: PastRegister, moment: Date): PastState {
  const known = register.facts.filter((fact) => isKnownAt(fact, moment))
  const running = (section: string) => known.filter((fact) => fact.section === section && fact.runs)
  const accounts = readAccounts(register, moment).searched
  const text = (fact: PastFact | undefined, field: string): string | null => {
    const value = fact?.payload[field]
    return typeof value === 'string' ? value : null
  }
  const form = running('legal-form')[0]
  const county = COUNTIES.find(({ nameHu }) => nameHu === text(running('seat')[0], 'county'))
  const main = running('activity').find(({ payload }) => payload['isMain'] === true)
  const registration = text(running('registration')[0], 'status')
  const headcount = known.find(({ section }) => section === 'headcount')
  const persons = isHeadcountOf(headcount, moment) ? headcount?.payload['persons'] : null
  const scheme = text(main, 'scheme')
  const code = text(main, 'code')
  return {
    numbers: {
      ...accounts?.amounts,
      year_days: accounts?.yearDays ?? null,
      sales_growth: accounts?.salesGrowth ?? null,
      headcount: persons === undefined || persons === null ? null : Number(persons),
      points: register.points.find((one) => isKnownAt(one, moment))?.points ?? null,
    },
    codes: {
      status: deriveCompanyStatus({
        isCeased: registration === 'ceased',
        isRegistered: registration === 'registered',
        isPending: registration === 'pending',
        openSections: known.filter(({ runs }) => runs).map(({ section }) => section),
      }),
      legal_form: recogniseLegalForm({ name: text(form, 'name'), code: text(form, 'code') })?.key ?? null,
      county_code: county?.code ?? null,
      region_code: county?.regionCode ?? null,
      main_class: scheme === null || code === null ? null : findSearchedClass({ scheme, code }),
    },
  }
}

/** As the search reads it on that day. */
function isHeadcountOf(headcount: PastFact | undefined, moment: Date): boolean {
  const end = headcount?.validTo ?? null
  return end === null || dayBefore(end) >= headcountCountsFrom(hungarianDayOf(moment))
}

/** As far as the search looks back from the newest accounts of a kind. */
const YEARS_BACK = 6

function listFiled(known: readonly PastAccounts[]): FiledAccounts[] {
  const newest = (isConsolidated: boolean) => known.find((one) => one.isConsolidated === isConsolidated)?.year ?? 0
  const last = { own: newest(false), consolidated: newest(true) }
  return known.filter(({ year, isConsolidated }) => year > (isConsolidated ? last.consolidated : last.own) - YEARS_BACK)
}
