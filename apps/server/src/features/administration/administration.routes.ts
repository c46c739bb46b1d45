import * as contract from '@merleg/contract/administration.contract'
import { formatDateTime } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { normalizeEmail } from '../auth/auth.usecases.ts'
import * as inviting from '../invitations/invite.usecases.ts'
import { readContract } from '../users/administered-users.repository.ts'
import { refuseDemoAdministration } from '../users/refuse-demo.usecases.ts'
import { knownClaims } from '../users/sessions.repository.ts'
import * as administration from './administration.usecases.ts'
import { closeColleague, keepColleague } from './close-colleague.usecases.ts'
import { getUsersPage } from './administration.views.ts'
import { getUsagePage } from './usage.views.ts'

export function registerAdministration(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.listAdministeredUsers, ({ user }) => getUsersPage(deps, user))
  registerEndpoint(app, contract.getUsage, ({ user, query }) => getUsagePage(deps, user.subscriberId, query.month))

  registerEndpoint(app, contract.changeUserRole, async ({ params, body, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await administration.changeRole(deps, user, { userId: params.id, role: body.role })
    return { notification: getTranslator(locale, 'administration/answers')('roleChanged') }
  })
  registerEndpoint(app, contract.changeUserClaims, async ({ params, body, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await administration.changeClaims(deps, user, { userId: params.id, ...body })
    return { notification: getTranslator(locale, 'administration/answers')('claimsChanged') }
  })
  registerEndpoint(app, contract.switchUser, async ({ params, body, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await administration.switchUser(deps, user, { userId: params.id, isDisabled: body.isDisabled })
    const t = getTranslator(locale, 'administration/answers')
    return { notification: body.isDisabled ? t('disabled') : t('enabled') }
  })
  registerColleagues(app, deps)
  registerInviting(app, deps)
}

function registerColleagues(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.resetUserSecondFactor, async ({ params, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await administration.resetColleague(deps, user, params.id)
    return { notification: getTranslator(locale, 'administration/answers')('secondFactorReset') }
  })
  registerEndpoint(app, contract.closeUserAccount, async ({ params, body, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    const { closingAt } = await closeColleague(deps, user, { userId: params.id, isAtOnce: body.isAtOnce })
    const t = getTranslator(locale, 'administration/answers')
    if (closingAt === null) return { notification: t('closed') }
    return { notification: t('closing', { date: formatDateTime(locale, closingAt.toISOString()) }) }
  })
  registerEndpoint(app, contract.keepUserAccount, async ({ params, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await keepColleague(deps, user, params.id)
    return { notification: getTranslator(locale, 'administration/answers')('kept') }
  })
}

function registerInviting(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.inviteUser, async ({ body, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    const held = knownClaims((await readContract(deps.db, user.subscriberId)).claims)
    const withheldClaims = administration.withheldOf(held, body.claims)
    const email = normalizeEmail(body.email)
    await inviting.invite(deps, user, { email, role: body.role, withheldClaims, locale })
    return { notification: getTranslator(locale, 'administration/answers')('invited', { email }) }
  })
  registerEndpoint(app, contract.sendInvitationAgain, async ({ params, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await inviting.sendAgain(deps, user, params.id)
    return { notification: getTranslator(locale, 'administration/answers')('sentAgain') }
  })
  registerEndpoint(app, contract.revokeInvitation, async ({ params, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await inviting.revokeInvitation(deps, user, params.id)
    return { notification: getTranslator(locale, 'administration/answers')('invitationRevoked') }
  })
}
