import { downloadFinancialSummary, getFinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getFinancialSummaryPage, getFinancialSummarySheet } from './financial-summary.views.ts'
import { renderFinancialSummarySheet } from './financial-summary.xlsx.ts'

export function registerFinancialSummary(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getFinancialSummary, ({ params, locale }) =>
    inSnapshot(deps.reads, (tx) =>
      getFinancialSummaryPage(tx, { companyId: params.id, locale, today: today(deps.clock) }),
    ),
  )
  registerEndpoint(app, downloadFinancialSummary, async ({ params, query, locale }) => {
    const wanted = { companyId: params.id, locale, today: today(deps.clock) }
    const sheet = await inSnapshot(deps.reads, (tx) => getFinancialSummarySheet(tx, wanted))
    return renderFinancialSummarySheet({ ...sheet, locale, isInThousands: query.thousands ?? false })
  })
}
