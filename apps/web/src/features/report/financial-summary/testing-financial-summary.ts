import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { findYearChange, shareOf } from '@merleg/domain/year-change'
import { testingProvenance } from '../header/testing-header.ts'

const origin = { derivation: null, sources: [{ ...testingProvenance, filedOn: '2025-05-30' }] }

function row(key: string, label: string, changes: Partial<FinancialRow>): FinancialRow {
  const values = changes.values ?? [null, null, null]
  const unit = changes.unit ?? 'currency'
  const yearChanges = values.map((value, index) => findYearChange(unit, value, values[index - 1] ?? null))
  return {
    key,
    group: 'income',
    label,
    definition: `Mi az, hogy ${label}.`,
    unit,
    level: 0,
    isStrong: false,
    values,
    changes: yearChanges.map(shareOf),
    yearChanges,
    marks: values.map(() => null),
    isComparable: values.map(() => true),
    origins: values.map((value) => (value === null ? null : origin)),
    sector: null,
    ...changes,
  }
}

/** Three years, a gap, a loss, each unit; one alert of each severity. */
export const testingFinancialSummary: FinancialSummary = {
  empty: false,
  downloadUrl: '/api/report/14562877/financial-report-summary-download',
  checked: 'Veszteséget, tőkevesztést és nagy változásokat kerestünk a 2020–2024. évi beszámolókban.',
  alerts: [
    {
      code: 'equity-negative',
      severity: 'error',
      icon: 'status-bankruptcy',
      title: 'Negatív saját tőke',
      bg: 'bad',
      color: 'bad',
      description: 'A saját tőke −1 Ft.',
      url: '/report/14562877/financial-report?year=2024#line-equity',
    },
    {
      code: 'statement-missing',
      severity: 'warning',
      icon: 'warning',
      title: 'Hiányzó beszámoló',
      bg: 'warning',
      color: 'warning',
      description: '2025. üzleti év.',
      url: null,
    },
  ],
  table: {
    meta: { count: 6, currency: 'HUF', sector: { id: '2511', value: '25.11 Fémszerkezet gyártása' } },
    columns: [2022, 2023, 2024].map((year) => ({ key: String(year), title: String(year), year, mark: null })),
    groups: [
      { key: 'income', title: 'Eredmény és létszám' },
      { key: 'ratios', title: 'Mutatók' },
    ],
    items: [
      row('salesNetIncome', 'Árbevétel', {
        isStrong: true,
        values: [100_000_000, null, 40_000_000],
        sector: {
          year: 2024,
          lowerQuartile: 10_000_000,
          median: 25_000_000,
          upperQuartile: 50_000_000,
          companyCount: 17,
          quarter: 3,
        },
      }),
      row('financialResult', 'Pénzügyi eredmény', { values: [0, null, 0] }),
      row('afterTaxProfit', 'Adózott eredmény', { values: [5_000_000, -3_000_000, 1_000_000] }),
      row('employees', 'Létszám', { unit: 'person', values: [10, 10, 12] }),
      row('debtRate', 'Eladósodottság', { group: 'ratios', unit: 'percent', values: [0.4, 0.5, 0.613] }),
      row('liquidityRate', 'Likviditási ráta', { group: 'ratios', unit: 'ratio', values: [1.1, 1.5, 1.25] }),
    ],
  },
}
