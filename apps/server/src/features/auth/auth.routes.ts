import {
  demoLogin,
  getDemoTerms,
  getMe,
  login,
  logout,
  recoverPassword,
  resetPassword,
} from '@merleg/contract/auth.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { ContentFiles } from '../../shared/content-files.ts'
import { parseHtmlFragment } from '../../shared/html-fragment.ts'
import { readSignInPlace } from './sign-in-place.ts'
import * as auth from './auth.usecases.ts'
import { getMePage } from './auth.views.ts'
import * as recovery from './recovery.usecases.ts'

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, login, ({ body, locale, request }) =>
    auth.login(deps, { ...body, ...readSignInPlace({ body, locale, request }) }),
  )

  registerEndpoint(app, demoLogin, ({ body, locale, request }) =>
    auth.demoLogin(deps, { ...body, ...readSignInPlace({ body, locale, request }) }),
  )

  const files = new ContentFiles({ contentDir: deps.config.contentDir, logger: deps.logger })
  registerEndpoint(app, getDemoTerms, async ({ locale }) => {
    const html = await files.read(`demo-terms/${locale}.html`, parseHtmlFragment)
    if (html === null) throw new AppError('page.not-found')
    return { html }
  })

  registerEndpoint(app, logout, async ({ user, locale }) => {
    await auth.logout(deps, user)
    return { message: getTranslator(locale, 'auth/answers')('loggedOut') }
  })

  registerEndpoint(app, recoverPassword, async ({ body, locale, request }) => {
    await recovery.recoverPassword(deps, { email: body.email, address: request.ip, locale })
    return { message: getTranslator(locale, 'auth/answers')('recoveryMailed') }
  })

  registerEndpoint(app, resetPassword, async ({ body, locale, request }) => {
    await recovery.resetPassword(deps, { token: body.token, password: body.password, address: request.ip })
    return { message: getTranslator(locale, 'auth/answers')('passwordReset') }
  })

  registerEndpoint(app, getMe, ({ user }) => getMePage(deps.db, user))
}
