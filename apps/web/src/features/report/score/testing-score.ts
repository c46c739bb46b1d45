import type { ScorePage, ScorePartRow } from '@merleg/contract/report/score.contract'
import { bandOfPoints, LITE_BANDS, pointsOfBand, pointsOfLiteBand, RISK_BANDS } from '@merleg/domain/risk-rating'
import type { ScorePart } from '@merleg/domain/score/rate/company-score'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { FACTOR_DEFINITIONS } from '@merleg/domain/score/model/factor-definitions'
import { findLifts } from '@merleg/domain/score/explain/lift-band'
import { rateCompany } from '@merleg/domain/score/rate/rate-company'
import { INPUT_KEYS, type ScoreInputs } from '@merleg/domain/score/inputs/score-inputs'
import { HORIZONS } from '@merleg/domain/score/model/score-model'
import { SOUND_INPUTS } from '@merleg/domain/score/inputs/testing-inputs'
import { ALL_ON, QUIET_FACTS } from '@merleg/domain/score/rate/testing-score'
import { testingProvenance } from '../header/testing-header.ts'

const ORIGIN = { derivation: 'A 2025. évi beszámolóból.', sources: [testingProvenance] }
const AS_OF = '2026-11-01'
const ACCOUNTS = {
  year: 2025,
  balanceSheetDay: '2025-12-31',
  currency: 'HUF',
  url: '/report/14562877/financial-report',
}
/** Slow payers whose profits are thin: there is much to be changed. */
export const TESTING_INPUTS: ScoreInputs = { ...SOUND_INPUTS, cash: 2_000_000, receivables: 42_000_000 }

function toRow(part: ScorePart): ScorePartRow {
  const key = 'key' in part ? part.key : part.kind
  const shared = {
    kind: part.kind,
    key,
    label: `Tényező ${key}`,
    definition: `Mit jelent: ${key}.`,
    points: part.points,
  }
  const plain = {
    reason: `Miért: ${key}.`,
    value: null,
    unit: null,
    bin: null,
    range: null,
    typical: null,
    origin: null,
  }
  if (part.kind !== 'factor') return { ...shared, ...plain }
  const shape = CURRENT_MODEL.factors.find((factor) => factor.key === part.key)
  const points = shape?.bins.map((bin) => bin.points) ?? []
  const { unit } = FACTOR_DEFINITIONS[part.key]
  return {
    ...shared,
    ...plain,
    unit: unit === 'magnitude' ? 'currency' : unit,
    value: part.value,
    bin:
      part.bin === null
        ? null
        : { from: shape?.bins[part.bin - 1]?.below ?? null, below: shape?.bins[part.bin]?.below ?? null },
    range: { lowest: Math.min(...points), highest: Math.max(...points) },
    typical:
      part.value === null
        ? null
        : { sector: '25.62 Fémmegmunkálás', companyCount: 41, lowerQuartile: -0.4, median: 0.3, upperQuartile: 1.6 },
    origin: ORIGIN,
  }
}

const CLASSICAL: ScorePage['classical'] = [
  {
    key: 'altman-z2',
    name: 'Altman Z″',
    value: 2.1,
    missing: [],
    zone: 'grey',
    zoneLabel: 'bizonytalan zóna',
    thresholds: '1,1 alatt veszélyes, 2,6 felett biztonságos',
    formula: '6,56 X1 + 3,26 X2 + 6,72 X3 + 1,05 X4',
    source: 'Altman, 1995',
  },
  {
    key: 'ohlson',
    name: 'Ohlson O',
    value: null,
    missing: ['árszínvonal'],
    zone: null,
    zoneLabel: 'nem számítható',
    thresholds: '0,5',
    formula: 'képlet',
    source: 'Ohlson, 1980',
  },
]

const LIMIT: ScorePage['creditLimit'] = {
  value: 3_400_000,
  currency: 'HUF',
  formula: 'Így számoljuk a keretet.',
  steps: [
    { key: 'equityShare', label: 'A saját tőke tizede', value: 3_500_000, unit: 'currency' },
    { key: 'factor', label: 'Hányad', value: 0.8, unit: 'percent' },
  ],
}

function listBands(own: string): ScorePage['bands'] {
  return RISK_BANDS.map((band) => ({
    band,
    label: `sáv ${band}`,
    advice: `hiteljavaslat ${band}`,
    ...pointsOfBand(band),
    backgroundColor: '#000000',
    probability: 0.01,
    isOwn: band === own,
  }))
}

