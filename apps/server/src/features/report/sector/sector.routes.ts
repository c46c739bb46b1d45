import { getSector } from '@merleg/contract/report/sector.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getSectorPage } from './sector.views.ts'

export function registerSector(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getSector, ({ params, query, locale }) =>
    inSnapshot(deps.reads, (tx) => getSectorPage(tx, { companyId: params.id, locale, sector: query.sector ?? null })),
  )
}
