import { getFinalOwner as getOwner } from '@merleg/contract/report/final-owner.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getFinalOwner } from './final-owner.views.ts'

export function registerFinalOwner(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getOwner, ({ params, query, locale }) => {
    const now = today(deps.clock)
    const { asOf = now } = query
    if (asOf > now) throw new AppError('days.in-future')
    return inSnapshot(deps.reads, (tx) => getFinalOwner(tx, { companyId: params.id, locale, asOf }))
  })
}
