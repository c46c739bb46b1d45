import { getVerdict } from '@merleg/contract/report/verdict.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { readScoreConfig } from '../../score/rate/score-config.ts'
import { getVerdictPage } from './verdict.views.ts'

export function registerVerdict(app: FastifyInstance, deps: Deps): void {
  const scoreConfig = readScoreConfig(deps.config)
  registerEndpoint(app, getVerdict, ({ params, user, locale }) => {
    const { claims, subscriberId } = user
    const query = { companyId: params.id, subscriberId, locale, claims, today: today(deps.clock), scoreConfig }
    return inSnapshot(deps.reads, (tx) => getVerdictPage(tx, query))
  })
}
