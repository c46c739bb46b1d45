import { getProfile, updateProfile } from '@merleg/contract/profile.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { getBalances } from '../credits/credits.views.ts'
import { findProfile } from './profile.repository.ts'
import { changeProfile } from './profile.usecases.ts'

export function registerProfile(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getProfile, async ({ user }) => {
    const profile = await findProfile(deps.db, user.userId)
    if (!profile) throw new AppError('auth.required')
    return { ...profile, credit: await getBalances(deps.db, user.subscriberId) }
  })

  registerEndpoint(app, updateProfile, async ({ body, user, locale, request }) => {
    const { name, phone, currentPassword = '', password = '' } = body
    await changeProfile(deps, user, { name, phone, currentPassword, password, address: request.ip })
    return { message: getTranslator(locale, 'auth/answers')(password === '' ? 'profileSaved' : 'passwordChanged') }
  })
}
