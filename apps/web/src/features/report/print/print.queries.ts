import { getPrintComparison } from '@merleg/contract/comparison.contract'
import { getPrintPortfolio } from '@merleg/contract/portfolio.contract'
import { writeComponents } from '@merleg/contract/report/print-components'
import {
  getPrint,
  getPrintExtract,
  getPrintInfo,
  getPrintPaths,
  loadPdfExportSettings,
  savePdfExportSettings,
} from '@merleg/contract/report/print.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../shared/http/call.ts'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { type PortfolioFilter, toPortfolioRequest } from '../../../shared/address/portfolio-view.ts'
import { type PathsView, toPathsRequest } from '../../../shared/address/paths-view.ts'
import { type PrintChoice, toSettings } from './print-choice.ts'

/** The chosen sections of a report; the last choice's answer stays until the new one is there. */
export function printQuery(id: string, { sections, onlyLastReport, onlyValid }: PrintChoice) {
  const query = {
    components: writeComponents(sections).join(','),
    onlyLastReport: onlyLastReport ? ('true' as const) : ('false' as const),
    onlyValid: onlyValid ? ('true' as const) : ('false' as const),
  }
  return { ...endpointQuery(getPrint, { params: { id }, query }), placeholderData: keepPreviousData }
}

/** The extract of a day, as known on a day, with or without what has ended. */
export function printExtractQuery(
  id: string,
  { all, ...days }: { all?: boolean | undefined; asOf?: string | undefined; knownAt?: string | undefined },
) {
  const query = { all: all === true ? ('true' as const) : undefined, ...days }
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  return endpointQuery(getPrintExtract, { params: { id }, query: asked })
}

export function printInfoQuery(id: string, itemId: string) {
  return endpointQuery(getPrintInfo, { params: { id, itemId } })
}

/** Paths between parties, asked for as their page asks. */
export function printPathsQuery(view: PathsView) {
  return { ...endpointQuery(getPrintPaths, { query: toPathsRequest(view) }), retry: false }
}

/** Companies side by side. */
export function printComparisonQuery(ids: readonly string[]) {
  return { ...endpointQuery(getPrintComparison, { query: { companies: ids.join(',') } }), retry: false }
}

/** The watched companies as a whole. */
export function printPortfolioQuery(filter: PortfolioFilter) {
  return { ...endpointQuery(getPrintPortfolio, { query: toPortfolioRequest(filter) }), retry: false }
}

export async function loadSettings(): Promise<string> {
  return (await call(loadPdfExportSettings)).pdfExportSettings
}

/** Answers with what the server says about it. */
export async function saveSettings(choice: PrintChoice): Promise<string> {
  return (await call(savePdfExportSettings, { body: { pdfExportSettings: JSON.stringify(toSettings(choice)) } }))
    .message
}
