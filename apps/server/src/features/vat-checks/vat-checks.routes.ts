import { checkVatNumber as checkEndpoint, listVatChecks } from '@merleg/contract/vat-checks.contract'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { checkVatNumber } from './check-vat-number.usecases.ts'
import { getVatChecksPage } from './vat-checks.views.ts'

export function registerVatChecks(app: FastifyInstance, deps: Deps): void {
  // What was just written is read: not from a replica.
  const getPage = (companyId: string, { user, locale }: { user: SessionUser; locale: Locale }) => {
    const { subscriberId, role } = user
    const { config, clock } = deps
    return getVatChecksPage(deps.db, { companyId, subscriberId, role, locale, now: clock.now(), config })
  }
  registerEndpoint(app, listVatChecks, ({ params, user, locale }) => getPage(params.id, { user, locale }))
  registerEndpoint(app, checkEndpoint, async ({ params, body, user, locale }) => {
    await checkVatNumber(deps, { companyId: params.id, number: body.number, user })
    return getPage(params.id, { user, locale })
  })
}
