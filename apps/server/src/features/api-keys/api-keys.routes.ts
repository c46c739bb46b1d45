import { addApiKey, listApiKeys, revokeApiKey } from '@merleg/contract/api-keys.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { refuseDemoAdministration } from '../users/refuse-demo.usecases.ts'
import { ownKey } from './api-keys.repository.ts'
import { addKey, revokeKey } from './api-keys.usecases.ts'
import { getKeysPage } from './api-keys.views.ts'

export function registerApiKeys(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, listApiKeys, ({ user }) => getKeysPage(deps, user.subscriberId))

  registerEndpoint(app, addApiKey, async ({ body, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    const added = await addKey(deps, user, body)
    return { ...added, notification: getTranslator(locale, 'api-keys/answers')('added') }
  })

  registerEndpoint(app, revokeApiKey, async ({ params, user, locale }) => {
    await refuseDemoAdministration(deps.db, user)
    await revokeKey(deps, user, await loadOwned(deps.db, user, { kind: ownKey, id: params.id }))
    return { notification: getTranslator(locale, 'api-keys/answers')('revoked') }
  })
}
