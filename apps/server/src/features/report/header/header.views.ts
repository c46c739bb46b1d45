import { listMenuFlags, type ReportHeader } from '@merleg/contract/report/header.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { listCoverageCaveats } from '@merleg/domain/score/rate/rating-caveats'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import type { Config } from '../../../app/config.ts'
import { renderStatusOn } from '../../../shared/status-badge.ts'
import { listLastTold } from '../../register/last-told.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { readScoreConfig } from '../../score/rate/score-config.ts'
import { listStatements } from '../../register/statements.repository.ts'
import { findScore } from '../../score/store/score.repository.ts'
import { listBusinessYears } from '../business-years/business-years.ts'
import { findInfoColors, type InfoColors } from '../info-colors.repository.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { rateNow, type ShownScore } from '../rating/rate-now.ts'
import { nameConfidence, renderCaveats } from '../rating/render-caveats.ts'
import { SECTIONS } from '../sections/sections.generated.ts'
import { translateLegalForm } from '../words/register-words.ts'

const NO_COLORS: InfoColors = { negative: null, positive: null }

type Deps = {
  db: DbOrTx
  config: Pick<
    Config,
    'MERLEG_EXTRA_MENU_URL' | 'MERLEG_EXTRA_MENU_NAME' | 'MERLEG_SCORE_SWITCHED_OFF' | 'MERLEG_BASE_RATES'
  >
}

/** The frame of a report (spec part 1 §2 "Report sidebar"). Throws `company.not-found`. */
export async function getHeaderPage(
  { db, config }: Deps,
  query: { companyId: string; locale: Locale; /** YYYY-MM-DD */ today: string },
): Promise<Omit<ReportHeader, 'monitoring'>> {
  const { companyId, locale, today } = query
  const [profile, stored, lastTold] = await Promise.all([
    findProfile(db, companyId),
    findScore(db, companyId),
    listLastTold(db, [companyId]),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const score = stored ?? (await rateNow(db, { companyId, asOf: today, scoreConfig: readScoreConfig(config) }))
  const { points, basis } = score
  const hasInfo = profile.negativeCount + profile.positiveCount > 0
  const [{ negative, positive }, confidence] = await Promise.all([
    hasInfo ? findInfoColors(db, { companyId, today }) : NO_COLORS,
    findConfidence(db, score, locale),
  ])
  return {
    id: companyId,
    name: profile.name,
    tax8: /^\d{8}/.exec(profile.countryCode === 'HU' ? (profile.taxNumber ?? '') : '')?.[0] ?? null,
    menu: {
      ...listMenuFlags((noun) => SECTIONS[noun].isShownFor({ ...profile, points })),
      extraMenu: renderExtraMenu(config),
    },
    status: renderStatusOn(locale, profile.status, { lastTold: lastTold.get(companyId) ?? null, today }),
    risk: {
      ...renderRisk(locale, { kind: profile.kind, points, basis }),
      confidence,
    },
    type: renderType(locale, profile),
    positiveColor: positive,
    negativeColor: negative,
    countryCode: profile.countryCode,
    isMadeUp: profile.isMadeUp,
  }
}

/**
 * What the pages beside it say. The accounts are read only where they decide: what the registers leave open stands with the
 * rating, and one without accounts has no gaps in them.
 */
async function findConfidence(db: DbOrTx, score: ShownScore, locale: Locale): Promise<string | null> {
  const coverage = listCoverageCaveats(score)
  if (coverage.length > 0 || score.basis !== 'statement') return nameConfidence(locale, coverage)
  const statements = await listStatements(db, { companyId: score.companyId })
  // No caveat rests on a headcount.
  return nameConfidence(locale, renderCaveats(locale, score, listBusinessYears(statements, [])))
}

function renderExtraMenu(config: Deps['config']): ReportHeader['menu']['extraMenu'] {
  const { MERLEG_EXTRA_MENU_URL: link, MERLEG_EXTRA_MENU_NAME: name } = config
  return link === undefined || name === undefined ? null : { link, name }
}

function renderType(locale: Locale, profile: Profile): ReportHeader['type'] {
  const { kind, legalForm, legalFormCode } = profile
  const name =
    legalForm === null
      ? getTranslator(locale, 'report/header/answers')(`kinds.${kind}`)
      : translateLegalForm(locale, { code: legalFormCode, name: legalForm })
  return { kind, icon: `kind-${kind}`, name }
}
