import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { accountFiles, TARGET } from '../ur-lv/testing-latvia.ts'
import { urLvAccounts } from './ur-lv-accounts.adapter.ts'

const writeFolder = useSourceFolders()

async function read(changes: Parameters<typeof accountFiles>[0] = {}) {
  return collectRecords(readSource(urLvAccounts, await writeFolder(accountFiles(changes))))
}

async function readOne(changes: Parameters<typeof accountFiles>[0] = {}) {
  const [statement] = (await read(changes)).filter((record) => record.type === 'statement')
  if (statement === undefined) throw new Error('no statement')
  return statement
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(709_391 + index))

describe('ur-lv-accounts', () => {
  test('a statement from its three lines', async () => {
    const records = await read()
    expect(records).toMatchObject([
      {
        type: 'statement',
        companyId: `lv-${TARGET}`,
        periodStart: '2016-01-01',
        periodEnd: '2016-12-31',
        layout: 'lv-short',
        currency: 'EUR',
        unit: 1,
        amounts: {
          cash: 100,
          inventories: 0,
          currentAssets: 500,
          fixedAssets: 1500,
          totalAssets: 2000,
          provisions: 0,
          equity: 1000,
          netSales: 9000,
          personnelExpenditure: 2500,
          profitBeforeTax: 1000,
          profitAfterTax: 850,
          employees: 3,
        },
      },
      { section: 'headcount', payload: { persons: 3 }, validTo: '2017-01-01' },
    ])
  })

  test('zeros of a short form, which do not make up the total, are not told', async () => {
    // A real line: 100 in cash of 5,031 in all, liabilities of 20,314 that are not shown.
    const { amounts } = await readOne({
      balances: [
        {
          cash: '100',
          accounts_receivable: '0',
          total_current_assets: '5031',
          fixed_assets: '0',
          total_non_current_assets: '0',
          total_assets: '5031',
          current_liabilities: '0',
          non_current_liabilities: '0',
          equity: '-15283',
          total_equities: '5031',
        },
      ],
      incomes: [
        {
          by_nature_material_expenses: '0',
          by_nature_labour_expenses: '0',
          by_nature_depreciation_expenses: '0',
          other_operating_expenses: '0',
          interest_expenses: '0',
        },
      ],
    })
    expect(amounts).toMatchObject({
      cash: 100,
      currentAssets: 5031,
      fixedAssets: 0,
      totalAssets: 5031,
      equity: -15_283,
    })
    for (const code of ['inventories', 'receivables', 'shortTermLiabilities', 'provisions', 'personnelExpenditure'])
      expect(amounts).not.toHaveProperty(code)
  })

  test('costs with a minus lose it where the profit comes out with it', async () => {
    const costs = {
      by_nature_material_expenses: '-5000',
      by_nature_labour_expenses: '-2500',
      by_nature_depreciation_expenses: '-300',
      other_operating_expenses: '-150',
      interest_expenses: '-50',
    }
    expect((await readOne({ incomes: [costs] })).amounts).toMatchObject({
      personnelExpenditure: 2500,
      depreciation: 300,
    })
  })

  test.each([
    ['-150', { incomeTax: 150, otherTaxes: 0 }],
    ['150', { incomeTax: 150, otherTaxes: 0 }],
    ['-140', { incomeTax: 140, otherTaxes: 10 }],
  ])('an income tax of %s after costs with a minus is told as they are', async (tax, expected) => {
    const costs = {
      by_nature_material_expenses: '-5000',
      by_nature_labour_expenses: '-2500',
      by_nature_depreciation_expenses: '-300',
      other_operating_expenses: '-150',
      interest_expenses: '-50',
      provision_for_income_taxes: tax,
      other_taxes: tax === '-140' ? '-10' : '0',
    }
    expect((await readOne({ incomes: [costs] })).amounts).toMatchObject(expected)
  })

  test('costs of which only some have a minus lose it where the profit comes out so', async () => {
    const costs = { by_nature_material_expenses: '-5000', interest_expenses: '-50' }
    expect((await readOne({ incomes: [costs] })).amounts).toMatchObject({
      materialExpenditure: 5000,
      personnelExpenditure: 2500,
      interestExpenditure: 50,
    })
  })

  test('a cost that was taken back keeps its minus', async () => {
    const costs = { by_nature_depreciation_expenses: '-300', other_operating_expenses: '750' }
    expect((await readOne({ incomes: [costs] })).amounts).toMatchObject({ depreciation: -300, otherExpenditure: 750 })
  })

  test('where the profit before taxes is not told, costs with a minus lose it by the one after them', async () => {
    const micro = {
      by_nature_material_expenses: '-5000',
      by_nature_labour_expenses: '-2500',
      by_nature_depreciation_expenses: '-300',
      other_operating_expenses: '-150',
      interest_expenses: '-50',
      income_before_income_taxes: '0',
      income_after_income_taxes: '0',
    }
    const { amounts } = await readOne({ incomes: [micro] })
    expect(amounts).toMatchObject({ materialExpenditure: 5000, personnelExpenditure: 2500, profitAfterTax: 850 })
    for (const code of ['profitBeforeTax', 'profitAfterIncomeTax']) expect(amounts).not.toHaveProperty(code)
  })

  test('an income tax with a minus loses it also beside dividends of the year itself', async () => {
    const paid = { provision_for_income_taxes: '-150', extra_dividends: '500', net_income: '350' }
    expect((await readOne({ incomes: [paid] })).amounts).toMatchObject({ incomeTax: 150, interimDividends: 500 })
  })

  test('an income tax with a minus beside costs without one loses it too', async () => {
    expect((await readOne({ incomes: [{ provision_for_income_taxes: '-150' }] })).amounts).toMatchObject({
      incomeTax: 150,
      personnelExpenditure: 2500,
    })
  })

  test('an income tax that is given back keeps its minus', async () => {
    const givenBack = { provision_for_income_taxes: '-20', net_income: '1020' }
    expect((await readOne({ incomes: [givenBack] })).amounts).toMatchObject({ incomeTax: -20, profitAfterTax: 1020 })
  })

  test('costs by function have a layout of their own; both kinds of costs have none', async () => {
    const byFunction = {
      by_nature_material_expenses: '0',
      by_nature_labour_expenses: '0',
      by_nature_depreciation_expenses: '0',
      by_function_cost_of_goods_sold: '7000',
      by_function_gross_profit: '2000',
      by_function_administrative_expenses: '800',
    }
    expect(await readOne({ incomes: [byFunction] })).toMatchObject({
      layout: 'lv-short-function-cost',
      amounts: { directSalesCosts: 7000, grossSalesProfit: 2000, administrativeCosts: 800, sellingCosts: 0 },
    })
    expect(listRejections(await read({ incomes: [{ by_function_gross_profit: '1' }] }))).toEqual(['2 layout-unknown'])
  })

  test.each([
    ['the profit', {}],
    ['the profit on sales alone', { income_before_income_taxes: '1234', net_income: '1234' }],
  ])('costs by function with a minus lose it where %s comes out so', async (_title, told) => {
    const byFunction = {
      by_nature_material_expenses: '0',
      by_nature_labour_expenses: '0',
      by_nature_depreciation_expenses: '0',
      by_function_cost_of_goods_sold: '-7000',
      by_function_gross_profit: '2000',
      by_function_selling_expenses: '-300',
      by_function_administrative_expenses: '-500',
      other_operating_expenses: '-150',
      interest_expenses: '-50',
      ...told,
    }
    const { amounts } = await readOne({ incomes: [byFunction] })
    expect(amounts).toMatchObject({ directSalesCosts: 7000, grossSalesProfit: 2000, sellingCosts: 300 })
    expect((amounts['netSales'] ?? 0) - (amounts['directSalesCosts'] ?? 0)).toBe(amounts['grossSalesProfit'])
  })

  test.each([
    [
      { rounded_to_nearest: 'THOUSANDS', currency: 'LVL' },
      { unit: 1000, currency: 'LVL', amounts: { totalAssets: 2000 } },
    ],
    [{ rounded_to_nearest: 'MILLIONS' }, { unit: 1000, amounts: { totalAssets: 2_000_000, employees: 3 } }],
  ])('%j', async (head, expected) => {
    expect(await readOne({ heads: [head] })).toMatchObject(expected)
  })

  test.each<[Record<string, string>, string[]]>([
    [{ rounded_to_nearest: 'DOZENS' }, ['2 unit']],
    [{ currency: 'EURO' }, ['2 currency']],
    [{ year_ended_on: '2015-12-31' }, ['2 date']],
    [{ legal_entity_registration_number: '40103550819' }, ['2 latvian-code']],
    [{ source_type: 'UKGP' }, ['2 entry-kind']],
  ])('rejects %j, with its amounts', async (head, rejections) => {
    const records = await read({ heads: [head] })
    expect(listRejections(records)).toEqual(rejections)
    expect(records).toHaveLength(1)
  })

  test.each(['x', '-1', '2.5'])(
    'of employees that are none (%s) the accounts alone are taken over',
    async (employees) => {
      const records = await read({ heads: [{ employees }] })
      expect(records.map(({ type }) => type)).toEqual(['statement', 'reject'])
      expect(records[1]).toMatchObject({ reason: 'amount', companyId: `lv-${TARGET}`, section: 'headcount' })
    },
  )

  test('an amount that is none; a statement with one part only', async () => {
    const records = await read({ balances: [{ cash: 'x' }] })
    expect(listRejections(records)).toEqual(['2 amount'])
    expect(records[1]).toMatchObject({ type: 'statement', amounts: { netSales: 9000 } })
  })

  test('of two over the same days the later one counts, also where only the earlier one is incomplete', async () => {
    const [earlier = '', later = ''] = ids(2)
    const records = await read({
      heads: [{ id: earlier }, { id: later, employees: '4' }],
      balances: [{ statement_id: later }],
      incomes: [{ statement_id: earlier, net_turnover: '1' }, { statement_id: later }],
    })
    expect(listRejections(records)).toEqual(['2 superseded'])
    expect(records.flatMap((record) => (record.type === 'statement' ? record.amounts['netSales'] : []))).toEqual([9000])
    expect(records.flatMap((record) => (record.type === 'fact' ? record.payload : []))).toEqual([{ persons: 4 }])
  })

  test('an incomplete statement of other days supersedes nothing', async () => {
    const [earlier = '', later = ''] = ids(2)
    const records = await read({
      heads: [{ id: earlier, year_started_on: '2016-07-01' }, { id: later }],
      balances: [{ statement_id: later }],
      incomes: [{ statement_id: earlier }, { statement_id: later }],
    })
    expect(listRejections(records)).toEqual([])
    expect(records.filter(({ type }) => type === 'statement')).toHaveLength(2)
  })

  test('files in another order say the same', async () => {
    const rows = ids(5)
    const files = {
      heads: rows.map((id, index) => ({ id, year_ended_on: `2016-12-2${index}` })),
      balances: rows.map((statement_id, index) => ({ statement_id, cash: String(100 + index) })),
      incomes: rows.map((statement_id) => ({ statement_id })),
    }
    const toKeys = (records: Awaited<ReturnType<typeof read>>) =>
      records.flatMap((record) =>
        record.type === 'statement' ? [`${record.periodEnd} ${record.amounts['cash']}`] : [],
      )
    const inOrder = toKeys(await read(files))
    expect(inOrder).toHaveLength(5)
    expect(toKeys(await read({ ...files, balances: files.balances.toReversed() })).toSorted()).toEqual(inOrder)
  })

  test.each<[string, (rows: string[]) => Parameters<typeof accountFiles>[0]]>([
    [
      'a list of statements cut between lines',
      (rows) => ({
        heads: rows.slice(0, 20).map((id) => ({ id })),
        balances: rows.map((statement_id) => ({ statement_id })),
        incomes: rows.map((statement_id) => ({ statement_id })),
      }),
    ],
    [
      'balance sheets cut between lines',
      (rows) => ({
        heads: rows.map((id) => ({ id })),
        balances: rows.slice(0, 20).map((statement_id) => ({ statement_id })),
        incomes: rows.map((statement_id) => ({ statement_id })),
      }),
    ],
  ])('refuses %s', async (_title, toFiles) => {
    const folder = await writeFolder(accountFiles(toFiles(ids(40))))
    expect(await findRefusal(readSource(urLvAccounts, folder))).toMatch(/^cut-off/)
  })
})
