import type { SignInAnswer } from '@merleg/contract/auth.contract'
import {
  finishAddingPasskey,
  finishPasskeyConfirmation,
  finishPasskeySignIn,
  startAddingPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from '@merleg/contract/passkeys.contract'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from '../http/call.ts'
import { getDeviceKey } from './device-key.ts'

/** The device gave no passkey: the user cancelled, took too long, or has none on it. Why, browsers do not say. */
export class PasskeyNotGiven extends Error {}

/** The device has a passkey of this user already. */
export class PasskeyKnown extends Error {}

async function ofDevice<Given>(asking: Promise<Given>): Promise<Given> {
  return asking.catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidStateError') throw new PasskeyKnown('known', { cause: error })
    throw new PasskeyNotGiven('not given', { cause: error })
  })
}

/** Signs in by a passkey; with a ticket as the second step. */
export async function signInByPasskey(ticket?: string): Promise<SignInAnswer> {
  const step = ticket === undefined ? {} : { ticket }
  const { options } = await call(startPasskeySignIn, { body: step })
  const assertion = await ofDevice(startAuthentication({ optionsJSON: options }))
  return call(finishPasskeySignIn, { body: { ...step, assertion: toSent(assertion), device: getDeviceKey() } })
}

/** Proves by the password, which is looked at first, and a passkey who one is. */
export async function confirmByPasskey(password: string): Promise<void> {
  const { options } = await call(startPasskeyConfirmation, { body: { password } })
  const assertion = await ofDevice(startAuthentication({ optionsJSON: options }))
  await call(finishPasskeyConfirmation, { body: { assertion: toSent(assertion) } })
}

/** Has the device make a passkey, and keeps it under a name. */
export async function makePasskey(name: string) {
  const { options } = await call(startAddingPasskey, { body: {} })
  const { id, rawId, response } = await ofDevice(startRegistration({ optionsJSON: options }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  const registration = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
    clientExtensionResults: {},
  }
  return call(finishAddingPasskey, { body: { name, registration } })
}

type Assertion = Awaited<ReturnType<typeof startAuthentication>>

/** No more than the server looks at. */
function toSent({ id, rawId, response }: Assertion) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
    clientExtensionResults: {},
  }
}
