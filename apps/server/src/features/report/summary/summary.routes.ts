import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { readScoreConfig } from '../../score/rate/score-config.ts'
import { getSummaryPage } from './summary.views.ts'

export function registerSummary(app: FastifyInstance, deps: Deps): void {
  const scoreConfig = readScoreConfig(deps.config)
  registerEndpoint(app, getReportSummary, ({ params, locale }) => {
    const query = { companyId: params.id, locale, asOf: today(deps.clock), scoreConfig }
    return inSnapshot(deps.reads, (tx) => getSummaryPage(tx, query))
  })
}
