import { listDataSources } from '@merleg/contract/data-sources.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { getDataSources } from './data-sources.views.ts'

export function registerDataSources(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, listDataSources, ({ locale }) => getDataSources(deps, locale))
}
