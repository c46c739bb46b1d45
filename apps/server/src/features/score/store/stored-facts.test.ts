import { INPUT_KEYS } from '@merleg/domain/score/inputs/score-inputs'
import { describe, expect, test } from 'vitest'
import { packFacts, packInputs, unpackFacts, unpackInputs } from './stored-facts.ts'

/** Rows of the table scores as they stand in databases in use: a change of this file would misread all of them. */
const STORED_INPUTS = Array.from({ length: 38 }, (_, place) => place + 1)
/** Before the year before was looked at. */
const OLD_INPUTS = STORED_INPUTS.slice(0, 22)
const OLD_FACTS = ['company', 'HU', 'working', '2001-05-09', 12, 0, true, false, null, 3, 1, 2, 45]
const STORED_FACTS = [
  ...OLD_FACTS,
  [['bankruptcy', '2024-05-01']],
  true,
  false,
  null,
  ['bankruptcy'],
  ['liquidation', 'dissolution'],
  true,
  true,
]

describe('the accounts behind a stored rating', () => {
  test('stand in the order in which they were stored', () => {
    expect(unpackInputs(STORED_INPUTS)).toEqual({
      totalAssets: 1,
      fixedAssets: 2,
      currentAssets: 3,
      inventories: 4,
      receivables: 5,
      securities: 6,
      cash: 7,
      equity: 8,
      issuedCapital: 9,
      liabilities: 10,
      longTermLiabilities: 11,
      shortTermLiabilities: 12,
      netSales: 13,
      operatingCosts: 14,
      depreciation: 15,
      operatingProfit: 16,
      financialExpenditure: 17,
      profitBeforeTax: 18,
      profitAfterTax: 19,
      previousNetSales: 20,
      previousProfitBeforeTax: 21,
      earlierProfitBeforeTax: 22,
      previousTotalAssets: 23,
      previousFixedAssets: 24,
      previousCurrentAssets: 25,
      previousInventories: 26,
      previousReceivables: 27,
      previousSecurities: 28,
      previousCash: 29,
      previousEquity: 30,
      previousLongTermLiabilities: 31,
      previousShortTermLiabilities: 32,
      previousOperatingCosts: 33,
      previousDepreciation: 34,
      previousOperatingProfit: 35,
      previousFinancialExpenditure: 36,
      earlierNetSales: 37,
      earliestProfitBeforeTax: 38,
    })
    expect(packInputs(unpackInputs(STORED_INPUTS))).toEqual(STORED_INPUTS)
    expect(INPUT_KEYS).toHaveLength(STORED_INPUTS.length)
  })

  test('lack the lines that were not thought of when they were stored', () => {
    expect(unpackInputs([1, null])).toMatchObject({ totalAssets: 1, fixedAssets: null, earlierProfitBeforeTax: null })
    expect(unpackInputs(OLD_INPUTS)).toMatchObject({ earlierProfitBeforeTax: 22, previousTotalAssets: null })
  })
})

describe('what the register knew at a stored rating', () => {
  test('stands in the order in which it was stored', () => {
    const facts = unpackFacts(STORED_FACTS)
    expect(facts).toEqual({
      kind: 'company',
      countryCode: 'HU',
      status: 'working',
      foundedOn: '2001-05-09',
      filingDelayDays: 12,
      missingAccounts: 0,
      hasEnforcement: true,
      hasTaxEnforcement: false,
      hasTaxDebt: null,
      officerFailures: 3,
      auditorChanges: 1,
      seatChanges: 2,
      headcount: 45,
      pastEvents: [{ event: 'bankruptcy', endedOn: '2024-05-01' }],
      hasLien: true,
      hasInvalidTaxNumber: false,
      isSanctioned: null,
      unreadProceedings: ['bankruptcy'],
      untoldProcedures: ['liquidation', 'dissolution'],
      hasLeftRegister: true,
      isFinancialFirm: true,
    })
    expect(packFacts(facts)).toEqual(STORED_FACTS)
  })

  test('lacks what was not thought of when it was stored', () => {
    expect(unpackFacts(OLD_FACTS)).toMatchObject({
      headcount: 45,
      pastEvents: [],
      unreadProceedings: null,
      untoldProcedures: [],
      hasLeftRegister: false,
      isFinancialFirm: false,
    })
  })

  test.each([
    [true, null],
    [false, ['liquidation']],
  ])('of older ratings it is kept of liquidations alone: all told %s', (areTold, unread) => {
    expect(unpackFacts(STORED_FACTS.slice(0, 17).concat(areTold)).unreadProceedings).toEqual(unread)
  })

  test('is refused where it is something else', () => {
    expect(() => unpackFacts([])).toThrow('Too small')
    expect(() => unpackFacts(STORED_FACTS.with(2, 'asleep'))).toThrow('Invalid option')
  })
})
