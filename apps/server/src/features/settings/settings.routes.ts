import { getSettings, updateSettings } from '@merleg/contract/settings.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { findSettings } from './settings.repository.ts'
import { saveSettings } from './settings.usecases.ts'

export function registerSettings(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getSettings, async ({ user }) => {
    const settings = await findSettings(deps.db, user.userId)
    if (!settings) throw new AppError('auth.required')
    return settings
  })

  registerEndpoint(app, updateSettings, async ({ body, user, locale }) => {
    await saveSettings(deps, user, body)
    return { message: getTranslator(locale, 'auth/answers')('settingsSaved') }
  })
}
