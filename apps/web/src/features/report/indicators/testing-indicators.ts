import type { Indicators, IndicatorSeries } from '@merleg/contract/report/indicators.contract'
import type { FigureUnit } from '@merleg/domain/indicators/indicator-keys'
import { findYearChange } from '@merleg/domain/year-change'
import { testingProvenance } from '../header/testing-header.ts'

const SECTOR = { id: '2511', value: '25.11 Fémszerkezet gyártása' }

type Given = { unit?: FigureUnit; values?: readonly [number | null, number | null]; median?: number }

/** An indicator of two years; the sector's median is of the second. */
function series(title: string, { unit = 'ratio', values = [1.5, 1.25], median }: Given = {}): IndicatorSeries {
  const origin = { derivation: `Képlet: ${title}.`, sources: [testingProvenance] }
  return {
    title,
    definition: `Mit jelent: ${title}`,
    formula: `Így számoljuk: ${title}`,
    source: 'A beszámolóelemzés bevett mutatója',
    empty: values.every((value) => value === null),
    data: {
      labels: ['2023', '2024'],
      marks: [null, null],
      datasets: [
        {
          data: [...values],
          unit,
          currency: unit === 'currency' ? 'HUF' : null,
          changes: values.map((value, index) => findYearChange(unit, value, values[index - 1] ?? null)),
          origins: values.map((value) => (value === null ? null : origin)),
        },
      ],
    },
    sectorMedian: median === undefined ? null : { sector: SECTOR, data: [null, median], companyCounts: [0, 17] },
  }
}

/** Amounts, shares, quotients and people of a company with its sector; accounts without expenditure by nature. */
export const testingIndicators: Indicators = {
  salesNetIncome: series('Értékesítés nettó árbevétele', { unit: 'currency', values: [10_000_000, 12_500_000] }),
  equity: series('Saját tőke', { unit: 'currency', values: [4_000_000, 5_000_000], median: 3_000_000 }),
  registeredCapital: series('Jegyzett tőke', { unit: 'currency', values: [3_000_000, 3_000_000] }),
  materialExpenditure: series('Anyagjellegű ráfordítások', { unit: 'currency', values: [null, null] }),
  humanExpenditure: series('Személyi jellegű ráfordítások', { unit: 'currency', values: [null, null] }),
  employees: series('Létszám', { unit: 'person', values: [null, 14] }),
  ebitda: series('EBITDA', { unit: 'currency', values: [null, null] }),
  roe: series('Saját tőke megtérülése (ROE)', { unit: 'percent', values: [0.1, 0.123], median: 0.08 }),
  ros: series('Árbevétel-arányos nyereség (ROS)', { unit: 'percent' }),
  roa: series('Eszközök megtérülése (ROA)', { unit: 'percent' }),
  operatingProfit: series('Üzemi (üzleti) eredmény', { unit: 'currency', values: [-1_000_000, 500_000] }),
  beforeTaxProfit: series('Adózás előtti eredmény', { unit: 'currency' }),
  afterTaxProfit: series('Adózott eredmény', { unit: 'currency' }),
  capitalSupply: series('Tőkeellátottság', { unit: 'percent' }),
  debtRate: series('Eladósodottság', { unit: 'percent' }),
  netDebtRate: series('Nettó eladósodottság', { unit: 'percent' }),
  capitalStress: series('Tőkefeszültség'),
  capitalFinancing: series('Tőkefinanszírozás'),
  ownCapitalRate: series('Saját tőke / jegyzett tőke'),
  workingCapitalSupply: series('Forgótőke-ellátottság', { unit: 'percent' }),
  workingCapitalTurnover: series('Forgótőke forgási sebessége'),
  capitalTurnoverRate: series('Saját tőke forgási sebessége'),
  liquidityRate: series('Likviditási ráta', { median: 1.4 }),
  liquidityQuickRate: series('Likviditási gyorsráta'),
  toolEfficiency: series('Eszközhatékonyság'),
  activityProfitMargin: series('Tevékenység jövedelmezősége', { unit: 'percent' }),
  grossProfitMargin: series('Bruttó fedezeti hányad', { unit: 'percent' }),
}
