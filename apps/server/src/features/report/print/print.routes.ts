import { getPrintComparison, printComparison } from '@merleg/contract/comparison.contract'
import { getPrintPortfolio, type PortfolioQuery, printPortfolio } from '@merleg/contract/portfolio.contract'
import { printExtract } from '@merleg/contract/report/company-data.contract'
import {
  getPrint,
  getPrintExtract,
  getPrintInfo,
  getPrintPaths,
  loadPdfExportSettings,
  printInfo,
  printPaths,
  printReport,
  savePdfExportSettings,
} from '@merleg/contract/report/print.contract'
import type { ConnectionPathsInput } from '@merleg/contract/report/connection-paths.contract'
import { findMissingClaim } from '@merleg/contract/report/report-sections'
import { readInfoItemId } from '@merleg/domain/company-info/info-item-id'
import type { Locale } from '@merleg/domain/locale'
import { inSnapshot } from '@merleg/db/transaction'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import type { SessionUser } from '../../../app/session.ts'
import { today } from '../../../shared/clock.ts'
import { createPdfRenderer, type PdfRenderer } from '../../../shared/pdf.ts'
import { readScoreConfig } from '../../score/rate/score-config.ts'
import { renderPrintFile } from './print.pdf.ts'
import { getComparisonPrint } from './print-comparison.views.ts'
import { createRateThen } from '../../portfolio/rate-then.ts'
import { getPortfolioPrint } from './print-portfolio.views.ts'
import { getPathsPage } from './print-paths.views.ts'
import { loadPrintSettings, savePrintSettings } from './print.usecases.ts'
import { getExtractPage, getInfoItemPage, getPrintPage, type PrintQuery } from './print.views.ts'
import { toPathsQuery } from '../connection-paths/connection-paths.views.ts'
import { ensureScreened } from '../../sanctions/screening.usecases.ts'
import { parsePrintPath, type ReportQuery, toExtractQuery, toReportQuery } from './print-path.ts'

export function registerPrint(app: FastifyInstance, deps: Deps): void {
  const renderer = createPdfRenderer()
  const scoreConfig = readScoreConfig(deps.config)
  app.addHook('onClose', () => renderer.close())

  const loadReport = async ({
    reader,
    query,
  }: {
    reader: Omit<PrintQuery, 'query' | 'scoreConfig'>
    query: ReportQuery
  }) => {
    const isScreened = query.sections.includes('sanctions')
    if (isScreened) await ensureScreened(deps, reader.companyId)
    // What was just written is read: not from a replica.
    return inSnapshot(isScreened ? deps.db : deps.reads, (tx) => getPrintPage(tx, { ...reader, scoreConfig, query }))
  }
  registerEndpoint(app, getPrint, ({ params, query, user, locale }) => {
    const { claims, subscriberId } = user
    const reader = { companyId: params.id, locale, claims, subscriberId, today: today(deps.clock) }
    return loadReport({ reader, query: toReportQuery(query) })
  })
  registerEndpoint(app, getPrintExtract, ({ params, query, user, locale }) => {
    const reader = { companyId: params.id, subscriberId: user.subscriberId, locale, today: today(deps.clock) }
    return inSnapshot(deps.reads, (tx) => getExtractPage(tx, { ...reader, query: toExtractQuery(query) }))
  })
  registerEndpoint(app, printReport, async ({ params, user, locale }) => {
    const { id: companyId, path } = params
    const { claims, subscriberId } = user
    const reader = { companyId, locale, claims, subscriberId, today: today(deps.clock) }
    const { view, query } = parsePrintPath(companyId, path)
    if (view === 'extract') {
      const name = findMissingClaim('company-data', user.claims)
      if (name !== null) throw new AppError('claim.missing', { name })
      const document = await inSnapshot(deps.reads, (tx) => getExtractPage(tx, { ...reader, query }))
      return renderPrintFile(renderer, document, { kind: 'extract', locale, day: query.asOf ?? reader.today })
    }
    if (query.sections.length === 0) throw new AppError('print.nothing-chosen')
    return renderPrintFile(renderer, await loadReport({ reader, query }), { kind: 'report', locale })
  })
  registerEndpoint(app, printExtract, async ({ params, query, user, locale }) => {
    const reader = { companyId: params.id, subscriberId: user.subscriberId, locale, today: today(deps.clock) }
    const asked = toExtractQuery(query)
    const document = await inSnapshot(deps.reads, (tx) => getExtractPage(tx, { ...reader, query: asked }))
    return renderPrintFile(renderer, document, { kind: 'extract', locale, day: asked.asOf ?? reader.today })
  })
  registerInfoPrints(app, deps, renderer)
  registerPathsPrints(app, deps, renderer)
  registerComparisonPrints(app, deps, renderer)
  registerPortfolioPrints(app, deps, renderer)
  registerSettings(app, deps)
}

