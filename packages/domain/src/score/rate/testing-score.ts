import { computeFactors } from './compute-factors.ts'
import { FACTOR_DEFINITIONS, TRAINED_KEYS } from '../model/factor-definitions.ts'
import type { FactorKey } from '../model/factor-keys.ts'
import type { ScoreConfig } from './rate-company.ts'
import { REGISTER_FACTOR_KEYS } from './register-factors.ts'
import type { RegisterFacts } from '../inputs/register-facts.ts'
import { HORIZONS, type FactorShape, type ScoreModel } from '../model/score-model.ts'
import { SOUND_INPUTS } from '../inputs/testing-inputs.ts'

/** A company of which the register says nothing bad. */
export const QUIET_FACTS: RegisterFacts = {
  kind: 'company',
  countryCode: 'HU',
  status: 'working',
  foundedOn: '2010-03-01',
  filingDelayDays: 0,
  missingAccounts: 0,
  hasEnforcement: false,
  hasTaxEnforcement: false,
  hasTaxDebt: false,
  officerFailures: 0,
  auditorChanges: 0,
  seatChanges: 0,
  headcount: 12,
  pastEvents: [],
  hasLien: false,
  hasInvalidTaxNumber: false,
  isSanctioned: false,
  unreadProceedings: [],
  untoldProcedures: [],
  hasLeftRegister: false,
  isFinancialFirm: false,
}

export const ALL_ON: ScoreConfig = { switchedOff: new Set() }
export const REGISTER_OFF: ScoreConfig = { switchedOff: new Set(REGISTER_FACTOR_KEYS) }

const SOUND_FACTORS = computeFactors({ inputs: SOUND_INPUTS, currency: 'HUF', year: 2024 })

/** Seven bins around the value of the sound company: it has the middle one, which gives nothing. */
function shapeOf(key: FactorKey, pointsPerBin: number): FactorShape {
  const { direction } = FACTOR_DEFINITIONS[key]
  const middle = SOUND_FACTORS[key] ?? 0
  const width = Math.max(0.02, Math.abs(middle) / 8)
  const sign = direction === 'falling' ? -1 : 1
  const limits = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((step) => middle + step * width)
  const bins = [...limits, null].map((below, bin) => ({
    below,
    points: sign * (bin - 3) * pointsPerBin,
    rows: 100,
    failures: 10,
  }))
  return { key, direction, bins, declared: [], missing: { rows: 10, failures: 2 } }
}

/** A model made up for tests: the sound company has `basePoints`, and each factor is worth so many points a bin. */
export function makeModel({
  version = 'test-1',
  basePoints = 60,
  pointsPerBin = 2,
  without = [],
  earlierYear = null,
}: {
  readonly version?: string
  readonly basePoints?: number
  readonly pointsPerBin?: number
  readonly without?: readonly FactorKey[]
  readonly earlierYear?: ScoreModel['earlierYear']
} = {}): ScoreModel {
  const factors = TRAINED_KEYS.filter((key) => !without.includes(key)).map((key) => shapeOf(key, pointsPerBin))
  const training = { files: [], rows: 2000, failures: 200, ratedRows: 1900, ratedFailures: 150, sample: [] }
  return {
    format: 3,
    version,
    description: 'made up for tests',
    scale: { pointsAtBaseRate: 50, pointsToDoubleOdds: 10 },
    basePoints,
    factors,
    earlierYear,
    intervals: HORIZONS.map((months) => ({ months, slope: 0.07, training })),
    reference: [30, 50, 70, 90].map((sum) => ({ sum, rows: 100 })),
  }
}
