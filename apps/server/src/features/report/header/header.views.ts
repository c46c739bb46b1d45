import type { ReportHeader, ReportSection } from '@merleg/contract/report/header.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { hasPublications } from '@merleg/domain/publications'
import { findSectorClass } from '@merleg/domain/sectors'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import type { Config } from '../../../app/config.ts'
import { renderStatusBadge } from '../../../shared/status-badge.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { readScoreConfig } from '../../score/score-config.ts'
import { findScore } from '../../score/score.repository.ts'
import { findInfoColors, type InfoColors } from '../report-info.repository.ts'
import { renderRisk } from '../report-risk.ts'
import { rateNow } from '../report-score.ts'
import { translateLegalForm } from '../report-words.ts'

const NO_COLORS: InfoColors = { negative: null, positive: null }

type Deps = {
  db: DbOrTx
  config: Pick<
    Config,
    'MERLEG_EXTRA_MENU_URL' | 'MERLEG_EXTRA_MENU_NAME' | 'MERLEG_SCORE_SWITCHED_OFF' | 'MERLEG_BASE_RATES'
  >
}

/** Which sections of the report exist, and for which companies they have something to show. */
const listFlags = (
  { hasFacts, statementCount, ...company }: Profile,
  points: number | null,
): Record<ReportSection, boolean> => ({
  summary: true,
  companyData: hasFacts,
  changes: hasFacts || statementCount > 0,
  financialReportSummary: statementCount > 0,
  financialReport: statementCount > 0,
  commonRatings: statementCount > 0,
  connectionList: false,
  connections: false,
  timeline: hasFacts || statementCount > 0,
  marketing: hasFacts,
  finalOwner: false,
  im: hasPublications(company),
  // Of an unrated company its former years and the classical models still tell something.
  score: points !== null || statementCount > 0,
  negativeInfo: hasFacts,
  // Growth shows in the accounts alone.
  positiveInfo: hasFacts || statementCount > 0,
  sanctions: hasFacts,
  sector: statementCount > 0 && hasSector(company),
})

function hasSector(company: Pick<Profile, 'mainActivityScheme' | 'mainActivityCode'>): boolean {
  const { mainActivityScheme: scheme, mainActivityCode: code } = company
  return scheme !== null && code !== null && findSectorClass({ scheme, code }) !== null
}

/** The frame of a report (spec part 1 §2 "Report sidebar"). Throws `company.not-found`. */
export async function getHeaderPage(
  { db, config }: Deps,
  query: { companyId: string; locale: Locale; /** YYYY-MM-DD */ today: string },
): Promise<ReportHeader> {
  const { companyId, locale, today } = query
  const [profile, stored] = await Promise.all([findProfile(db, companyId), findScore(db, companyId)])
  if (profile === null) throw new AppError('company.not-found')
  const { points } = stored ?? (await rateNow(db, { companyId, asOf: today, scoreConfig: readScoreConfig(config) }))
  const hasInfo = profile.negativeCount + profile.positiveCount > 0
  const { negative, positive } = hasInfo ? await findInfoColors(db, { companyId, today }) : NO_COLORS
  return {
    id: companyId,
    name: profile.name,
    tax8: /^\d{8}/.exec(profile.countryCode === 'HU' ? (profile.taxNumber ?? '') : '')?.[0] ?? null,
    menu: { ...listFlags(profile, points), extraMenu: renderExtraMenu(config) },
    status: renderStatusBadge(locale, profile.status),
    risk: renderRisk(locale, { kind: profile.kind, points }),
    type: renderType(locale, profile),
    monitoring: null,
    positiveColor: positive,
    negativeColor: negative,
    countryCode: profile.countryCode,
    isMadeUp: profile.isMadeUp,
  }
}

function renderExtraMenu(config: Deps['config']): ReportHeader['menu']['extraMenu'] {
  const { MERLEG_EXTRA_MENU_URL: link, MERLEG_EXTRA_MENU_NAME: name } = config
  return link === undefined || name === undefined ? null : { link, name }
}

function renderType(locale: Locale, profile: Profile): ReportHeader['type'] {
  const { kind, legalForm, legalFormCode } = profile
  const name =
    legalForm === null
      ? getTranslator(locale, 'report/header')(`kinds.${kind}`)
      : translateLegalForm(locale, { code: legalFormCode, name: legalForm })
  return { kind, icon: `kind-${kind}`, name }
}
