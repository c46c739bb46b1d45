import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { UNBALANCED } from '../../report/testing-doubtful-accounts.ts'
import { AMOUNTS } from '../../score/testing-scores.ts'
import { RULES } from './refresh-search-profiles.usecases.ts'
import { draftCompany, type KnownCompany } from './search-drafts.ts'
import type { FiledAccounts } from './searched-accounts.ts'

const COMPANY: KnownCompany['company'] = {
  companyId: '10000001',
  kind: 'company',
  countryCode: 'HU',
  legalForm: 'Korlátolt felelősségű társaság',
  legalFormCode: '113',
  seatCounty: 'Pest',
  mainScheme: 'TEAOR08',
  mainCode: '4120',
  filingsSource: 'full',
  statusSource: 'full',
}
const FOUNDED: KnownCompany['life'][number] = {
  companyId: COMPANY.companyId,
  section: 'founding',
  validFrom: '2016-02-29',
  isValid: true,
  status: null,
  on: '2016-02-29',
}

function filed(year: number, netSales: number, given: Partial<FiledAccounts> = {}): FiledAccounts {
  const period = { start: `${year}-01-01`, end: `${year}-12-31`, year, filedOn: `${year + 1}-05-20` }
  const kind = { layout: 'hu-simplified-a', isConsolidated: false, currency: 'HUF', unit: 1000 } as const
  return { ...period, ...kind, amounts: { ...AMOUNTS, netSales }, previousAmounts: {}, ...given }
}
/** Four years of growth, the newest first, with other accounts of some. */
const growing = (given: Record<number, Partial<FiledAccounts>> = {}) =>
  [2025, 2024, 2023, 2022].map((year) => filed(year, 100_000 * 2 ** (year - 2021), given[year]))
const known = (given: Partial<KnownCompany> = {}): KnownCompany => ({
  company: COMPANY,
  filed: growing(),
  life: [FOUNDED],
  today: '2026-11-20',
  ...given,
})
/** Per cent in thousandths. */
const DOUBLED = 100_000
const SHORT = { start: '2024-10-03' }
const TOLD_BEFORE = { previousAmounts: AMOUNTS }

/** Companies at the edges of what is searched by. */
const COMPANIES: readonly KnownCompany[] = [
  known(),
  known({ filed: [] }),
  known({ life: [] }),
  known({ life: [FOUNDED, { ...FOUNDED, section: 'liquidation', validFrom: '2026-05-01', on: null }] }),
  known({ company: { ...COMPANY, filingsSource: null } }),
  known({ company: { ...COMPANY, legalForm: null, legalFormCode: null, seatCounty: null, mainCode: null } }),
  known({ company: { ...COMPANY, countryCode: 'EE', mainScheme: 'EMTAK', mainCode: '41201' } }),
  known({ filed: growing({ 2024: SHORT }) }),
  known({ filed: growing({ 2024: { start: '2023-07-01' } }) }),
  known({ filed: growing({ 2024: { amounts: UNBALANCED }, 2025: TOLD_BEFORE }) }),
  known({ filed: growing({ 2024: { ...SHORT, amounts: UNBALANCED }, 2025: TOLD_BEFORE }) }),
  known({ filed: growing({ 2024: { ...SHORT, currency: 'EUR' }, 2025: TOLD_BEFORE }) }),
  known({ filed: growing({ 2025: { currency: 'EUR', unit: 1 } }) }),
  known({ filed: growing({ 2025: { amounts: UNBALANCED } }) }),
  known({ filed: growing({ 2025: { isConsolidated: true } }) }),
  known({ filed: growing().slice(2) }),
]

test('another draft of the same company comes with another number of the rules', () => {
  const drafts = COMPANIES.map(draftCompany)
  const digest = createHash('sha256').update(JSON.stringify(drafts)).digest('hex').slice(0, 16)
  const growth = drafts.map(({ accounts }) => accounts?.salesGrowth ?? null)
  // Where the digest differs: raise RULES, so that what is kept of companies nobody touches is made anew, and write both here.
  expect({ rules: RULES, digest, growth }).toEqual({
    rules: '7',
    digest: 'ca437e415814d4d9',
    growth: [
      DOUBLED,
      null,
      DOUBLED,
      DOUBLED,
      DOUBLED,
      DOUBLED,
      DOUBLED,
      null,
      null,
      788_889,
      null,
      null,
      null,
      DOUBLED,
      DOUBLED,
      DOUBLED,
    ],
  })
})
