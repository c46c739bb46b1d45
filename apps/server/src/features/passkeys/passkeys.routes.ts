import {
  deletePasskey,
  finishAddingPasskey,
  finishPasskeyConfirmation,
  finishPasskeySignIn,
  listPasskeys,
  renamePasskey,
  startAddingPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from '@merleg/contract/passkeys.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { readSignInPlace } from '../auth/sign-in-place.ts'
import * as repository from './passkeys.repository.ts'
import * as passkeys from './passkeys.usecases.ts'

export function registerPasskeys(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, startPasskeySignIn, async ({ body, request }) => ({
    options: await passkeys.startSignIn(deps, { ticket: body.ticket, address: request.ip }),
  }))

  registerEndpoint(app, finishPasskeySignIn, ({ body, locale, request }) => {
    const { ticket, assertion } = body
    return passkeys.finishSignIn(deps, { ticket, assertion }, readSignInPlace({ body, locale, request }))
  })

  registerEndpoint(app, startPasskeyConfirmation, async ({ body, user, request }) => ({
    options: await passkeys.startConfirmation(deps, user, { password: body.password, address: request.ip }),
  }))

  registerEndpoint(app, finishPasskeyConfirmation, async ({ body, user, locale }) => {
    await passkeys.finishConfirmation(deps, user, body.assertion)
    return { message: getTranslator(locale, 'second-factor/answers')('confirmed') }
  })

  registerEndpoint(app, listPasskeys, async ({ user }) => ({
    results: (await repository.listPasskeys(deps.db, user.userId)).map((passkey) => ({
      id: passkey.passkeyId,
      name: passkey.name,
      isSynced: passkey.isSynced,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
    })),
  }))

  registerEndpoint(app, startAddingPasskey, async ({ user }) => ({ options: await passkeys.startAdding(deps, user) }))

  registerEndpoint(app, finishAddingPasskey, async ({ body, user, locale }) => {
    const recoveryCodes = await passkeys.finishAdding(deps, user, body)
    return { notification: getTranslator(locale, 'passkeys/answers')('added', { name: body.name }), recoveryCodes }
  })

  registerEndpoint(app, renamePasskey, async ({ params, body, user, locale }) => {
    const passkey = await loadOwned(deps.db, user, { kind: repository.passkeyKind, id: params.id })
    await passkeys.rename(deps, passkey, body.name)
    return { notification: getTranslator(locale, 'passkeys/answers')('renamed') }
  })

  registerEndpoint(app, deletePasskey, async ({ params, user, locale }) => {
    const passkey = await loadOwned(deps.db, user, { kind: repository.passkeyKind, id: params.id })
    await passkeys.remove(deps, passkey)
    return { notification: getTranslator(locale, 'passkeys/answers')('removed', { name: passkey.name }) }
  })
}
