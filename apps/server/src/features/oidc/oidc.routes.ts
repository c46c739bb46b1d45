import {
  deleteOidcIdentity,
  finishOidcLink,
  finishOidcSignIn,
  getOidcLogout,
  listOidcIdentities,
  startOidcLink,
  startOidcSignIn,
} from '@merleg/contract/oidc.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { oidcProviderName } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { readSignInPlace } from '../auth/sign-in-place.ts'
import { identityKind, listIdentities } from './oidc-identities.repository.ts'
import * as oidc from './oidc.usecases.ts'

export function registerOidc(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, startOidcSignIn, ({ request }) => oidc.startSignIn(deps, request.ip))

  registerEndpoint(app, finishOidcSignIn, ({ body: { device, ...returned }, locale, request }) =>
    oidc.finishSignIn(deps, returned, readSignInPlace({ body: { device }, locale, request })),
  )

  registerEndpoint(app, startOidcLink, ({ user, request }) => oidc.startLink(deps, user, request.ip))

  registerEndpoint(app, finishOidcLink, async ({ body, user, locale }) => {
    await oidc.finishLink(deps, user, body)
    return { notification: getTranslator(locale, 'oidc/answers')('linked') }
  })

  registerEndpoint(app, listOidcIdentities, async ({ user }) => ({
    provider: oidcProviderName(deps.config),
    results: (await listIdentities(deps.db, user.userId)).map(({ identityId: id, label, linkedAt, lastUsedAt }) => ({
      id,
      label,
      linkedAt: linkedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }))

  registerEndpoint(app, deleteOidcIdentity, async ({ params, user, locale }) => {
    const identity = await loadOwned(deps.db, user, { kind: identityKind, id: params.id })
    await oidc.unlink(deps, identity)
    return { notification: getTranslator(locale, 'oidc/answers')('unlinked') }
  })

  registerEndpoint(app, getOidcLogout, async ({ user }) => ({ url: await oidc.findLogoutUrl(deps, user) }))
}
