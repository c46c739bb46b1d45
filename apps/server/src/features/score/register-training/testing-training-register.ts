import type { SourceRecord, StatementAmounts } from '@merleg/domain/observation'
import { createRandom } from '@merleg/domain/score/measures/seeded-random'
import { factOf, statement } from '../../report/testing-report.ts'
import { AMOUNTS } from '../testing-scores.ts'

const proceeding = { caseNumber: null, court: null, administrator: null, text: null }

export type DrawnRegister = {
  companies: number
  /** Of the last told year, and of the first one. */
  lastYear: number
  firstYear: number
  seed?: number
}

/**
 * Companies of Latvia with accounts of every year until they fail: who fails within the coming year has less equity,
 * and a loss. About a tenth of those that go on fail in a year.
 */
export function drawRegister({ companies, lastYear, firstYear, seed = 1 }: DrawnRegister): SourceRecord[] {
  const random = createRandom(seed)
  return Array.from({ length: companies }, (_, index) => index).flatMap((index) => {
    const id = `lv-4${String(index).padStart(10, '0')}`
    const fact = factOf(id)
    const records: SourceRecord[] = [
      fact('name', { name: `Cég ${index}` }),
      fact('registration', { status: 'registered', on: '2005-01-01', reason: null }, { from: '2005-01-01' }),
    ]
    for (let year = firstYear; year <= lastYear; year += 1) {
      const isWeak = random() < 0.2
      records.push(statement(id, year, { amounts: drawAmounts(isWeak, random), filedOn: null }))
      if (random() < (isWeak ? 0.4 : 0.03)) {
        const day = `${year + 1}-${random() < 0.5 ? '09' : '11'}-15`
        if (day.slice(0, 4) <= String(lastYear)) records.push(fact('liquidation', proceeding, { slot: 'l', from: day }))
        break
      }
    }
    return records
  })
}

function drawAmounts(isWeak: boolean, random: () => number): StatementAmounts {
  const equity = Math.round(isWeak ? -10_000 + 40_000 * random() : 20_000 + 50_000 * random())
  const profit = Math.round(isWeak ? -15_000 + 20_000 * random() : 2000 + 20_000 * random())
  return {
    ...AMOUNTS,
    equity,
    liabilities: AMOUNTS.totalAssets - equity - 5000,
    profitBeforeTax: profit,
    profitAfterTax: profit,
    operatingProfit: profit + 2000,
  }
}
