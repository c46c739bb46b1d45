import { getPerson } from '@merleg/contract/report/person.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getPersonPage } from './person.views.ts'

export function registerPerson(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getPerson, ({ params, locale }) =>
    inSnapshot(deps.reads, (tx) => getPersonPage(tx, { personId: params.id, locale, asOf: today(deps.clock) })),
  )
}
