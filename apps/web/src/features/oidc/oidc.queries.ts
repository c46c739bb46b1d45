import {
  deleteOidcIdentity,
  finishOidcLink,
  finishOidcSignIn,
  listOidcIdentities,
} from '@merleg/contract/oidc.contract'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { getDeviceKey } from '../../shared/session/device-key.ts'
import type { ProviderReturn } from './provider-return.ts'

export const identitiesQuery = endpointQuery(listOidcIdentities)

export const removeIdentity = (id: string) => call(deleteOidcIdentity, { params: { id } })

/** The address as the server takes it: without what the provider left out. */
function toSent({ state, code, iss, error }: ProviderReturn) {
  return {
    state,
    ...(code === undefined ? {} : { code }),
    ...(iss === undefined ? {} : { iss }),
    ...(error === undefined ? {} : { error }),
  }
}

export const finishSignIn = (key: string, returned: ProviderReturn) =>
  call(finishOidcSignIn, { body: { key, ...toSent(returned), device: getDeviceKey() } })
export const finishLink = (key: string, returned: ProviderReturn) =>
  call(finishOidcLink, { body: { key, ...toSent(returned) } })
