import { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { Indicators } from '@merleg/contract/report/indicators.contract'
import type { PrintComponent } from '@merleg/contract/report/print-components'
import { getPrint, type PrintBlock } from '@merleg/contract/report/print.contract'
import { INDICATOR_KEYS } from '@merleg/domain/indicators/indicator-keys'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, statement } from '../testing-report.ts'
import { chartOf, formatFigure, yearTables } from '../print-blocks/figures.ts'

const server = useTestApp()
const COMPANY = '10738885'
const ADJUSTED = '12345676'
const CLAIMS = ['Beszamolok', 'GazdasagiAdatok', 'Mutatok'] as const

/** Accounts of odd figures, so that none is found by accident. */
const amountsOf = (year: number) => ({
  netSales: 1_000_003 + year * 17,
  profitAfterTax: year % 2 === 0 ? -(year * 3) : year * 7,
  equity: 500_000 - year,
  totalAssets: 900_001 + year,
  fixedAssets: 400_000 + year * 5,
  currentAssets: 480_000 + year * 11,
  inventories: year,
})

async function readScreen(path: string): Promise<unknown> {
  const answer = await callAs(server, `/api/report/${COMPANY}/${path}`, { claims: CLAIMS })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Every figure of the tables of a section, by the words at the head of its row. */
async function readPrinted(component: PrintComponent): Promise<Map<string, number[]>> {
  const document = getPrint.answer.parse(await readScreen(`print?components=${component}`))
  const blocks = document.sections.flatMap((section) => section.blocks)
  const rows = blocks.flatMap((block: PrintBlock) => (block.type === 'table' ? block.rows : []))
  const byLabel = new Map<string, number[]>()
  for (const row of rows) {
    const [label = '', ...figures] = row.map(({ text }) => text)
    const isNumbered = /^\d{3}$/.test(label)
    const key = isNumbered ? (figures.shift() ?? '') : label.replace(/ \([^()]*\)$/, '')
    byLabel.set(key, [...(byLabel.get(key) ?? []), ...figures.map(parseFigure).filter((figure) => figure !== null)])
  }
  return byLabel
}

function parseFigure(text: string): number | null {
  const plain = text.replaceAll('\u00A0', '').replace('\u2212', '-').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

beforeAll(async () => {
  const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024]
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'Példa Kft.' }),
    ...years.map((year) => statement(COMPANY, year, { amounts: amountsOf(year) })),
    factOf(ADJUSTED)('name', { name: 'Módosított Kft.' }),
    statement(ADJUSTED, 2024, { amounts: amountsOf(2024), amendedAmounts: { equity: -31 } }),
  ])
})

describe('the figures of the page are the figures on paper', () => {
  test('in the accounts of the last five years', async () => {
    const printed = await readPrinted('financialReport')
    for (const year of [2020, 2021, 2022, 2023, 2024]) {
      const { balance, incomeStatement } = FinancialReport.parse(await readScreen(`financial-report?year=${year}`))
      const lines = [...(balance?.table.items ?? []), ...(incomeStatement?.table.items ?? [])]
      const filed = lines.filter(({ current }) => current !== null)
      expect(filed).toHaveLength(Object.keys(amountsOf(year)).length)
      for (const { label, current } of filed) expect(printed.get(label), `${label} ${year}`).toContain(current)
    }
  })

  test('and adjustments of former years are told, with their source', async () => {
    const path = `/api/report/${ADJUSTED}/print?components=financialReport`
    const answer = await callAs(server, path, { claims: CLAIMS })
    const blocks = getPrint.answer.parse(answer.json()).sections.flatMap((section) => section.blocks)
    const notes = blocks.flatMap((block) => (block.type === 'note' && block.tone === 'plain' ? [block.text] : []))
    const told = /^2024: A beszámoló előző évek módosításait .*Cégnyilvántartás\.$/
    expect(notes).toContainEqual(expect.stringMatching(told))
  })

  test('in the financial summary', async () => {
    const printed = await readPrinted('financialReportSummary')
    const { table } = FinancialSummary.parse(await readScreen('financial-report-summary'))
    expect(table.items.length).toBeGreaterThan(5)
    for (const { label, values, unit } of table.items)
      for (const value of values) if (value !== null) expect(printed.get(label), label).toContain(shown(value, unit))
  })

  test('in the indicators', async () => {
    const printed = await readPrinted('commonRatings')
    const page = Indicators.parse(await readScreen('indicators2'))
    const filled = INDICATOR_KEYS.map((key) => page[key]).filter(({ empty }) => !empty)
    expect(filled.length).toBeGreaterThan(5)
    for (const { title, data } of filled)
      for (const { data: values, unit } of data.datasets)
        for (const value of values) if (value !== null) expect(printed.get(title), title).toContain(shown(value, unit))
  })
})

