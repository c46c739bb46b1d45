import { CLAIMS } from '@merleg/domain/claims'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate, NotificationAnswer } from './fields.ts'

/** Keys of a subscriber that can be in use at a time. */
export const API_KEYS_MAX = 20
export const API_KEY_NAME_MAX_LENGTH = 100
/** How long a key lives where nothing else is said, and at most. */
export const API_KEY_DEFAULT_DAYS = 365
export const API_KEY_MAX_DAYS = 730

export const API_KEY_STATES = ['active', 'expired', 'revoked'] as const
export type ApiKeyState = (typeof API_KEY_STATES)[number]

const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the key begins; the rest is known to its holder alone. */
  beginning: z.string(),
  state: z.enum(API_KEY_STATES),
  /** As given; what the contract does not hold any more it opens no more. */
  claims: z.array(z.enum(CLAIMS)),
  createdAt: z.iso.datetime(),
  /** Whose lists and favourites it works with. */
  createdBy: z.string(),
  isCreatorDisabled: z.boolean(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
  /** The last Hungarian day on which it was used; null where it never was. */
  lastUsedOn: IsoDate.nullable(),
  callsThisMonth: z.number().int(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/administration/keys',
  access: 'user',
  role: 'administrator',
  kind: 'json',
  summary: 'Keys of programs: those in use first, then the latest; and how often they may call',
  answer: z.object({
    results: z.array(ApiKey),
    /** Claims of the contract that a key can be given. */
    claims: z.array(z.enum(CLAIMS)),
    quota: z.object({
      callsPerMinute: z.number().int(),
      callsPerMonth: z.number().int(),
      /** Of all keys together, in the Hungarian month that is running. */
      callsThisMonth: z.number().int(),
    }),
  }),
  errors: [],
})
export type ApiKeys = z.infer<typeof listApiKeys.answer>

export const addApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/administration/keys/add',
  access: 'user',
  role: 'administrator',
  freshProof: 'always',
  kind: 'json',
  summary: 'Makes a key for a program; answers with it, this once',
  body: z.strictObject({
    name: z.string().trim().min(1).max(API_KEY_NAME_MAX_LENGTH),
    claims: z.array(z.enum(CLAIMS)).max(CLAIMS.length),
    /** The last Hungarian day on which it works. */
    expiresOn: IsoDate.max(10),
  }),
  answer: NotificationAnswer.extend({ id: z.uuid(), key: z.string() }),
  errors: ['administration.demo', 'auth.confirmation-required', 'key.too-many'],
})

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/api/administration/keys/:id/revoke',
  access: 'user',
  role: 'administrator',
  kind: 'json',
  summary: 'Ends a key at once; it cannot be taken back',
  params: z.strictObject({ id: z.uuid() }),
  answer: NotificationAnswer,
  errors: ['administration.demo', 'key.not-found'],
})
