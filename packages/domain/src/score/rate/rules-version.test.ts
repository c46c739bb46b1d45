import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { judgeAccounts, type JudgeableAccounts } from '../../accounts-quality/judge-accounts.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import type { ScoreInputs } from '../inputs/score-inputs.ts'
import { SOUND_INPUTS } from '../inputs/testing-inputs.ts'
import { rateCompany, type ScoreConfig } from './rate-company.ts'
import type { RegisterFactorKey } from './register-factors.ts'
import { RATING_RULES, rulesVersionOf } from './rules-version.ts'
import { ALL_ON, makeModel, QUIET_FACTS, REGISTER_OFF } from './testing-score.ts'

test('the version is another with what is switched off, in whatever order, and not with base rates', () => {
  const of = (...switchedOff: RegisterFactorKey[]) => rulesVersionOf({ switchedOff: new Set(switchedOff) })
  const found = [of(), of('age'), of('size'), of('age', 'size'), rulesVersionOf(REGISTER_OFF)]
  expect(new Set(found).size).toBe(found.length)
  expect(of('size', 'age')).toBe(of('age', 'size'))
  const baseRates = [{ countryCode: 'HU', year: null, months: 12, rate: 0.5 } as const]
  const config: ScoreConfig = { ...ALL_ON, baseRates }
  expect(rulesVersionOf(config)).toBe(of())
})

type Rated = { facts?: Partial<RegisterFacts>; inputs?: Partial<ScoreInputs> | null; day?: string }

/** Companies at the edges of what a rating rests on beside the model. */
const COMPANIES: readonly Rated[] = [
  {},
  { inputs: null },
  { day: '2022-12-31' },
  { inputs: { equity: -1 } },
  { inputs: { netSales: 0, previousNetSales: 0 } },
  { inputs: { profitBeforeTax: -1, operatingProfit: -1 } },
  { inputs: { shortTermLiabilities: null } },
  { facts: { status: 'under-liquidation' } },
  { facts: { status: 'suspended' } },
  { facts: { status: 'under-enforcement', hasEnforcement: null } },
  { facts: { status: 'ceased' } },
  { facts: { untoldProcedures: ['liquidation'] } },
  { facts: { hasLeftRegister: true } },
  { facts: { isFinancialFirm: true } },
  { facts: { foundedOn: null, filingDelayDays: 40, missingAccounts: 1 } },
  { facts: { hasTaxDebt: true, hasTaxEnforcement: true, hasLien: true } },
  { facts: { officerFailures: 2, auditorChanges: 2, seatChanges: 2, headcount: 300 } },
  { facts: { pastEvents: [{ event: 'bankruptcy', endedOn: '2023-01-01' }] } },
  { facts: { kind: 'nonprofit' } },
  { facts: { kind: 'selfemployed' }, inputs: null },
  { facts: { unreadProceedings: ['liquidation'] }, inputs: null },
]

const LINES = { totalAssets: 100, fixedAssets: 40, currentAssets: 60, equity: 45, liabilities: 55, netSales: 180 }
const filed = (year: number, given: Partial<JudgeableAccounts> = {}): JudgeableAccounts => ({
  year,
  layout: 'hu-simplified-a',
  isConsolidated: false,
  currency: 'HUF',
  unit: 1000,
  amounts: LINES,
  previousAmounts: {},
  ...given,
})

/** Accounts at the edges of what is an error. */
const ACCOUNTS: readonly JudgeableAccounts[][] = [
  [filed(2024), filed(2023)],
  [filed(2024, { amounts: { ...LINES, equity: 450 } }), filed(2023)],
  [filed(2024, { amounts: { ...LINES, totalAssets: 0 } })],
  [filed(2024, { unit: 1 }), filed(2023), filed(2022)],
]

test('whatever gives other points by the same model and tables raises the number', () => {
  const model = makeModel()
  const rated = COMPANIES.map(({ facts = {}, inputs = {}, day = '2024-12-31' }) => {
    const accounts = { currency: 'HUF', balanceSheetDay: day, year: Number(day.slice(0, 4)) }
    const { basis, points, parts } = rateCompany({
      facts: { ...QUIET_FACTS, ...facts },
      accounts: inputs === null ? null : { ...accounts, inputs: { ...SOUND_INPUTS, ...inputs } },
      asOf: '2025-06-30',
      model,
      config: ALL_ON,
    })
    return { basis, points, parts }
  })
  const judged = ACCOUNTS.map((accounts) => judgeAccounts(accounts).map(({ quality, filed: told }) => [quality, told]))
  const digest = createHash('sha256')
    .update(JSON.stringify([rated, judged]))
    .digest('hex')
  // Where the digest differs: raise RATING_RULES, unless a table that is in the version was changed, and write all of it here.
  expect({ rules: RATING_RULES, version: rulesVersionOf(ALL_ON), digest }).toEqual({
    rules: 2,
    version: '2-71f79db1',
    digest: 'bb9b4825252d8200b8add729de9f79246fa13dad52ef313cb6770a40b68dc8b0',
  })
})
