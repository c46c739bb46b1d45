import type { FinancialReport, StatementLine, StatementPart } from '@merleg/contract/report/financial-report.contract'
import { testingProvenance } from '../header/testing-header.ts'

function line(rowNumber: string, code: string, changes: Partial<StatementLine>): StatementLine {
  return {
    rowNumber,
    code,
    label: code,
    level: 1,
    kind: 'line',
    previous: null,
    amendments: null,
    current: null,
    ...changes,
  }
}

const columns: StatementPart['table']['columns'] = [
  { key: 'rowNumber', title: 'Sorszám' },
  { key: 'label', title: 'A tétel megnevezése' },
  { key: 'previous', title: 'Előző év' },
  { key: 'amendments', title: 'Előző év(ek) módosításai' },
  { key: 'current', title: 'Tárgyév' },
]

function part(title: string, items: StatementLine[]): StatementPart {
  return {
    header: {
      title,
      type: 'Éves beszámoló',
      variant: '„A” változat',
      currency: 'HUF',
      unit: 1000,
      periodStart: '2025-01-01',
      date: '2025-12-31',
      filedOn: '2026-05-29',
      firstFiledOn: null,
      isFiledAgain: false,
    },
    table: { meta: { count: items.length }, columns, items },
    notCompared: null,
  }
}

/** Two parts in thousand forints, a finding, years to choose from. */
export const testingFinancialReport: FinancialReport = {
  empty: false,
  downloadUrl: '/api/report/14562877/financial-report/2025/balance?consolidated=false',
  years: [2025, 2024, 2023],
  year: 2025,
  consolidated: { available: false, selected: false },
  balance: part('Mérleg', [
    line('001', 'fixedAssets', {
      label: 'A. Befektetett eszközök',
      level: 0,
      kind: 'subtotal',
      previous: 310_500,
      current: 298_100,
    }),
    line('002', 'intangibleAssets', { label: 'I. Immateriális javak', previous: 1_200, current: 900 }),
    line('003', 'goodwill', {
      label: 'ebből: üzleti vagy cégérték',
      level: 2,
      kind: 'of-which',
      previous: null,
      current: 0,
    }),
    line('004', 'tangibleAssets', { label: 'II. Tárgyi eszközök', previous: 309_300, current: 297_200 }),
    line('005', 'currentAssets', {
      label: 'B. Forgóeszközök',
      level: 0,
      kind: 'subtotal',
      previous: 402_100,
      current: 455_020,
    }),
    line('006', 'totalAssets', {
      label: 'Eszközök (aktívák) összesen',
      level: 0,
      kind: 'total',
      previous: 712_600,
      current: 753_120,
    }),
  ]),
  incomeStatement: part('Eredménykimutatás', [
    line('001', 'netSales', { label: 'I. Értékesítés nettó árbevétele', previous: 1_185_020, current: 1_284_600 }),
    line('021', 'profitAfterTax', {
      label: 'D. Adózott eredmény',
      level: 0,
      kind: 'total',
      previous: -55_730,
      current: 69_541,
    }),
  ]),
  downloads: [],
  findings: [
    {
      code: 'subtotal-mismatch',
      severity: 'warning',
      text: 'A „D. Adózott eredmény” sor nem egyezik a részeinek összegével: az eltérés 12 ezer Ft.',
      lineCodes: ['profitAfterTax'],
    },
  ],
  provenance: testingProvenance,
}
