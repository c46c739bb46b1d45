import type { Comparison, ComparisonCell, ComparisonChart, ComparisonRow } from '@merleg/contract/comparison.contract'
import { testingProvenance } from '../report/header/testing-header.ts'

export const A = { id: '10000001', name: 'A Kft.' }
export const B = { id: '10000002', name: '<b>B</b> Kft.' }

const status = { key: 'working', icon: 'status-working', color: 'good', value: 'működő' }
const company = ({ id, name }: typeof A): Comparison['table']['meta']['companies'][number] => ({
  id,
  name,
  url: `/report/${id}/summary`,
  kind: 'company',
  status,
  risk: { value: 71, band: 'low', label: 'alacsony', backgroundColor: 'low', confidence: null },
  isMadeUp: false,
  currency: 'HUF',
  year: 2024,
})

export const testingCell = (given: Partial<ComparisonCell>): ComparisonCell => ({
  value: null,
  text: null,
  currency: null,
  year: null,
  change: null,
  notes: [],
  tone: 'plain',
  mark: null,
  url: null,
  origin: null,
  ...given,
})

const row = (given: Partial<ComparisonRow> & Pick<ComparisonRow, 'key' | 'label' | 'cells'>): ComparisonRow => ({
  group: 'company',
  about: null,
  unit: 'text',
  median: null,
  isDifferent: true,
  notes: [],
  ...given,
})

const EMPTY: ComparisonChart = {
  title: '',
  about: '',
  unit: 'currency',
  empty: true,
  labels: [],
  series: [],
  median: null,
  notes: [],
}

const REVENUE: ComparisonChart = {
  ...EMPTY,
  title: 'Értékesítés nettó árbevétele',
  about: 'Az eladások ellenértéke.',
  empty: false,
  labels: ['2023', '2024'],
  series: [A, B].map(({ id, name }, index) => ({
    companyId: id,
    name,
    currency: 'HUF',
    values: [null, 1_000_000 * (index + 1)],
    marks: [null, index === 1 ? { kind: 'flawed' as const, text: 'A 2024. évi beszámolóban hiba van.' } : null],
    origins: [null, null],
  })),
  median: [null, 500_000],
}

const amount = (value: number): ComparisonCell =>
  testingCell({
    value,
    currency: 'HUF',
    year: 2024,
    change: 0.25,
    url: '/report/10000001/financial-report-summary',
    origin: { derivation: null, sources: [testingProvenance] },
  })

export const testingComparison: Comparison = {
  table: {
    columns: [
      { key: 'label', title: 'Megnevezés' },
      { key: A.id, title: A.name },
      { key: B.id, title: B.name },
      { key: 'median', title: 'Ágazati medián' },
    ],
    items: [
      row({
        key: 'status',
        label: 'Státusz',
        isDifferent: false,
        cells: [testingCell({ text: 'működő', tone: 'good' }), testingCell({ text: 'működő', tone: 'good' })],
      }),
      row({
        key: 'employees',
        label: 'Létszám',
        unit: 'person',
        isDifferent: null,
        cells: [testingCell({ value: 12 }), testingCell({})],
      }),
      row({ key: 'seat', label: 'Székhely', cells: [testingCell({ text: 'Pécs' }), testingCell({ text: 'Eger' })] }),
      row({
        key: 'negative-liquidation',
        group: 'negative',
        label: 'Felszámolás',
        cells: [
          testingCell({ text: '1 hatályos', tone: 'bad' }),
          testingCell({ text: 'Nem ismert, van-e ilyen bejegyzés', tone: 'muted', notes: ['Hallgatása '.repeat(9)] }),
        ],
      }),
      row({
        key: 'salesNetIncome',
        group: 'accounts',
        label: 'Értékesítés nettó árbevétele',
        about: 'Az eladások ellenértéke.',
        unit: 'currency',
        cells: [
          amount(1_000_000),
          {
            ...amount(2_000_000),
            change: null,
            mark: { kind: 'flawed', text: 'A 2024. évi beszámolóban hiba van.' },
          },
        ],
        median: { value: 500_000, companyCount: 7 },
      }),
    ],
    meta: {
      count: 5,
      companies: [company(A), company(B)],
      groups: [
        { key: 'company', title: 'A cég' },
        { key: 'negative', title: 'Negatív információk' },
        { key: 'accounts', title: 'A legutóbbi beszámoló' },
      ],
      sector: { id: '4120', value: '41.20 Épület építése', year: 2024, companyCount: 7 },
      sectorText: 'Ágazati medián: 41.20 Épület építése.',
      notes: ['A legutóbbi beszámolók különböző évekről szólnak (2023, 2024).'],
      locked: ['Idővonal'],
      madeUp: null,
    },
  },
  charts2: {
    classification: EMPTY,
    creditability: null,
    revenue: REVENUE,
    result: EMPTY,
    equity: EMPTY,
    employees: EMPTY,
    roe: EMPTY,
    debt: null,
  },
  downloadUrl: '/api/comparison/print/10000001%2C10000002',
  xlsxUrl: '/api/comparison/xlsx?companies=10000001%2C10000002',
  sources: [testingProvenance],
}
