import { reportPage } from '@merleg/contract/pages'
import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { listCoverageCaveats } from '@merleg/domain/score/rate/rating-caveats'
import { isTotalOfParts } from '@merleg/domain/score/inputs/read-inputs'
import { INPUT_KEYS, type InputKey } from '@merleg/domain/score/inputs/score-inputs'
import { findSectorClass } from '@merleg/domain/sectors'
import { getTranslator } from '@merleg/i18n/translator'
import type { Profile } from '../../register/profiles.repository.ts'
import { findRatingModel } from '../../score/models/rating-models.ts'
import { listScores, type StoredScore } from '../../score/store/score.repository.ts'
import { findSectorFactors } from '../../score/sector-factors/sector-factors.repository.ts'
import { formatDate } from '@merleg/domain/format/date'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { renderNewestYearNote } from '../rating/newest-year-note.ts'
import { rateYears } from '../rating/rated-years.ts'
import { nameConfidence, renderCaveats } from '../rating/render-caveats.ts'
import { rateNow } from '../rating/rate-now.ts'
import { loadBusinessYears } from '../business-years/year-input.ts'
import { describeModel, findOtherModel } from './rating-model.ts'
import { listClassical, renderClassicalRow, renderDisagreement } from './classical-rows.ts'
import { renderChange, renderLifts } from './score-changes.ts'
import { loadMissing } from './missing-filing.ts'
import { scoreAccounts, type ScoreInput } from './score-input.ts'
import { renderAdvice, renderCreditLimit } from './score-limit.ts'
import { inputOrigin } from './score-origins.ts'
import { renderParts } from './score-parts.ts'
import { renderBands, renderProbabilities } from './score-probabilities.ts'

type Query = {
  companyId: string
  locale: Locale
  /** YYYY-MM-DD */
  asOf: string
  scoreConfig: ScoreConfig
  /** Reasons for a table that has name, value and points in columns of their own. */
  isTabular?: boolean
}

/** Why a company has its rating. Throws `company.not-found`. */
export async function getScorePage(db: DbOrTx, query: Query): Promise<ScorePage> {
  const { input, statements } = await loadScoreInput(db, query)
  const years = await rateYears(db, { ...query, statements, businessYears: input.businessYears })
  return {
    ...renderRating(input),
    years: years.map(({ year, points, origin, mark }) => ({ year, points, origin, mark })),
    yearsNote: renderNewestYearNote(query.locale, years, input.score),
  }
}

/** The same of today alone. */
export async function getRating(db: DbOrTx, query: Query): Promise<Rating> {
  return renderRating((await loadScoreInput(db, query)).input)
}

export type Rating = Omit<ScorePage, 'years' | 'yearsNote'>

async function loadScoreInput(db: DbOrTx, query: Query) {
  const { companyId, locale, scoreConfig, isTabular = false } = query
  const [{ profile, statements, businessYears }, history] = await Promise.all([
    loadBusinessYears(db, { companyId }),
    listScores(db, { companyId }),
  ])
  const score = history[0] ?? (await rateNow(db, query))
  const [model, typical, missing] = await Promise.all([
    findRatingModel(db, score.modelVersion),
    loadTypical(db, profile),
    loadMissing(db, { profile, statements, score, scoreConfig }),
  ])
  const known = { profile, score, model, history, businessYears, typical, missing }
  return { input: { ...known, locale, scoreConfig, isTabular } satisfies ScoreInput, statements }
}

async function loadTypical(db: DbOrTx, profile: Profile): Promise<ScoreInput['typical']> {
  const { mainActivityScheme: scheme, mainActivityCode: code, countryCode, isMadeUp } = profile
  const classCode = scheme === null || code === null ? null : findSectorClass({ scheme, code })
  return classCode === null ? new Map() : findSectorFactors(db, { countryCode, isMadeUp, classCode })
}

function renderRating(input: ScoreInput): Rating {
  const { locale, profile, score, history, scoreConfig } = input
  const { facts } = score
  const accounts = scoreAccounts(input)
  const risk = renderRisk(locale, { ...score, kind: profile.kind })
  const creditLimit = renderCreditLimit(input)
  const bands = renderBands(input, { creditLimit })
  const caveats = renderCaveats(locale, score, input.businessYears)
  const classical = listClassical(input)
  const labelOf = (rating: StoredScore) => renderRisk(locale, { ...rating, kind: profile.kind }).label
  return {
    basis: score.basis,
    basisText: describeBasis(input),
    asOf: score.asOf,
    risk,
    caveats,
    confidence: nameConfidence(locale, caveats),
    advice: renderAdvice(input, bands.find(({ isOwn }) => isOwn)?.advice ?? null),
    model: { version: score.modelVersion, description: describeModel(input), hasCard: input.model !== null },
    accounts: renderAccounts(input),
    probabilities: renderProbabilities(input),
    bands,
    creditLimit,
    parts: renderParts(input),
    inputs: score.inputs === null ? [] : renderInputs(input),
    whatIf:
      accounts === null ? null : { facts, switchedOff: [...scoreConfig.switchedOff], model: findOtherModel(input) },
    lifts: renderLifts(input),
    change: renderChange(input),
    history: history.map((rating) => {
      const { asOf, points, modelVersion, rulesVersion } = rating
      return { asOf, points, label: labelOf(rating), modelVersion, rulesVersion }
    }),
    classical: classical.map((result) => renderClassicalRow(locale, result)),
    classicalNote: renderDisagreement(locale, risk, classical),
  }
}

function describeBasis(input: ScoreInput): string {
  const { locale, score } = input
  const { basis, unratedReason, registerReason } = score
  const t = getTranslator(locale, 'report/score/answers')
  switch (basis) {
    case 'statement':
      return t(listCoverageCaveats(score).length > 0 ? 'basis.limited' : 'basis.statement', {
        day: formatDate(locale, scoreAccounts(input)?.balanceSheetDay ?? score.asOf),
      })
    case 'register':
      return t(`basis.${registerReason ?? 'no-accounts'}`)
    case 'lite':
      return score.inputs === null || score.statementYear === null
        ? t('basis.lite')
        : t('basis.lite-accounts', { year: score.statementYear })
    case 'unrated':
      return t(`basis.${unratedReason ?? 'nothing-known'}`)
  }
}

function renderAccounts(input: ScoreInput): ScorePage['accounts'] {
  const accounts = scoreAccounts(input)
  if (accounts === null) return null
  const { year, balanceSheetDay, currency } = accounts
  return { year, balanceSheetDay, currency, url: reportPage(input.profile.companyId, 'financial-report', { year }) }
}

function renderInputs(input: ScoreInput): ScorePage['inputs'] {
  const t = getTranslator(input.locale, 'report/score/answers')
  const { score, businessYears } = input
  const layout = businessYears?.years.find(({ year }) => year === score.statementYear)?.basis.statement?.layout
  const isOfParts = layout !== undefined && isTotalOfParts(layout)
  const labelOf = (key: InputKey): string =>
    isOfParts && isTotal(key) ? t(`inputsOfParts.${key}`) : t(`inputs.${key}`)
  return INPUT_KEYS.map((key) => ({
    key,
    label: labelOf(key),
    value: input.score.inputs?.[key] ?? null,
    origin: inputOrigin(input, key),
  }))
}

/** What is worked out from the total of assets. */
function isTotal(key: InputKey): key is 'totalAssets' | 'liabilities' {
  return key === 'totalAssets' || key === 'liabilities'
}
