import type { SourceRecord } from '@merleg/domain/observation'
import { accountsOf } from './seed-accounts.ts'
import { times } from './seed-over-long-words.ts'
import { SEEDED } from './seeded-companies.ts'

/** Fifteen years in several layouts, with growth beyond all measure, two losses and a negative equity. */
export function listYears(): SourceRecord[] {
  return times(15, (index) => {
    const year = 2010 + index
    const layout = year < 2013 ? 'hu-simplified-a' : year % 6 === 0 ? 'hu-full-a-function-cost' : 'hu-full-a'
    const netSales = Math.round(40_000 * 3.4 ** index)
    return accountsOf(
      { companyId: SEEDED.overLong, year, layout, netSales, costFactor: year === 2016 ? 3.2 : year === 2021 ? 1.3 : 1 },
      { sourceRef: `PK-${180_000 + index}`, ...(year === 2020 ? { isConsolidated: true } : {}) },
    )
  })
}
