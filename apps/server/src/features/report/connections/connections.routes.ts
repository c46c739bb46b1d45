import { getConnections } from '@merleg/contract/report/connections.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today as findToday } from '../../../shared/clock.ts'
import { getConnectionsPage } from './connections.views.ts'

export function registerConnections(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getConnections, ({ params, query, locale }) => {
    const today = findToday(deps.clock)
    const filters = {
      levels: query.levels === '2' ? (2 as const) : (1 as const),
      owners: query.owners ?? true,
      leaders: query.leaders ?? true,
      onlyActive: query.onlyActive ?? true,
      withoutConnections: query.withoutConnections ?? true,
    }
    const { asOf = today, expanded = [] } = query
    return inSnapshot(deps.reads, (tx) =>
      getConnectionsPage(tx, { companyId: params.id, locale, today, asOf, filters, expanded }),
    )
  })
}
