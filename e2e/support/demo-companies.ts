import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { CompanySummary, getReportSummary } from '@merleg/contract/report/summary.contract'
import { geoSearch, type ResultRow } from '@merleg/contract/search.contract'
import { type EntityKind, parseReportId } from '@merleg/domain/report-id'
import { ask, read } from './server-call.ts'

type Access = { readonly baseUrl: string; readonly token: string }

/** Made-up companies that the journeys are about, chosen by what they have, not by name. */
export type DemoCompanies = {
  /** Existing, with owners, signatories, contacts, notices, ended entries and at least four years of accounts. */
  readonly rich: ResultRow
  /** Has filed nothing. */
  readonly withoutStatements: ResultRow
  /** Accounts of a year that do not add up. */
  readonly withFindings: { readonly id: string; readonly year: number }
  /** One entity of each simple kind. */
  readonly simple: ReadonlyMap<EntityKind, ResultRow>
}

const counties = ['Budapest', 'Pest', 'Csongrád-Csanád', 'Hajdú-Bihar', 'Zala', 'Baranya', 'Fejér', 'Heves', 'Somogy']

/** Finds them by asking the server. @throws when the demo data lack one */
export async function findDemoCompanies(access: Access): Promise<DemoCompanies> {
  const all = (await Promise.all(counties.map((county) => listIn(access, county)))).flat()
  const companies = all.filter((row) => kindOf(row) === 'company' && row.status.key === 'working')
  return {
    rich: await findFirst(companies, (row) => isRich(access, row)),
    withoutStatements: await findFirst(companies, async (row) => (await listYears(access, row)).length === 0),
    withFindings: await findWithFindings(access, companies),
    simple: new Map(all.filter((row) => kindOf(row) !== 'company').map((row) => [kindOf(row), row])),
  }
}

async function listIn(access: Access, county: string): Promise<ResultRow[]> {
  const { results } = await read(geoSearch, { ...access, query: { county, perPage: 50 } })
  return results.filter((row) => row.isMadeUp)
}

function kindOf({ companyId }: ResultRow): EntityKind {
  return parseReportId(companyId)?.kind ?? 'foreign'
}

async function findFirst(
  rows: readonly ResultRow[],
  isWanted: (row: ResultRow) => Promise<boolean>,
): Promise<ResultRow> {
  for (const row of rows) if (await isWanted(row)) return row
  throw new Error('The demo data have no such company')
}

async function isRich(access: Access, row: ResultRow): Promise<boolean> {
  const asked = { ...access, params: { id: row.companyId } }
  const summary = CompanySummary.safeParse(await (await ask(getReportSummary, asked)).json()).data
  if (!summary || summary.owners.empty || summary.authorizedToSign.empty || summary.contacts.empty) return false
  if (summary.charts.revenue.empty || (await listYears(access, row)).length < 4) return false
  const { groups } = await read(getCompanyData, { ...asked, query: { all: 'true' } })
  const types = new Set(groups.map((group) => group.type))
  return types.size === 3 && groups.some((group) => group.type === 'other' && group.inactive > 0)
}

async function listYears(access: Access, { companyId }: ResultRow): Promise<readonly number[]> {
  return (await read(getFinancialReport, { ...access, params: { id: companyId }, query: {} })).years
}

async function findWithFindings(access: Access, rows: readonly ResultRow[]): Promise<DemoCompanies['withFindings']> {
  for (const row of rows) {
    const id = row.companyId
    for (const year of await listYears(access, row)) {
      const { findings } = await read(getFinancialReport, { ...access, params: { id }, query: { year } })
      if (findings.length > 0) return { id, year }
    }
  }
  throw new Error('The demo data have no accounts with findings')
}
