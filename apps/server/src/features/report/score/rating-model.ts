import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { RegisterTraining } from '@merleg/domain/score/model/register-training'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { getTranslator } from '@merleg/i18n/translator'
import type { ScoreInput } from './score-input.ts'

/** What the model of a rating learned from, in a few sentences. */
export function describeModel({ locale, score, model }: Pick<ScoreInput, 'locale' | 'score' | 'model'>): string {
  const t = getTranslator(locale, 'report/score/answers')
  if (score.basis === 'register' || score.basis === 'lite') return t('expertModel')
  const { register } = model ?? CURRENT_MODEL
  return register === undefined ? describeShipped(locale) : describeOwn(locale, model ?? CURRENT_MODEL, register)
}

function describeShipped(locale: Locale): string {
  const trained = CURRENT_MODEL.intervals.map(({ training }) => training)
  const rows = trained.reduce((sum, { ratedRows }) => sum + ratedRows, 0)
  const failures = trained.reduce((sum, { ratedFailures }) => sum + ratedFailures, 0)
  const words = { rows: formatNumber(locale, rows), failures: formatNumber(locale, failures) }
  return getTranslator(locale, 'report/score/answers')('model', words)
}

/** Of the nearest interval: of later ones nothing may have been learned. */
function describeOwn(locale: Locale, { intervals }: ScoreModel, register: RegisterTraining): string {
  const t = getTranslator(locale, 'report/score/answers')
  const { ratedRows = 0, ratedFailures = 0 } = intervals[0]?.training ?? {}
  const words = {
    country: register.countryCode,
    rows: formatNumber(locale, ratedRows),
    failures: formatNumber(locale, ratedFailures),
    verdict: t(`modelVerdicts.${register.comparison.verdict}`),
    madeUp: register.isMadeUp ? t('madeUpModel') : '',
  }
  return t('registerModel', words).trim()
}

/** The model of the rating where a browser does not have it: null for that of the program, and for one not known any more. */
export function findOtherModel({ model }: Pick<ScoreInput, 'model'>): ScoreModel | null {
  return model === null || model.version === CURRENT_MODEL.version ? null : model
}
