import type { EndpointInput } from '@merleg/contract/endpoint'
import { downloadConnections, getConnections } from '@merleg/contract/report/connections.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import { readAskedDay } from '../../../app/asked-day.ts'
import { csvStyleOf } from '../../../app/csv-of-caller.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { type ConnectionsQuery, getConnectionsPage } from './connections.views.ts'
import { getConnectionsFile } from './network-files.ts'

export function registerConnections(app: FastifyInstance, deps: Deps): void {
  type Asked = { params: { id: string }; query: EndpointInput<typeof getConnections>['query']; locale: Locale }
  /** Throws `days.in-future`. */
  const readQuery = ({ params, query, locale }: Asked): ConnectionsQuery => {
    const filters = {
      levels: query.levels === '2' ? (2 as const) : (1 as const),
      owners: query.owners ?? true,
      leaders: query.leaders ?? true,
      onlyActive: query.onlyActive ?? true,
      withoutConnections: query.withoutConnections ?? true,
    }
    const { asOf, expanded = [] } = query
    return { companyId: params.id, locale, ...readAskedDay(deps.clock, asOf), filters, expanded }
  }
  registerEndpoint(app, getConnections, (asked) =>
    inSnapshot(deps.reads, (tx) => getConnectionsPage(tx, readQuery(asked))),
  )
  registerEndpoint(app, downloadConnections, ({ params, query: { format, ...query }, user, locale }) => {
    const asked = { ...readQuery({ params, query, locale }), format, csv: csvStyleOf(user, locale) }
    return inSnapshot(deps.reads, (tx) => getConnectionsFile(tx, asked))
  })
}
