import { findNewestSound, type JudgeableAccounts } from '../accounts-quality/judge-accounts.ts'
import type { BusinessPeriod } from '../whole-year.ts'

/** What a group is summed of, of one company's accounts; amounts in whole units of the currency, null where not filed. */
export type GroupFigures = {
  readonly year: number
  readonly currency: string
  readonly sales: number | null
  readonly equity: number | null
  readonly period: BusinessPeriod
}

/** The newest figures of a company that can be relied on. `flawedYear`: newer accounts have an error and do not count. */
export type CompanyFigures = {
  readonly own: GroupFigures | null
  readonly consolidated: GroupFigures | null
  readonly flawedYear: number | null
}

export type GroupFiling = JudgeableAccounts & { readonly year: number; readonly period: BusinessPeriod }

/** Consolidated accounts that are older than the company's own by more than this tell of another group. */
const MOST_YEARS_BEHIND = 1

/** The figures of a company from what it filed, the newest first: its own, and those of the group it leads. */
export function readCompanyFigures(filed: readonly GroupFiling[]): CompanyFigures {
  const [own, consolidated] = [false, true].map((isConsolidated) => {
    const { sound, flawed } = findNewestSound(filed.filter((accounts) => accounts.isConsolidated === isConsolidated))
    return { figures: sound === null ? null : toFigures(sound), flawedYear: flawed?.year ?? null }
  })
  const figures = own?.figures ?? null
  const isBehind = (group: GroupFigures): boolean => (figures?.year ?? 0) - group.year > MOST_YEARS_BEHIND
  const group = consolidated?.figures ?? null
  const flawedYear = own?.flawedYear ?? null
  return {
    own: figures,
    consolidated: group === null || isBehind(group) ? null : group,
    flawedYear: flawedYear !== null && flawedYear > (figures?.year ?? 0) ? flawedYear : null,
  }
}

function toFigures({ year, currency, unit, amounts, period }: GroupFiling): GroupFigures {
  const read = (code: string): number | null => {
    const amount = amounts[code]
    return amount === undefined ? null : amount * unit
  }
  return { year, currency, sales: read('netSales'), equity: read('equity'), period }
}
