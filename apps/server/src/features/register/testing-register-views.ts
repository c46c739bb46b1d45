import type { StoredFact } from './facts.repository.ts'
import type { StoredStatement } from './statements.repository.ts'
import { CELLS, cellOf, dayOfCell, yearOf } from './testing-register-days.ts'
import type { RegisterOracle } from './testing-register-oracle.ts'
import { canonical, type OracleFact } from './testing-register-timeline.ts'

/** What a reader sees of a fact, a line. */
export function viewLine(fact: StoredFact): string {
  const { section, slot, validFrom, validTo, isValid, partyId, payload } = fact
  return `${section}/${slot} ${validFrom}..${validTo}${isValid ? ' now' : ''} ${partyId} ${canonical(payload)}`
}

/** The same from the oracle, in the order of reading: section, slot, time. */
export function oracleView(
  oracle: RegisterOracle,
  query: { companyId: string; asOf: string; known: number; includeHistory: boolean },
): string[] {
  const day = cellOf(query.asOf)
  const isValid = (fact: OracleFact): boolean => fact.from <= day && day < fact.to
  return oracle
    .known(query.known)
    .filter((fact) => fact.companyId === query.companyId && (query.includeHistory || isValid(fact)))
    .toSorted((a, b) => compareText(a.section, b.section) || compareText(a.slot, b.slot) || a.from - b.from)
    .map((fact) => {
      const range = `${dayOfCell(fact.from)}..${fact.to === CELLS ? null : dayOfCell(fact.to)}`
      const { payload, partyId } = fact.content
      return `${fact.section}/${fact.slot} ${range}${isValid(fact) ? ' now' : ''} ${partyId} ${canonical(payload)}`
    })
}

/** What a reader sees of a statement, a line. */
export function statementViewLine(statement: StoredStatement): string {
  const { periodStart, periodEnd, year, isConsolidated, unit, amounts, amendedAmounts } = statement
  const { filedOn, firstFiledOn, isFiledAgain } = statement
  const filed = [filedOn, firstFiledOn, isFiledAgain]
  return canonical([periodStart, periodEnd, year, isConsolidated, unit, amounts, amendedAmounts, ...filed])
}

/** The same from the oracle: newest first by start, then end; the company's own before the consolidated. */
export function oracleStatementView(oracle: RegisterOracle, query: { companyId: string; known: number }): string[] {
  return oracle
    .knownStatements(query.known)
    .filter(({ observation }) => observation.companyId === query.companyId)
    .toSorted(
      ({ observation: a }, { observation: b }) =>
        compareText(b.periodEnd, a.periodEnd) ||
        compareText(a.periodStart, b.periodStart) ||
        Number(a.isConsolidated) - Number(b.isConsolidated),
    )
    .map(({ observation, firstFiledOn, isFiledAgain }) => {
      const { periodStart, periodEnd, isConsolidated, unit, amounts, amendedAmounts, filedOn } = observation
      const filed = [filedOn, firstFiledOn, isFiledAgain]
      const year = yearOf(periodEnd)
      return canonical([periodStart, periodEnd, year, isConsolidated, unit, amounts, amendedAmounts, ...filed])
    })
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
