import { getConnectionPaths as getPaths } from '@merleg/contract/report/connection-paths.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getConnectionPaths, toPathsQuery } from './connection-paths.views.ts'

export function registerConnectionPaths(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getPaths, ({ query, locale }) => {
    const asked = toPathsQuery(query, { locale, today: today(deps.clock) })
    return inSnapshot(deps.reads, (tx) => getConnectionPaths(tx, asked))
  })
}
