import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { Locale } from '@merleg/domain/locale'
import { readClassicalInputs } from '@merleg/domain/score/classical-models/classical-inputs'
import { CLASSICAL_MODELS } from '@merleg/domain/score/classical-models/classical-models'
import {
  type ClassicalResult,
  computeClassicalModels,
} from '@merleg/domain/score/classical-models/compute-classical-models'
import { findDisagreement } from '@merleg/domain/score/classical-models/find-disagreement'
import { getTranslator } from '@merleg/i18n/translator'
import { filedAmounts, type BusinessYear } from '../business-years/business-years.ts'
import { findObstacle } from '../business-years/year-changes.ts'
import type { ShownRisk } from '../../../shared/shown-risk.ts'
import { findScoreYears, scoreAccounts, type ScoreInput } from './score-input.ts'

/**
 * The published failure models for the accounts behind the rating; empty where it rests on none. A year before that cannot be
 * held against this one, as the rating does not either, is none.
 */
export function listClassical(input: ScoreInput): ClassicalResult[] {
  const { current } = findScoreYears(input)
  const previous = findPreviousYear(input)
  const accounts = scoreAccounts(input)
  const filed = current && toFiled(current)
  if (accounts === null || filed === null) return []
  const { currency, year } = accounts
  return computeClassicalModels(
    readClassicalInputs({ current: filed, previous: previous && toFiled(previous), currency, year }),
  )
}

function findPreviousYear(input: ScoreInput): BusinessYear | null {
  const { current, previous } = findScoreYears(input)
  if (current === null) return null
  const years = input.businessYears?.years ?? []
  return findObstacle(years, { year: current.year, isFlow: true }) === null ? previous : null
}

/** Said where so many of them contradict the rating that a reader asks why; null where they do not. */
export function renderDisagreement(
  locale: Locale,
  { band, label }: Pick<ShownRisk, 'band' | 'label'>,
  results: readonly ClassicalResult[],
): string | null {
  const found = findDisagreement(band, results)
  if (found === null) return null
  const t = getTranslator(locale, 'score/classical-models')
  return t(`disagreement.${found.zone}`, { count: found.count, total: found.total, label })
}

function toFiled(year: BusinessYear) {
  const { statement } = year.basis
  return statement === null
    ? null
    : { layout: statement.layout, unit: statement.unit, amounts: filedAmounts(year.basis) }
}

/** A model with its value, its zone and where it is from. */
export function renderClassicalRow(locale: Locale, result: ClassicalResult): ScorePage['classical'][number] {
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
