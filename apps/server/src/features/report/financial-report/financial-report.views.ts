import { accountsKey } from '@merleg/domain/corrections/field-key'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { toBooleanText } from '@merleg/contract/fields'
import {
  downloadFinancialReport,
  type FinancialReport,
  type StatementPart,
} from '@merleg/contract/report/financial-report.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import type { StatementName } from '@merleg/domain/statement-layouts/layout'
import { AppError } from '../../../app/app-error.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listStatements, type StoredStatement } from '../../register/statements.repository.ts'
import { toProvenance } from '../rows/provenance.ts'
import { chooseStatement, type StatementChoice } from './choose-statement.ts'
import { findPartObstacle } from './part-obstacle.ts'
import { renderFindings } from './statement-findings.ts'
import { renderStatementPart } from './statement-part.ts'

type Query = StatementChoice & { companyId: string; locale: Locale }

/** Accounts of a year in the filed layout (spec part 1 §2). Throws `company.not-found`. */
export async function getFinancialReportPage(db: DbOrTx, query: Query): Promise<FinancialReport> {
  const { statements } = await load(db, query.companyId)
  return renderPage(statements, query)
}

/** The newest years for which accounts were filed, at most `count` of them, each as its page, the oldest first. */
export async function listFinancialReportPages(
  db: DbOrTx,
  { companyId, locale, count }: { companyId: string; locale: Locale; count: number },
): Promise<FinancialReport[]> {
  const { statements } = await load(db, companyId)
  const query = { companyId, locale, onlyLast: false, consolidated: false }
  const newest = renderPage(statements, { ...query, year: null })
  const earlier = newest.years.slice(1, count).map((year) => renderPage(statements, { ...query, year }))
  return [...earlier.toReversed(), newest]
}

function renderPage(statements: readonly StoredStatement[], query: Query): FinancialReport {
  const { statement, years, consolidated } = chooseStatement(statements, query)
  if (statement === null) return { ...NOTHING_FILED, years, consolidated }
  const renderPart = (name: StatementName): StatementPart => ({
    ...renderStatementPart(query.locale, statement, name),
    notCompared: findPartObstacle(statements, { shown: statement, name }),
  })
  return {
    empty: false,
    downloadUrl: endpointUrl(downloadFinancialReport, {
      params: { id: query.companyId, year: statement.year, part: 'balance' },
      query: { consolidated: toBooleanText(consolidated.selected) },
    }),
    years,
    year: statement.year,
    consolidated,
    balance: renderPart('balance'),
    incomeStatement: renderPart('incomeStatement'),
    // Notes and reports of auditors are not among the sources: a filing has no further documents yet.
    downloads: [],
    findings: renderFindings(query.locale, statement, statements),
    provenance: { ...toProvenance(statement), key: accountsKey(statement) },
  }
}

/** The company and its statement of a year, for a file. Throws `company.not-found`, `statement.not-found`. */
export async function getStatementPage(
  db: DbOrTx,
  query: { companyId: string; year: number; consolidated: boolean },
): Promise<{ profile: Profile; statement: StoredStatement }> {
  const { profile, statements } = await load(db, query.companyId)
  const { statement } = chooseStatement(statements, { ...query, onlyLast: false })
  if (statement === null) throw new AppError('statement.not-found')
  return { profile, statement }
}

async function load(db: DbOrTx, companyId: string): Promise<{ profile: Profile; statements: StoredStatement[] }> {
  const profile = await findProfile(db, companyId)
  if (profile === null) throw new AppError('company.not-found')
  return { profile, statements: await listStatements(db, { companyId }) }
}

const NOTHING_FILED: FinancialReport = {
  empty: true,
  downloadUrl: null,
  years: [],
  year: null,
  consolidated: { available: false, selected: false },
  balance: null,
  incomeStatement: null,
  downloads: [],
  findings: [],
  provenance: null,
}
