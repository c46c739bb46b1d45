import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NotificationAnswer } from './fields.ts'

export const SIGN_IN_METHODS = ['password', 'oidc', 'passkey'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

const Session = z.object({
  id: z.uuid(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** What the browser said of itself; null where it said nothing that is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** From where it began; null of one that is older than these notes. */
  address: z.string().nullable(),
  method: z.enum(SIGN_IN_METHODS),
  hasSecondFactor: z.boolean(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Session = z.infer<typeof Session>

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'user',
  kind: 'json',
  summary: 'Where the own user is signed in, and how many people of the subscriber are',
  answer: z.object({
    results: z.array(Session),
    /** People of the subscriber who are signed in, and for how many the contract is; null where it does not say. */
    seats: z.object({ signedIn: z.number().int(), contract: z.number().int().nullable() }),
    /** The account is everybody's: only this session is shown. */
    isDemo: z.boolean(),
  }),
  errors: [],
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'Sign the own user out somewhere, at once',
  params: z.strictObject({ id: z.uuid() }),
  answer: NotificationAnswer,
  errors: ['auth.confirmation-required', 'session.not-found'],
})

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/end-others',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'Sign the own user out everywhere else, at once',
  body: z.strictObject({}),
  answer: NotificationAnswer,
  errors: ['auth.confirmation-required', 'auth.demo-account'],
})
