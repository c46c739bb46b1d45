import {
  answerSecondStep,
  confirmAuthenticatorApp,
  confirmIdentity,
  deleteAuthenticatorApp,
  getSecondFactor,
  makeRecoveryCodes,
  startAuthenticatorApp,
} from '@merleg/contract/second-factor.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { getFactors, listSecondFactors } from '../auth/factors.repository.ts'
import { readSignInPlace } from '../auth/sign-in-place.ts'
import * as factors from './second-factor.usecases.ts'
import * as steps from './second-step.usecases.ts'

export function registerSecondFactor(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, answerSecondStep, async ({ body, locale, request }) => ({
    token: await steps.answerSecondStep(deps, body, readSignInPlace({ body, locale, request })),
  }))

  registerEndpoint(app, confirmIdentity, async ({ body, user, locale, request }) => {
    await steps.confirmIdentity(deps, user, { password: body.password, code: body.code, address: request.ip })
    return { message: getTranslator(locale, 'second-factor/answers')('confirmed') }
  })

  registerEndpoint(app, getSecondFactor, async ({ user }) => {
    const found = await getFactors(deps.db, user.userId)
    return {
      app: found.appSince === null ? null : { since: found.appSince.toISOString() },
      passkeys: found.passkeys,
      recoveryCodesLeft: found.recoveryCodesLeft,
      isRequired: found.isRequired,
      confirmBy: listSecondFactors(found),
      isAppLocked: found.isAppLocked,
      isDemo: found.isDemo,
    }
  })

  registerEndpoint(app, startAuthenticatorApp, ({ user }) => factors.startApp(deps, user))

  registerEndpoint(app, confirmAuthenticatorApp, async ({ body, user, locale }) => {
    const recoveryCodes = await factors.confirmApp(deps, user, body.code)
    return { notification: getTranslator(locale, 'second-factor/answers')('appSet'), recoveryCodes }
  })

  registerEndpoint(app, deleteAuthenticatorApp, async ({ user, locale }) => {
    await factors.removeApp(deps, user)
    return { notification: getTranslator(locale, 'second-factor/answers')('appRemoved') }
  })

  registerEndpoint(app, makeRecoveryCodes, async ({ user, locale }) => {
    const recoveryCodes = await factors.renewRecoveryCodes(deps, user)
    return { notification: getTranslator(locale, 'second-factor/answers')('codesMade'), recoveryCodes }
  })
}
