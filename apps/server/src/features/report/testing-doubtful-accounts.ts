import type { SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { AMOUNTS, company } from '../score/testing-scores.ts'
import { statement } from './testing-report.ts'

/** Amounts filed in a wrong unit. */
export const THOUSANDFOLD = Object.fromEntries(Object.entries(AMOUNTS).map(([code, amount]) => [code, amount * 1000]))
/** Amounts that do not add up. */
export const UNBALANCED = { ...AMOUNTS, totalEquityAndLiabilities: 90_000 }

/** A company with other accounts of one of its years. */
export function withYear(id: string, year: number, given: Partial<StatementObservation>): SourceRecord[] {
  const others = company(id, { previousAmounts: AMOUNTS }).filter(
    (record) => record.type !== 'statement' || record.periodEnd !== `${year}-12-31`,
  )
  return [...others, statement(id, year, { previousAmounts: AMOUNTS, ...given })]
}
