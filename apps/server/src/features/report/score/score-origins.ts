import type { ValueOrigin } from '@merleg/contract/fields'
import type { FactorKey } from '@merleg/domain/score/model/factor-keys'
import { type InputKey, YEAR_BEFORE_KEYS } from '@merleg/domain/score/inputs/score-inputs'
import { getTranslator } from '@merleg/i18n/translator'
import { yearOrigin } from '../business-years/year-origins.ts'
import { findScoreYears, type ScoreInput } from './score-input.ts'

type YearName = keyof ReturnType<typeof findScoreYears>

/** Inputs that are not of the year of the accounts itself. */
const YEARS_OF_INPUTS: Partial<Record<InputKey, YearName>> = {
  ...Object.fromEntries(YEAR_BEFORE_KEYS.map((key) => [key, 'previous' as const])),
  earlierNetSales: 'earlier',
  earliestProfitBeforeTax: 'earliest',
  previousNetSales: 'previous',
  previousProfitBeforeTax: 'previous',
  earlierProfitBeforeTax: 'earlier',
}
/** Factors that earlier years go into. */
const YEARS_OF_FACTORS: Partial<Record<FactorKey, readonly YearName[]>> = {
  salesGrowth: ['current', 'previous'],
  priorProfits: ['current', 'previous', 'earlier'],
  profitChange: ['current', 'previous', 'earlier'],
}

/** Where an input comes from: the accounts of its year, or what the next ones tell of it. */
export function inputOrigin(input: ScoreInput, key: InputKey): ValueOrigin | null {
  if ((input.score.inputs?.[key] ?? null) === null) return null
  const year = findScoreYears(input)[YEARS_OF_INPUTS[key] ?? 'current']
  return year === null ? null : yearOrigin(input.locale, year.basis)
}

/** Where a factor comes from: its formula, and the accounts of every year that goes into it. */
export function factorOrigin(input: ScoreInput, key: FactorKey): ValueOrigin | null {
  const years = findScoreYears(input)
  const names = YEARS_OF_FACTORS[key] ?? ['current']
  const sources = names.flatMap((name) => {
    const basis = years[name]?.basis
    return (basis && yearOrigin(input.locale, basis)?.sources) ?? []
  })
  // The previous-year column is of the same filing.
  const distinct = [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()]
  if (distinct.length === 0) return null
  const formula = getTranslator(input.locale, 'score/factors')(`${key}.formula`)
  const derivation = getTranslator(input.locale, 'report/indicators/answers')('derivations.formula', { formula })
  return { derivation, sources: distinct }
}