/** As it stands in a table: thousands, per cent of a hundred with a decimal, quotients with two. */
function shown(value: number, unit: 'currency' | 'percent' | 'ratio' | 'person'): number {
  if (unit === 'currency') return value / 1000
  const written = formatFigure('hu', value, { unit })
  return parseFigure(written) ?? Number.NaN
}

describe('a figure', () => {
  test.each([
    ['currency', -1_234_000, '\u22121\u00A0234\u00A0000'],
    ['percent', 0.0845, '8,5'],
    ['percent', -0.5, '\u221250,0'],
    ['ratio', 1.005, '1,01'],
    ['person', 1240, '1\u00A0240'],
    ['currency', null, '–'],
  ] as const)('in %s of %s is %s', (unit, value, text) => {
    expect(formatFigure('hu', value, { unit })).toBe(text)
  })
})

describe('tables by year', () => {
  const years = ['2019', '2020', '2021', '2022', '2023', '2024']
  const tableOf = (values: (number | null)[]) =>
    yearTables('hu', { caption: 'Adatok', years, currency: 'HUF', rows: [{ label: 'Sor', unit: 'currency', values }] })
  const columnsOf = (block: PrintBlock) => (block.type === 'table' ? block.columns.map(({ title }) => title) : [])

  test('stand in one where they fit, in tables of five with the newest first where not', () => {
    expect(tableOf([1, 2, 3, 4, 5, 6]).map(columnsOf)).toEqual([['Megnevezés', ...years]])
    const wide = tableOf(years.map((_, index) => 123_456_789_012_345 + index))
    expect(wide.map(columnsOf)).toEqual([
      ['Megnevezés', ...years.slice(1)],
      ['Megnevezés', '2019'],
    ])
  })

  test('count in thousands only where nothing is lost by it', () => {
    expect(JSON.stringify(tableOf([1_000_000, 2_000_000, null, 3_000, 0, 5_000]))).toContain('ezer Ft')
    expect(JSON.stringify(tableOf([1_000_000, 2_000_001, null, 3_000, 0, 5_000]))).not.toContain('ezer Ft')
  })

  test('leave out rows and tables without a figure', () => {
    expect(tableOf(years.map(() => null))).toEqual([])
  })
})

describe('a chart', () => {
  const series = { title: 'x', currency: 'HUF', labels: ['2023', '2024'], name: 'Cég' }

  test.each([
    [9_999, 'Ft', '9\u00A0999'],
    [12_345, 'ezer Ft', '12,3'],
    [4_560_000, 'ezer Ft', '4\u00A0560'],
    [-45_600_000, 'millió Ft', '\u221245,6'],
    [99_999_999_999, 'milliárd Ft', '100,0'],
  ])('of %s counts in %s', (value, unit, text) => {
    const chart = chartOf('hu', { ...series, unit: 'currency', values: [null, value] })
    expect(chart).toMatchObject({
      unit,
      bars: [
        { value: null, text: '' },
        { value, text },
      ],
    })
  })

  test('of nothing is none', () => {
    expect(chartOf('hu', { ...series, unit: 'ratio', values: [null, null] })).toBeNull()
  })
})
