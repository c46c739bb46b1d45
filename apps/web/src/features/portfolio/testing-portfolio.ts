import type { Portfolio, PortfolioCompany } from '@merleg/contract/portfolio.contract'
import type { PortfolioCurrency } from '@merleg/contract/portfolio-exposure'
import { OVERDUE_BUCKETS } from '@merleg/domain/portfolio/exposure'
import { PORTFOLIO_BANDS } from '@merleg/domain/portfolio/portfolio-member'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { MOVE_CAUSES, MOVE_COLUMNS, MOVE_ROWS } from '@merleg/domain/portfolio/portfolio-moves'

const risk = { value: 90, band: 'minimal', label: 'minimális kockázat' }
const exposed = {
  companyId: '10738885',
  name: { value: '<b>Béta</b> Kft.', url: '/report/10738885/summary' },
  isMadeUp: true,
  isFailed: false,
  standing: null,
  risk,
  amount: 1_000_000,
  share: 1,
  probability: 0.02,
  expectedLoss: 9000,
}

export const testingCurrency: PortfolioCurrency = {
  currency: 'HUF',
  amount: 1_000_000,
  companyCount: 1,
  failedAmount: 0,
  knownAmount: 1_000_000,
  unknownAmount: 0,
  unmatchedAmount: 0,
  expectedLoss: 9000,
  overdue: OVERDUE_BUCKETS.map((key) => ({ key, label: key, amount: key === '1-30' ? 1_000_000 : 0, count: 0 })),
  largest: [exposed],
  largestShare: 1,
  risks: [exposed],
}

/** Two companies, one of which the model moved by a band. */
export const testingPortfolio: Portfolio = {
  meta: {
    watchedCount: 2,
    missingCount: 0,
    count: 2,
    importances: WATCH_IMPORTANCES.map((key) => ({ key, label: key })),
    labels: ['kulcs'],
    madeUp: 'KITALÁLT BEMUTATÓ ADATOK',
    asOf: 'Állapot: ma.',
    unrated: [{ reason: 'megszűnt', count: 1 }],
    xlsxUrl: '/api/monitoring/portfolio/xlsx?lossShare=45',
    notes: [],
  },
  spreads: [
    {
      key: 'band',
      title: 'Kockázati besorolás',
      parts: PORTFOLIO_BANDS.map((key) => {
        const count = key === 'minimal' || key === 'unrated' ? 1 : 0
        return { key, label: key, count, share: count / 2 }
      }),
    },
    { key: 'county', title: 'Vármegye', parts: [{ key: '20', label: 'Zala', count: 2, share: 1 }] },
  ],
  moves: {
    from: '2026-10-23',
    to: '2026-11-23',
    rows: MOVE_ROWS.map((key) => ({ key, label: key, count: key === 'low' || key === 'unrated' ? 1 : 0 })),
    columns: MOVE_COLUMNS.map((key) => ({ key, label: key, count: key === 'minimal' || key === 'unrated' ? 1 : 0 })),
    cells: [
      { row: 'low', column: 'minimal', count: 1, company: 0, model: 1, both: 0, unknown: 0 },
      { row: 'unrated', column: 'unrated', count: 1, company: 0, model: 0, both: 0, unknown: 0 },
    ],
    causes: MOVE_CAUSES.map((key) => ({
      key,
      label: key,
      about: `${key}: magyarázat`,
      count: key === 'model' ? 1 : 0,
    })),
    stages: PORTFOLIO_BANDS.map((key) => ({ key, label: key, before: 0, between: 0, after: 0 })),
    isModelChanged: true,
    notes: ['A modell változott.'],
  },
  exposure: null,
}

export const testingMember: PortfolioCompany = {
  companyId: '10738885',
  name: { value: '<b>Béta</b> Kft.', url: '/report/10738885/summary' },
  isMadeUp: true,
  status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
  importance: 'magas',
  risk,
  before: { value: 70, band: 'low', label: 'alacsony kockázat' },
  between: { value: null, band: 'minimal', label: 'minimális kockázat' },
  after: risk,
  cause: 'a modell változott',
}
