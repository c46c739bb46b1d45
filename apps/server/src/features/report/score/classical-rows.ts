import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { Locale } from '@merleg/domain/locale'
import { readClassicalInputs } from '@merleg/domain/score/classical-models/classical-inputs'
import { CLASSICAL_MODELS } from '@merleg/domain/score/classical-models/classical-models'
import {
  type ClassicalResult,
  computeClassicalModels,
} from '@merleg/domain/score/classical-models/compute-classical-models'
import { getTranslator } from '@merleg/i18n/translator'
import { filedAmounts, type BusinessYear } from '../business-years/business-years.ts'
import { findScoreYears, scoreAccounts, type ScoreInput } from './score-input.ts'

/** The published failure models for the accounts behind the rating; empty where it rests on none. */
export function renderClassical(input: ScoreInput): ScorePage['classical'] {
  const { current, previous } = findScoreYears(input)
  const accounts = scoreAccounts(input)
  const filed = current && toFiled(current)
  if (accounts === null || filed === null) return []
  const { currency, year } = accounts
  const inputs = readClassicalInputs({ current: filed, previous: previous && toFiled(previous), currency, year })
  return computeClassicalModels(inputs).map((result) => renderRow(input, result))
}

function toFiled(year: BusinessYear) {
  const { statement } = year.basis
  return statement === null
    ? null
    : { layout: statement.layout, unit: statement.unit, amounts: filedAmounts(year.basis) }
}

function renderRow({ locale }: ScoreInput, result: ClassicalResult): ScorePage['classical'][number] {
  const t = getTranslator(locale, 'score/classical-models')
  const { key, value, zone, missing, approximations } = result
  const { authors, year, title, in: where } = CLASSICAL_MODELS[key].source
  return {
    key,
    name: t(`models.${key}.name`),
    value,
    missing: missing.map((input) => t(`inputs.${input}`)),
    zone,
    zoneLabel: zone === null ? explainGap(locale, result) : t(`zones.${zone}`),
    thresholds: t(`models.${key}.thresholds`),
    formula: [t(`models.${key}.formula`), ...approximations.map((name) => t(`approximations.${name}`))].join('. '),
    source: t('source', { authors, year, title, in: where }),
  }
}

function explainGap(locale: Locale, { missing, notAboveZero }: ClassicalResult): string {
  const t = getTranslator(locale, 'score/classical-models')
  const inputs = (missing.length > 0 ? missing : notAboveZero).map((input) => t(`inputs.${input}`)).join(', ')
  return t(missing.length > 0 ? 'notComputable.missing' : 'notComputable.notAboveZero', { inputs })
}
