import { acceptInvitation, openInvitation } from '@merleg/contract/invitations.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import * as accepting from './accept-invitation.usecases.ts'

export function registerInvitations(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, openInvitation, ({ body, request }) =>
    accepting.readInvitation(deps, { token: body.token, address: request.ip }),
  )

  registerEndpoint(app, acceptInvitation, async ({ body, locale, request }) => {
    const { token, name, password } = body
    await accepting.acceptInvitation(deps, { token, name, password, address: request.ip })
    return { message: getTranslator(locale, 'invitations/answers')('joined') }
  })
}
