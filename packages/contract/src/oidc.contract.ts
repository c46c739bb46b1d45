import { z } from 'zod'
import { DeviceKey, SignInAnswer } from './auth.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { NotificationAnswer } from './fields.ts'

/** Accounts of the provider that one user may have linked. */
export const IDENTITIES_MAX = 5

/** Where the browser is sent, and what it keeps meanwhile: nobody else can end what it began. */
const OidcStart = z.object({ url: z.url(), key: z.string() })

/** What the provider sent the browser back with, and what the browser kept. */
const Returned = z.strictObject({
  key: z.string().min(1).max(200),
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4000).optional(),
  iss: z.string().min(1).max(500).optional(),
  error: z.string().min(1).max(200).optional(),
})

const RETURN_ERRORS = [
  'oidc.not-configured',
  'oidc.attempt-over',
  'oidc.cancelled',
  'oidc.refused',
  'oidc.provider-down',
] as const

export const startOidcSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/oidc/sign-in/start',
  access: 'public',
  kind: 'json',
  summary: 'Begin to sign in with an account of the configured provider (OpenID Connect)',
  body: z.strictObject({}),
  answer: OidcStart,
  errors: ['oidc.not-configured', 'oidc.provider-down', 'auth.too-many-attempts'],
})

export const finishOidcSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/oidc/sign-in/finish',
  access: 'public',
  kind: 'json',
  summary: 'Sign in with what the provider answered; once, within ten minutes, by the browser that began',
  body: Returned.extend({ device: DeviceKey }),
  answer: SignInAnswer,
  errors: [
    ...RETURN_ERRORS,
    'oidc.not-linked',
    'auth.account-changed',
    'auth.account-disabled',
    'trial.over',
    'auth.too-many-attempts',
  ],
})

export const startOidcLink = defineEndpoint({
  method: 'POST',
  path: '/api/oidc/link/start',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'Begin to link an account of the provider to the own user, who has just proved who he is',
  body: z.strictObject({}),
  answer: OidcStart,
  errors: [
    'oidc.not-configured',
    'oidc.provider-down',
    'oidc.too-many',
    'auth.demo-account',
    'auth.confirmation-required',
    'auth.too-many-attempts',
  ],
})

export const finishOidcLink = defineEndpoint({
  method: 'POST',
  path: '/api/oidc/link/finish',
  access: 'user',
  kind: 'json',
  summary: 'Link the account of the provider, by issuer and subject, with what the provider answered',
  body: Returned,
  answer: NotificationAnswer,
  errors: [...RETURN_ERRORS, 'oidc.identity-taken', 'oidc.too-many', 'auth.demo-account'],
})

const OidcIdentity = z.object({
  id: z.uuid(),
  /** What the provider called the user when he linked it. */
  label: z.string(),
  linkedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type OidcIdentity = z.infer<typeof OidcIdentity>

export const listOidcIdentities = defineEndpoint({
  method: 'GET',
  path: '/api/oidc/identities',
  access: 'user',
  kind: 'json',
  summary: 'Accounts of the provider that are linked to the own user; the name of the provider, null without one',
  answer: z.object({ provider: z.string().nullable(), results: z.array(OidcIdentity) }),
  errors: [],
})

export const deleteOidcIdentity = defineEndpoint({
  method: 'DELETE',
  path: '/api/oidc/identities/:id',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'Unlink an account of the provider',
  params: z.strictObject({ id: z.uuid() }),
  answer: NotificationAnswer,
  errors: ['identity.not-found', 'auth.confirmation-required'],
})

export const getOidcLogout = defineEndpoint({
  method: 'GET',
  path: '/api/oidc/logout',
  access: 'user',
  isOpenToSetUp: true,
  kind: 'json',
  summary: 'Where a session that the provider began is ended there too; null where there is no such place',
  answer: z.object({ url: z.url().nullable() }),
  errors: [],
})
