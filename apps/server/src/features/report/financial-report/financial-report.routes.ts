import { downloadFinancialReport, getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getFinancialReportPage, getStatementPage } from './financial-report.views.ts'
import { renderStatementSheet } from './financial-report.xlsx.ts'

export function registerFinancialReport(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getFinancialReport, ({ params, query, locale }) =>
    getFinancialReportPage(deps.db, {
      companyId: params.id,
      locale,
      year: query.year ?? null,
      onlyLast: query['only-last'] ?? false,
      consolidated: query.consolidated ?? false,
    }),
  )
  registerEndpoint(app, downloadFinancialReport, async ({ params, query, locale }) => {
    const { id: companyId, year, part } = params
    const statement = await getStatementPage(deps.db, { companyId, year, consolidated: query.consolidated ?? false })
    return renderStatementSheet({ ...statement, part, locale, thousands: query.thousands ?? null })
  })
}