function registerInfoPrints(app: FastifyInstance, deps: Deps, renderer: PdfRenderer): void {
  const load = (given: { companyId: string; itemId: string; locale: Locale; user: SessionUser }) => {
    const { user, ...asked } = given
    const { claims, subscriberId } = user
    const item = { ...asked, subscriberId }
    // Of an id that is none either claim will do: the item is not found.
    const type = readInfoItemId(item.itemId)?.type ?? (claims.includes('NegativInfo') ? 'negative' : 'positive')
    const name = findMissingClaim(type === 'negative' ? 'negative-info' : 'positive-info', claims)
    if (name !== null) throw new AppError('claim.missing', { name })
    return inSnapshot(deps.reads, (tx) => getInfoItemPage(tx, { ...item, type, today: today(deps.clock) }))
  }
  registerEndpoint(app, getPrintInfo, async ({ params, user, locale }) =>
    load({ companyId: params.id, itemId: params.itemId, locale, user }),
  )
  registerEndpoint(app, printInfo, async ({ params, user, locale }) => {
    const document = await load({ companyId: params.id, itemId: params.itemId, locale, user })
    return renderPrintFile(renderer, document, { kind: 'info', locale })
  })
}

function registerPathsPrints(app: FastifyInstance, deps: Deps, renderer: PdfRenderer): void {
  const load = (query: ConnectionPathsInput, locale: Locale) => {
    const asked = toPathsQuery(query, { locale, today: today(deps.clock) })
    return inSnapshot(deps.reads, (tx) => getPathsPage(tx, asked))
  }
  registerEndpoint(app, getPrintPaths, ({ query, locale }) => load(query, locale))
  registerEndpoint(app, printPaths, async ({ query, locale }) =>
    renderPrintFile(renderer, await load(query, locale), { kind: 'paths', locale }),
  )
}

function registerComparisonPrints(app: FastifyInstance, deps: Deps, renderer: PdfRenderer): void {
  const scoreConfig = readScoreConfig(deps.config)
  const load = (companyIds: readonly string[], { claims, subscriberId }: SessionUser, locale: Locale) => {
    const query = { companyIds, claims, subscriberId, locale, today: today(deps.clock), scoreConfig }
    return inSnapshot(deps.reads, (tx) => getComparisonPrint(tx, query))
  }
  registerEndpoint(app, getPrintComparison, ({ query, user, locale }) => load(query.companies, user, locale))
  registerEndpoint(app, printComparison, async ({ params, user, locale }) =>
    renderPrintFile(renderer, await load(params.ids, user, locale), { kind: 'comparison', locale }),
  )
}

function registerPortfolioPrints(app: FastifyInstance, deps: Deps, renderer: PdfRenderer): void {
  const rateThen = createRateThen(readScoreConfig(deps.config))
  const load = (query: PortfolioQuery, { subscriberId }: Pick<SessionUser, 'subscriberId'>, locale: Locale) => {
    const asked = { query, subscriberId, locale, today: today(deps.clock), rateThen }
    return inSnapshot(deps.db, (tx) => getPortfolioPrint(tx, asked), { isBulk: true })
  }
  registerEndpoint(app, getPrintPortfolio, ({ query, user, locale }) => load(query, user, locale))
  registerEndpoint(app, printPortfolio, async ({ query, user, locale }) =>
    renderPrintFile(renderer, await load(query, user, locale), { kind: 'portfolio', locale }),
  )
}

function registerSettings(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, loadPdfExportSettings, async ({ user }) => ({
    pdfExportSettings: await loadPrintSettings(deps, user.userId),
  }))
  registerEndpoint(app, savePdfExportSettings, async ({ body, user, locale }) => {
    await savePrintSettings(deps, { userId: user.userId, text: body.pdfExportSettings })
    return { message: getTranslator(locale, 'report/print/answers')('settingsSaved') }
  })
}
