import { CLAIMS } from '@merleg/domain/claims'
import { ROLES } from '@merleg/domain/roles'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer } from './fields.ts'
import { PAGE_SIZES } from './paging.ts'

/** Shortest password a user may choose (decisions 16). */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200

/** A random text that a browser keeps: a sign-in without a known one is told to the user by mail. */
export const DeviceKey = z
  .string()
  .regex(/^[\w-]{22,}$/)
  .max(64)
  .optional()

const Credentials = {
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  device: DeviceKey,
}

/** By what a second factor can be proved; the first is what the form offers. */
export const SECOND_FACTORS = ['passkey', 'code', 'recovery-code'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** A session at once. */
export const TokenAnswer = z.object({ token: z.string() })

/** A session, or the way to it for whoever has a second factor: the ticket with a proof, within ten minutes. */
export const SignInAnswer = z.union([
  TokenAnswer,
  z.object({ secondStep: z.object({ ticket: z.string(), factors: z.array(z.enum(SECOND_FACTORS)).min(1) }) }),
])
export type SignInAnswer = z.infer<typeof SignInAnswer>

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  kind: 'json',
  summary: 'Sign in with e-mail address and password; whoever has a second factor is asked for it next',
  body: z.strictObject(Credentials),
  answer: SignInAnswer,
  errors: [
    'auth.invalid-credentials',
    'auth.account-changed',
    'auth.account-disabled',
    'trial.over',
    'auth.too-many-attempts',
    'auth.account-guarded',
  ],
})

export const demoLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/demo-login',
  access: 'public',
  kind: 'json',
  summary: 'Sign in to a demo account after accepting the terms',
  body: z.strictObject({ ...Credentials, termsAccepted: z.boolean() }),
  answer: TokenAnswer,
  errors: ['auth.invalid-credentials', 'auth.terms-not-accepted', 'auth.too-many-attempts', 'auth.account-guarded'],
})

export const getDemoTerms = defineEndpoint({
  method: 'GET',
  path: '/api/auth/demo-terms',
  access: 'public',
  kind: 'json',
  summary: 'The terms of the demo login, a text of the operator',
  answer: z.object({ /** A fragment of a few plain tags. */ html: z.string() }),
  errors: [],
})

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary: 'Revoke the session of the token',
  answer: MessageAnswer,
  errors: [],
})

export const recoverPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/recover-password',
  access: 'public',
  kind: 'json',
  summary: 'Mail a link for a new password; answers the same for unknown addresses',
  body: z.strictObject({ email: z.email().max(254) }),
  answer: MessageAnswer,
  errors: ['auth.too-many-attempts'],
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  kind: 'json',
  summary: 'Set a new password with the token of the mail; ends every session of the account',
  body: z
    .strictObject({
      token: z.string().min(1).max(200),
      password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH),
      passwordConfirmation: z.string().max(PASSWORD_MAX_LENGTH),
    })
    .refine((body) => body.password === body.passwordConfirmation, {
      path: ['passwordConfirmation'],
      params: { code: 'password-mismatch' },
    }),
  answer: MessageAnswer,
  errors: ['auth.recovery-token-invalid', 'auth.too-many-attempts', 'password.common', 'password.own-data'],
})

export const Me = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** What the user is to the subscriber: administrators have pages of their own. */
  role: z.enum(ROLES),
  onlyValid: z.boolean(),
  dataExpanded: z.boolean(),
  inThousandHUF: z.boolean(),
  hideSearchHistory: z.boolean(),
  /** Lists and reports begin with what a salesperson looks for. */
  salesView: z.boolean(),
  perPage: z.union(PAGE_SIZES.map((size) => z.literal(size))),
  claims: z.array(z.enum(CLAIMS)),
  /** Until when the service is tried out; null of a subscription. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** The subscriber asks for a second factor, and this session has none: nothing is served until one is set up. */
  mustSetUpSecondFactor: z.boolean(),
  /** The database holds made-up companies: the interface says so on every page. */
  hasDemoData: z.boolean(),
})
export type Me = z.infer<typeof Me>

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary: 'The signed-in user, display preferences and claims',
  answer: Me,
  errors: [],
})
