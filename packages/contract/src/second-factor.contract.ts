import { z } from 'zod'
import { DeviceKey, PASSWORD_MAX_LENGTH, SECOND_FACTORS } from './auth.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer, NotificationAnswer } from './fields.ts'

/** How many recovery codes are made at once. */
export const RECOVERY_CODE_COUNT = 10

/** Six digits of an app, or a recovery code; spaces and hyphens as people write them. */
const Code = z.string().trim().min(6).max(60)

const Password = z.string().min(1).max(PASSWORD_MAX_LENGTH)

export const answerSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/sign-in',
  access: 'public',
  kind: 'json',
  summary: 'The second step of signing in, by a code of an app or a recovery code',
  body: z.strictObject({ ticket: z.string().min(1).max(200), code: Code, device: DeviceKey }),
  answer: z.object({ token: z.string() }),
  errors: [
    'second-factor.code-wrong',
    'second-factor.locked',
    'second-factor.ticket-over',
    'second-factor.unreadable',
    'auth.account-changed',
    'auth.too-many-attempts',
    'auth.account-disabled',
    'trial.over',
  ],
})

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary:
    'Prove anew who one is, before a sensitive act: by the password and, where a second factor is set up, a code; holds for five minutes',
  body: z.strictObject({ password: Password, code: Code.optional() }),
  answer: MessageAnswer,
  errors: [
    'auth.invalid-credentials',
    'second-factor.code-wrong',
    'second-factor.locked',
    'second-factor.not-set',
    'second-factor.unreadable',
    'auth.too-many-attempts',
    'auth.account-guarded',
  ],
})

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/api/second-factor',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary: 'What the own user proves beside his password, and whether the subscriber asks for it',
  answer: z.object({
    /** Null where no app is set up. */
    app: z.object({ since: z.iso.datetime() }).nullable(),
    passkeys: z.number().int(),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean(),
    /** By one of these, and the password, one proves anew who one is; empty: the password alone. */
    confirmBy: z.array(z.enum(SECOND_FACTORS)),
    /** So many wrong codes were given that those of the app are taken no more, until a recovery code was. */
    isAppLocked: z.boolean(),
    /** The account is everybody's: nothing of this can be changed. */
    isDemo: z.boolean(),
  }),
  errors: [],
})

export const startAuthenticatorApp = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/app/start',
  access: 'user',
  isOpenToSetUp: true,
  freshProof: 'always',
  kind: 'json',
  summary: 'A secret for an authenticator app, as a QR code and as text; it counts once a code of it was given',
  body: z.strictObject({}),
  answer: z.object({
    secret: z.string(),
    /** The same as an address that apps read (otpauth). */
    url: z.string(),
    /** The address as a QR code: one row of 0 and 1 for each line of squares. */
    squares: z.array(z.string().regex(/^[01]+$/)),
  }),
  errors: ['auth.confirmation-required', 'auth.demo-account', 'second-factor.already-set', 'secrets.key-missing'],
})

/** Shown this once; left out where the codes from before still hold. */
const Codes = z.array(z.string())

export const confirmAuthenticatorApp = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/app/confirm',
  access: 'user',
  isOpenToSetUp: true,
  freshProof: 'always',
  kind: 'json',
  summary: 'Set up the app by a code of it; other sessions of the user end',
  body: z.strictObject({ code: Code }),
  answer: NotificationAnswer.extend({ recoveryCodes: Codes.nullable() }),
  errors: [
    'auth.confirmation-required',
    'auth.demo-account',
    'second-factor.code-wrong',
    'second-factor.not-set',
    'second-factor.already-set',
    'second-factor.unreadable',
    'auth.too-many-attempts',
  ],
})

export const deleteAuthenticatorApp = defineEndpoint({
  method: 'DELETE',
  path: '/api/second-factor/app',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'Do without the authenticator app from now on',
  answer: NotificationAnswer,
  errors: ['auth.confirmation-required', 'second-factor.not-set', 'second-factor.last-one'],
})

export const makeRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'New recovery codes in place of all former ones; each works once',
  body: z.strictObject({}),
  answer: NotificationAnswer.extend({ recoveryCodes: Codes }),
  errors: ['auth.confirmation-required', 'second-factor.not-set'],
})