/** The page of a company with these accounts, as the domain rates it. */
export function makeScorePage(inputs: ScoreInputs = TESTING_INPUTS, facts = QUIET_FACTS): ScorePage {
  const rating = { facts, accounts: { ...ACCOUNTS, inputs }, asOf: AS_OF, model: CURRENT_MODEL, config: ALL_ON }
  const score = rateCompany(rating)
  const { points, probabilities } = score
  const own = bandOfPoints(points)
  return {
    basis: score.basis,
    basisText: 'A 2025. 12. 31. fordulónapú beszámoló és a nyilvántartások adatai alapján.',
    asOf: AS_OF,
    risk: { value: points, band: own, label: `sáv ${own}`, backgroundColor: '#000000' },
    caveats: [],
    confidence: null,
    advice: `hiteljavaslat ${own}`,
    model: { version: CURRENT_MODEL.version, description: 'Így tanult a modell.', hasCard: true },
    accounts: ACCOUNTS,
    probabilities: probabilities && {
      horizons: HORIZONS.map((months) => ({ months, probability: probabilities[months] })),
      baseRateText: 'Az alapráta forrása.',
      baseRates: [],
    },
    bands: listBands(own),
    creditLimit: LIMIT,
    parts: score.parts.map(toRow),
    inputs: INPUT_KEYS.map((key) => ({ key, label: `Sor ${key}`, value: inputs[key], origin: ORIGIN })),
    whatIf: { facts, switchedOff: [], model: null },
    lifts: findLifts({ ...rating, score }).map((lift) => ({
      band: lift.band,
      label: `sáv ${lift.band}`,
      points: lift.points,
      changes: lift.steps.map(({ input, lever, from, to }) => ({
        input,
        label: `Sor ${input}`,
        from,
        to,
        text: lever,
      })),
    })),
    change: {
      previous: { asOf: '2025-11-01', points: (points ?? 0) - 3, modelVersion: 'előző modell' },
      byModel: 1,
      byCompany: 2,
      text: 'Az előzőhöz képest 3 ponttal több.',
      parts: [{ kind: 'factor', key: 'cashRatio', label: 'Tényező cashRatio', points: 2 }],
    },
    history: [
      { asOf: AS_OF, points, label: `sáv ${own}`, modelVersion: CURRENT_MODEL.version },
      { asOf: '2025-11-01', points: (points ?? 0) - 3, label: 'sáv akkor', modelVersion: 'előző modell' },
    ],
    years: [
      { year: 2024, points: 44, origin: ORIGIN, mark: null },
      { year: 2025, points, origin: ORIGIN, mark: null },
    ],
    yearsNote: null,
    classical: CLASSICAL,
    classicalNote: null,
  }
}

/** Nothing rests on accounts: no probability, no limit, nothing to move. */
const WITHOUT_ACCOUNTS = {
  accounts: null,
  probabilities: null,
  creditLimit: null,
  inputs: [],
  whatIf: null,
  lifts: [],
  change: null,
  years: [],
  classical: [],
} as const satisfies Partial<ScorePage>

/** A company whose accounts nobody knows. */
export function makeRegisterPage(): ScorePage {
  const score = rateCompany({ facts: QUIET_FACTS, accounts: null, asOf: AS_OF, model: CURRENT_MODEL, config: ALL_ON })
  const page = makeScorePage()
  return {
    ...page,
    ...WITHOUT_ACCOUNTS,
    basis: 'register',
    basisText: 'Beszámolót nem ismerünk.',
    risk: { ...page.risk, value: score.points, band: bandOfPoints(score.points), label: 'sáv nyilvántartás' },
    parts: score.parts.map(toRow),
  }
}

/** A nonprofit, in the three bands of the lite rating. */
export function makeLitePage(): ScorePage {
  const page = makeRegisterPage()
  return {
    ...page,
    basis: 'lite',
    basisText: 'Egyszerűsített minősítés.',
    bands: LITE_BANDS.map((band, index) => ({
      band,
      label: `lite ${band}`,
      advice: `hiteljavaslat ${band}`,
      ...pointsOfLiteBand(band),
      backgroundColor: '#000000',
      probability: null,
      isOwn: index === 1,
    })),
  }
}

/** A company that has ceased. */
export function makeUnratedPage(): ScorePage {
  const page = makeRegisterPage()
  return {
    ...page,
    basis: 'unrated',
    basisText: 'Megszűnt cégeket nem minősítünk.',
    risk: { value: null, band: 'unrated', label: 'nem minősített', backgroundColor: '#8b96a1' },
    bands: page.bands.map((band) => ({ ...band, isOwn: false })),
    parts: [],
    history: [],
  }
}
