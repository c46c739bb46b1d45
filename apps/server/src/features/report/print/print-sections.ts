import type { PrintBlock, PrintComponent } from '@merleg/contract/report/print.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { ScoreConfig } from '@merleg/domain/score/rate-company'
import { AppError } from '../../../app/app-error.ts'
import { getCompanyDataPage } from '../company-data/company-data.views.ts'
import { listFinancialReportPages } from '../financial-report/financial-report.views.ts'
import { getFinancialSummaryPage } from '../financial-summary/financial-summary.views.ts'
import { getIndicatorsPage } from '../indicators/indicators.views.ts'
import { getInfoPage } from '../info/info.views.ts'
import { getMarketingPage } from '../marketing/marketing.views.ts'
import { getScorePage } from '../score/score.views.ts'
import { getSectorPage } from '../sector/sector.views.ts'
import { getSummaryPage } from '../summary/summary.views.ts'
import { getTimelinePage } from '../timeline/timeline.views.ts'
import { renderCompanyDataBlocks } from './company-data-blocks.ts'
import { renderFinancialReportBlocks } from './financial-report-blocks.ts'
import { renderFinancialSummaryBlocks } from './financial-summary-blocks.ts'
import { renderIndicatorsBlocks } from './indicators-blocks.ts'
import { renderInfoBlocks } from './info-blocks.ts'
import { renderMarketingBlocks } from './marketing-blocks.ts'
import type { PrintContext } from './print-context.ts'
import { renderScoreBlocks } from './score-blocks.ts'
import { renderSectorBlocks } from './sector-blocks.ts'
import { renderSummaryBlocks } from './summary-blocks.ts'
import { renderTimelineBlocks } from './timeline-blocks.ts'

/** Years of accounts that are printed unless only the last is asked for (spec part 1 §2 "Report print page"). */
const PRINTED_YEARS = 5

type SectionQuery = { companyId: string; onlyLastReport: boolean; today: string; scoreConfig: ScoreConfig }

/** Reads what the section's page reads and sets it as blocks: the figures are those of the screen. */
type LoadSection = (db: DbOrTx, query: SectionQuery, context: PrintContext) => Promise<PrintBlock[]>

const loadSummary: LoadSection = async (db, { companyId, today, scoreConfig }, context) => {
  try {
    const page = await getSummaryPage(db, { companyId, locale: context.locale, asOf: today, scoreConfig })
    return renderSummaryBlocks(page, context)
  } catch (error) {
    if (error instanceof AppError && error.code === 'summary.not-found') return []
    throw error
  }
}

const loadScore: LoadSection = async (db, { companyId, today, scoreConfig }, context) =>
  renderScoreBlocks(
    await getScorePage(db, { companyId, locale: context.locale, asOf: today, scoreConfig, isTabular: true }),
    context,
  )

const loadCompanyData: LoadSection = async (db, { companyId, today }, context) => {
  // All of it: a page shows the first items of long groups, paper has no "show all".
  const query = { companyId, locale: context.locale, all: true, asOf: today, knownAt: null }
  const { page } = await getCompanyDataPage(db, query)
  return renderCompanyDataBlocks(page, context)
}

const loadFinancialReport: LoadSection = async (db, { companyId, onlyLastReport }, context) => {
  const count = onlyLastReport ? 1 : PRINTED_YEARS
  const pages = await listFinancialReportPages(db, { companyId, locale: context.locale, count })
  return renderFinancialReportBlocks(pages, context)
}

const loadFinancialSummary: LoadSection = async (db, { companyId, today }, context) =>
  renderFinancialSummaryBlocks(await getFinancialSummaryPage(db, { companyId, locale: context.locale, today }), context)

const loadIndicators: LoadSection = async (db, { companyId }, context) =>
  renderIndicatorsBlocks(await getIndicatorsPage(db, { companyId, locale: context.locale }), context)

const loadSector: LoadSection = async (db, { companyId }, context) =>
  renderSectorBlocks(await getSectorPage(db, { companyId, locale: context.locale, sector: null }), context)

const loadInfo =
  (type: 'negative' | 'positive'): LoadSection =>
  async (db, { companyId, today }, context) =>
    renderInfoBlocks(await getInfoPage(db, { companyId, locale: context.locale, today, type, withRows: true }), context)

const loadTimeline: LoadSection = async (db, { companyId, today }, context) =>
  renderTimelineBlocks(await getTimelinePage(db, { companyId, locale: context.locale, today }), context)

const loadMarketing: LoadSection = async (db, { companyId, today }, context) =>
  renderMarketingBlocks(await getMarketingPage(db, { companyId, locale: context.locale, today }), context)

/** The sections that can be printed, each with where it comes from. */
export const PRINT_SECTIONS: Readonly<Record<PrintComponent, LoadSection>> = {
  summary: loadSummary,
  score: loadScore,
  companyData: loadCompanyData,
  financialReportSummary: loadFinancialSummary,
  financialReport: loadFinancialReport,
  commonRatings: loadIndicators,
  sector: loadSector,
  negativeInfo: loadInfo('negative'),
  positiveInfo: loadInfo('positive'),
  timeline: loadTimeline,
  marketing: loadMarketing,
}
