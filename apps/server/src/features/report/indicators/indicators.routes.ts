import { getIndicators } from '@merleg/contract/report/indicators.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getIndicatorsPage } from './indicators.views.ts'

export function registerIndicators(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getIndicators, ({ params, locale }) =>
    inSnapshot(deps.reads, (tx) => getIndicatorsPage(tx, { companyId: params.id, locale })),
  )
}
