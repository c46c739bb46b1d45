import { z } from 'zod'
import { DeviceKey, PASSWORD_MAX_LENGTH, SignInAnswer } from './auth.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer, NotificationAnswer } from './fields.ts'

/** Passkeys that one user may have. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX_LENGTH = 60

const Name = z.string().trim().min(1).max(PASSKEY_NAME_MAX_LENGTH)
const Base64Url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)

const Credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** What a browser is asked to have signed, in its own notation (WebAuthn Level 3, JSON). */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(Credential),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** What it is asked to make a passkey of. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
})

/** What an authenticator answered, in the browser's notation; whatever else it sends is not looked at. */
const Assertion = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
  clientExtensionResults: z.object({}),
})
export type PasskeyAssertion = z.infer<typeof Assertion>

const Registration = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z
      .array(
        z
          .string()
          .regex(/^[a-z-]+$/)
          .max(20),
      )
      .max(10)
      .optional(),
  }),
  clientExtensionResults: z.object({}),
})
export type PasskeyRegistration = z.infer<typeof Registration>

const Ticket = z.string().min(1).max(200)

export const startPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/sign-in/start',
  access: 'public',
  kind: 'json',
  summary:
    'What a browser asks a passkey to sign, instead of a password, or with the ticket of the first step as the second',
  body: z.strictObject({ ticket: Ticket.optional() }),
  answer: z.object({ options: PasskeyRequest }),
  errors: ['second-factor.ticket-over', 'auth.too-many-attempts'],
})

export const finishPasskeySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/sign-in/finish',
  access: 'public',
  kind: 'json',
  summary: 'Sign in with what the passkey signed; the user was verified by his device',
  body: z.strictObject({ ticket: Ticket.optional(), assertion: Assertion, device: DeviceKey }),
  answer: SignInAnswer,
  errors: [
    'passkey.refused',
    'second-factor.ticket-over',
    'auth.account-changed',
    'auth.too-many-attempts',
    'auth.account-disabled',
    'trial.over',
  ],
})

export const startPasskeyConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/confirm/start',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary: 'What a browser asks a passkey of the own user to sign, who has given his password, to prove anew who he is',
  body: z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
  answer: z.object({ options: PasskeyRequest }),
  errors: ['auth.account-guarded', 'auth.invalid-credentials', 'auth.too-many-attempts', 'second-factor.not-set'],
})

export const finishPasskeyConfirmation = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/confirm/finish',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary: 'Prove anew who one is with what a passkey signed; holds for five minutes',
  body: z.strictObject({ assertion: Assertion }),
  answer: MessageAnswer,
  errors: ['passkey.refused'],
})

const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** A password manager has it on several devices. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary: 'Passkeys of the own user',
  answer: z.object({ results: z.array(Passkey) }),
  errors: [],
})

export const startAddingPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/add/start',
  access: 'user',
  isOpenToSetUp: true,
  freshProof: 'always',
  kind: 'json',
  summary: 'What a browser makes a passkey of',
  body: z.strictObject({}),
  answer: z.object({ options: PasskeyCreation }),
  errors: ['auth.confirmation-required', 'auth.demo-account', 'passkey.too-many'],
})

export const finishAddingPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/add/finish',
  access: 'user',
  isOpenToSetUp: true,
  freshProof: 'always',
  kind: 'json',
  summary: 'Keep a passkey that the browser has made, under a name',
  body: z.strictObject({ name: Name, registration: Registration }),
  /** Recovery codes where it is the first factor of the user; null where he has codes. */
  answer: NotificationAnswer.extend({ recoveryCodes: z.array(z.string()).nullable() }),
  errors: ['auth.confirmation-required', 'auth.demo-account', 'passkey.refused', 'passkey.too-many'],
})

export const renamePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/passkeys/:id',
  access: 'user',
  kind: 'json',
  summary: 'Give a passkey another name',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ name: Name }),
  answer: NotificationAnswer,
  errors: ['passkey.not-found'],
})

export const deletePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'Accept a passkey no more',
  params: z.strictObject({ id: z.uuid() }),
  answer: NotificationAnswer,
  errors: ['passkey.not-found', 'auth.confirmation-required', 'second-factor.last-one'],
})
