import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  detectLayout,
  type FiledRow,
  findLayout,
  findLayoutLine,
  mapFiledLine,
  mapFiledRows,
  STATEMENT_LAYOUTS,
} from './find-layout.ts'
import { HU_FULL_A } from './hu-full.ts'
import { HU_SIMPLIFIED_A } from './hu-simple.ts'
import { type StatementLayout } from './layout.ts'
import { RO_SHORT, signedResult } from './ro-short.ts'

const sharedData = process.env['MERLEG_SHARED_DATA'] ?? new URL('../../../../../shared/data', import.meta.url).pathname
const templates = `${sharedData}/e-beszamolo`

function rowsOf(layout: StatementLayout): FiledRow[] {
  return [
    ...layout.balance.map((line) => ({ statement: 'balance' as const, label: line.filedLabel })),
    ...layout.incomeStatement.map((line) => ({ statement: 'incomeStatement' as const, label: line.filedLabel })),
  ]
}

function codesOf(layout: StatementLayout): string[] {
  return [...layout.balance, ...layout.incomeStatement].map((line) => line.code)
}

describe('statement layouts', () => {
  it.each(STATEMENT_LAYOUTS.map((layout) => [layout.key, layout] as const))('%s is whole', (key, layout) => {
    const codes = codesOf(layout)
    expect(new Set(codes).size).toBe(codes.length)
    // They are joined by commas on their way out of the database.
    expect(codes.filter((code) => !/^[A-Za-z0-9]+$/.test(code))).toEqual([])
    for (const line of [...layout.balance, ...layout.incomeStatement]) {
      expect(line.rowNumber).toBeGreaterThan(0)
      expect([line.label.hu, line.label.en, line.label.de].every((text) => text.length > 2)).toBe(true)
      for (const part of line.sumOf) expect(codes).toContain(part.code)
    }
    expect(detectLayout(rowsOf(layout))).toMatchObject({ key, codes })
    expect(mapFiledRows(layout, rowsOf(layout))).toEqual(codes)
    expect(findLayout(key)).toBe(layout)
  })

  it('finds the layout where optional rows are missing', () => {
    const optional = new Set(['IV. Halasztott adókövetelés', 'X/1. Halasztott adókülönbözet'])
    const rows = rowsOf(HU_SIMPLIFIED_A).filter((row) => !optional.has(row.label))
    expect(detectLayout(rows)?.key).toBe('hu-simplified-a')
  })

  it('knows no layout in foreign rows', () => {
    expect(detectLayout([])).toBeNull()
    expect(detectLayout([{ statement: 'balance', label: 'Something else' }])).toBeNull()
  })

  it.each([
    ['Ebből: ─ Visszavásárolt tulajdoni részesedés névértéken', 'repurchasedShares'],
    ['ebből:   - visszavásárolt tulajdoni részesedés névértéken', 'repurchasedShares'],
    ['Ebből: – Visszavásárolt tulajdoni részesedés névértéken', 'repurchasedShares'],
    ['ESZKÖZÖK (AKTÍVÁK) ÖSSZESEN', 'totalAssets'],
    ['A.Befektetett eszközök', 'fixedAssets'],
    ['Befektetett eszközök', 'fixedAssets'],
    ['3.Növendék-, hízó - és egyéb állatok', 'livestock'],
    ['VI. Adózott eredmény', 'balanceProfitAfterTax'],
    ['Valami más', null],
  ])('maps the label %s', (label, code) => {
    expect(mapFiledLine(HU_FULL_A, { statement: 'balance', label })).toBe(code)
  })

  it('does not guess between equal labels', () => {
    const row = { statement: 'incomeStatement' as const, label: 'Ebből: ─ Kapcsolt vállalkozástól kapott' }
    expect(mapFiledLine(HU_FULL_A, row)).toBeNull()
  })

  it('describes kinds and levels', () => {
    expect(findLayoutLine(HU_FULL_A, 'totalAssets')).toMatchObject({ kind: 'total', level: 0, rowNumber: 62 })
    expect(findLayoutLine(HU_FULL_A, 'fixedAssets')).toMatchObject({ kind: 'subtotal', level: 1 })
    expect(findLayoutLine(HU_FULL_A, 'bankDeposits')).toMatchObject({ kind: 'line', level: 3 })
    expect(findLayoutLine(HU_FULL_A, 'operatingProfit')).toMatchObject({ kind: 'total', level: 0 })
    expect(findLayoutLine(HU_FULL_A, 'impairment')).toMatchObject({
      kind: 'of-which',
      label: { de: 'davon: Wertminderung' },
    })
    expect(findLayoutLine(RO_SHORT, 'employees')?.kind).toBe('headcount')
    expect(findLayoutLine(RO_SHORT, 'cash')).toBeNull()
  })

  it.each([
    [5, 0, 5],
    [0, 7, -7],
    [null, 7, -7],
    [null, null, null],
  ])('profit %s and loss %s are %s', (profit, loss, expected) => {
    expect(signedResult(profit, loss)).toBe(expected)
  })
})

describe.skipIf(!existsSync(templates))(
  'against the official templates (skipped where ../shared/data is absent)',
  () => {
    it.each([
      ['template_full_A_osszkoltseg.csv', 'hu-full-a'],
      ['template_simplified_A.csv', 'hu-simplified-a'],
      ['template_mikrogazdalkodoi.csv', 'hu-micro'],
    ])('%s has exactly the rows of %s', (file, key) => {
      const layout = findLayout(key)
      const filed = readFileSync(`${templates}/${file}`, 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => {
          const [, statement = '', , rowNumber = '', label = ''] = /^(\w+),(\d+),(\d+),(.*)$/.exec(row.trim()) ?? []
          return `${statement} ${rowNumber} ${label.replace(/^"|"$/g, '')}`
        })
      const own = (name: string, lines: StatementLayout['balance']) =>
        lines.map((line) => `${name} ${line.rowNumber} ${line.filedLabel}`)
      const all = [
        ...own('incomeStatement', layout?.incomeStatement ?? []),
        ...own('balanceSheet', layout?.balance ?? []),
      ]
      expect(all).toEqual(filed)
    })
  },
)
