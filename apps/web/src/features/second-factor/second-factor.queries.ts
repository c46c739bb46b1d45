import {
  confirmAuthenticatorApp,
  deleteAuthenticatorApp,
  getSecondFactor,
  makeRecoveryCodes,
  startAuthenticatorApp,
} from '@merleg/contract/second-factor.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

export const secondFactorQuery = endpointQuery(getSecondFactor)
export type SecondFactorState = EndpointAnswer<typeof getSecondFactor>

export const startApp = () => call(startAuthenticatorApp, { body: {} })
export type AppStart = EndpointAnswer<typeof startAuthenticatorApp>
export const confirmApp = (code: string) => call(confirmAuthenticatorApp, { body: { code } })
export const removeApp = () => call(deleteAuthenticatorApp)
export const renewCodes = () => call(makeRecoveryCodes, { body: {} })
