import { downloadFinancialReport, getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getFinancialReportPage, getStatementPage } from './financial-report.views.ts'
import { renderStatementSheet } from './financial-report.xlsx.ts'

export function registerFinancialReport(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getFinancialReport, ({ params, query, locale }) =>
    inSnapshot(deps.reads, (tx) =>
      getFinancialReportPage(tx, {
        companyId: params.id,
        locale,
        year: query.year ?? null,
        onlyLast: query['only-last'] ?? false,
        consolidated: query.consolidated ?? false,
      }),
    ),
  )
  registerEndpoint(app, downloadFinancialReport, async ({ params, query, locale }) => {
    const { id: companyId, year, part } = params
    const wanted = { companyId, year, consolidated: query.consolidated ?? false }
    const statement = await inSnapshot(deps.reads, (tx) => getStatementPage(tx, wanted))
    return renderStatementSheet({ ...statement, part, locale, thousands: query.thousands ?? null })
  })
}
