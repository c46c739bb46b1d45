import type { StoredStatement } from '../register/statements.repository.ts'

/** A statement as the register holds it, in thousand forints. */
export function storedStatement(year: number, given: Partial<StoredStatement> = {}): StoredStatement {
  return {
    statementId: year,
    periodStart: `${year}-01-01`,
    periodEnd: `${year}-12-31`,
    year,
    layout: 'hu-simplified-a',
    isConsolidated: false,
    currency: 'HUF',
    unit: 1000,
    amounts: {},
    previousAmounts: {},
    amendedAmounts: {},
    filedOn: null,
    firstFiledOn: null,
    isFiledAgain: false,
    recordedAt: new Date('2025-01-01T00:00:00Z'),
    sourceRef: null,
    source: { publisher: 'e-beszámoló', title: 'Beszámolók', licence: 'public', url: null, isMadeUp: false },
    ...given,
  }
}
