import { getConnectionPaths as getPaths } from '@merleg/contract/report/connection-paths.contract'
import { inSnapshot } from '@merleg/db/transaction'
import { NETWORK_KINDS } from '@merleg/domain/connections/tie-kinds'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getConnectionPaths } from './connection-paths.views.ts'

/** So long one search may go on reading; what it has covered by then is answered. */
const BUDGET_MS = 1200

export function registerConnectionPaths(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getPaths, ({ query, locale }) => {
    const { parties, kinds = NETWORK_KINDS, asOf, ever = false, hubTies } = query
    const now = today(deps.clock)
    if (asOf !== undefined && asOf > now) throw new AppError('days.in-future')
    const overdueAt = performance.now() + BUDGET_MS
    const isOverdue = (): boolean => performance.now() > overdueAt
    const asked = { ids: parties, kinds, asOf: asOf ?? now, isEver: ever, maxTies: hubTies, locale, isOverdue }
    return inSnapshot(deps.reads, (tx) => getConnectionPaths(tx, asked))
  })
}
