import { getReportModelCard, getReportScore } from '@merleg/contract/report/score.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { readScoreConfig } from '../../score/rate/score-config.ts'
import { getModelCardFile } from './model-card-file.ts'
import { getScorePage } from './score.views.ts'

export function registerReportScore(app: FastifyInstance, deps: Deps): void {
  const scoreConfig = readScoreConfig(deps.config)
  registerEndpoint(app, getReportScore, ({ params, locale }) => {
    const query = { companyId: params.id, locale, asOf: today(deps.clock), scoreConfig }
    return inSnapshot(deps.reads, (tx) => getScorePage(tx, query))
  })
  registerEndpoint(app, getReportModelCard, ({ params }) => {
    const query = { companyId: params.id, asOf: today(deps.clock), scoreConfig }
    return inSnapshot(deps.reads, (tx) => getModelCardFile(tx, query))
  })
}
