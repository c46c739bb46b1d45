import { getPerson } from '@merleg/contract/report/person.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { openPerson } from './person.usecases.ts'

export function registerPerson(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getPerson, ({ params, user, locale }) =>
    openPerson(deps, { personId: params.id, locale, user }),
  )
}
