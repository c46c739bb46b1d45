import { CLAIMS } from '@merleg/domain/claims'
import { GIVEN_ROLES, ROLES } from '@merleg/domain/roles'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NotificationAnswer } from './fields.ts'

/** Invitations of a subscriber that can be open at a time, and how often the mail of one can be sent. */
export const INVITATIONS_MAX = 50
export const INVITATION_MAILS_MAX = 5
/** Invitations of a subscriber in 24 hours, also such as were taken back: each is a mail. */
export const INVITATIONS_A_DAY = 100
/** Hours for which the link of a mail works. */
export const INVITATION_HOURS = 72

const admin = { access: 'user', role: 'administrator', kind: 'json' } as const
const IdParams = z.strictObject({ id: z.uuid() })
/** Of the contract's claims those that a user has. */
const GivenClaims = z.array(z.enum(CLAIMS)).max(CLAIMS.length)

const AdministeredUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  isDisabled: z.boolean(),
  /** When the account is to be closed; null: it is not. */
  closingAt: z.iso.datetime().nullable(),
  /** Has he something to prove beside his password? */
  hasSecondFactor: z.boolean(),
  /** The administrator who asks. */
  isSelf: z.boolean(),
  /** Claims of the contract that the user has, without those that restrict. */
  claims: z.array(z.enum(CLAIMS)),
  lastLoginAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Keys in use that the user made: they go on working when he is disabled. */
  keyCount: z.number().int(),
})
export type AdministeredUser = z.infer<typeof AdministeredUser>

const OpenInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  claims: z.array(z.enum(CLAIMS)),
  invitedBy: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** Has the mail gone? Until then it waits in the queue, or could not be sent. */
  isMailed: z.boolean(),
  canBeSentAgain: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

export const listAdministeredUsers = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/administration/users',
  summary: 'Users of the subscriber and open invitations, with the claims that can be given',
  answer: z.object({
    company: z.string(),
    users: z.array(AdministeredUser),
    invitations: z.array(OpenInvitation),
    /** Claims of the contract, without those that restrict. */
    claims: z.array(z.enum(CLAIMS)),
  }),
  errors: [],
})
export type AdministeredUsers = z.infer<typeof listAdministeredUsers.answer>

const userErrors = ['administration.demo', 'user.closed', 'user.not-found'] as const
const provedErrors = [...userErrors, 'auth.confirmation-required'] as const

export const changeUserRole = defineEndpoint({
  ...admin,
  freshProof: 'always',
  method: 'POST',
  path: '/api/administration/users/:id/role',
  summary: 'Makes a user an administrator, or a member again; never the last administrator',
  params: IdParams,
  body: z.strictObject({ role: z.enum(GIVEN_ROLES) }),
  answer: NotificationAnswer,
  errors: [...provedErrors, 'user.last-administrator'],
})

export const changeUserClaims = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/api/administration/users/:id/claims',
  summary:
    'Says which claims of the contract a user has, or which he is given and which are taken; what comes into the contract later he has too',
  params: IdParams,
  body: z
    .strictObject({
      /** In place of those there are. */
      claims: GivenClaims.optional(),
      /** Beside those there are, and without these. */
      addClaims: GivenClaims.optional(),
      removeClaims: GivenClaims.optional(),
    })
    .refine((changes) => Object.values(changes).some((change) => change !== undefined), {
      path: ['claims'],
      params: { code: 'required' },
    }),
  answer: NotificationAnswer,
  errors: userErrors,
})

export const switchUser = defineEndpoint({
  ...admin,
  freshProof: 'always',
  method: 'POST',
  path: '/api/administration/users/:id/state',
  summary: 'Disables a user, whose sessions end at once, or enables him again; never the last administrator',
  params: IdParams,
  body: z.strictObject({ isDisabled: z.boolean() }),
  answer: NotificationAnswer,
  errors: [...provedErrors, 'user.last-administrator'],
})

export const resetUserSecondFactor = defineEndpoint({
  ...admin,
  freshProof: 'always',
  method: 'POST',
  path: '/api/administration/users/:id/second-factor/reset',
  summary:
    'Takes every second factor of a colleague away, who has lost them; he is signed out everywhere, and told by mail',
  params: IdParams,
  body: z.strictObject({}),
  answer: NotificationAnswer,
  errors: [...provedErrors, 'second-factor.not-set', 'user.self'],
})

export const closeUserAccount = defineEndpoint({
  ...admin,
  freshProof: 'always',
  method: 'POST',
  path: '/api/administration/users/:id/closing',
  summary: 'Closes the account of a colleague in 14 days, or at once; never the last administrator’s',
  params: IdParams,
  body: z.strictObject({ isAtOnce: z.boolean() }),
  answer: NotificationAnswer,
  errors: [...provedErrors, 'user.last-administrator', 'user.self'],
})

export const keepUserAccount = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/api/administration/users/:id/closing/undo',
  summary: 'Takes back that the account of a colleague is to be closed',
  params: IdParams,
  body: z.strictObject({}),
  answer: NotificationAnswer,
  errors: userErrors,
})

export const inviteUser = defineEndpoint({
  ...admin,
  freshProof: { where: z.object({ role: z.literal('administrator') }) },
  method: 'POST',
  path: '/api/administration/invitations',
  summary: 'Invites somebody by mail; the link works once, for 72 hours',
  body: z.strictObject({ email: z.email().max(254), role: z.enum(GIVEN_ROLES), claims: GivenClaims }),
  answer: NotificationAnswer,
  errors: [
    'administration.demo',
    'auth.confirmation-required',
    'invitation.known-user',
    'invitation.too-many',
    'invitation.too-many-open',
  ],
})

export const sendInvitationAgain = defineEndpoint({
  ...admin,
  method: 'POST',
  path: '/api/administration/invitations/:id/send',
  summary: 'Mails another link, which works for 72 hours; the ones before work no more',
  params: IdParams,
  body: z.strictObject({}),
  answer: NotificationAnswer,
  errors: ['administration.demo', 'invitation.not-found', 'invitation.too-many'],
})

export const revokeInvitation = defineEndpoint({
  ...admin,
  method: 'DELETE',
  path: '/api/administration/invitations/:id/revoke',
  summary: 'Takes an invitation back: its links work no more',
  params: IdParams,
  answer: NotificationAnswer,
  errors: ['administration.demo', 'invitation.not-found'],
})

/** Months that can be asked for, the running one included. */
export const USAGE_MONTHS = 12

const Spent = z.object({
  account: z.enum(['normal', 'international']),
  currency: z.enum(['HUF', 'EUR']),
  amount: z.number().int(),
})

const UsageOfUser = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isDisabled: z.boolean(),
  /** Different searches and companies that were last opened in the month: at least so many. */
  searches: z.number().int(),
  reports: z.number().int(),
  persons: z.number().int(),
  exports: z.number().int(),
  orders: z.number().int(),
  /** Minor units, refunds taken off. */
  spent: z.array(Spent),
})
export type UsageOfUser = z.infer<typeof UsageOfUser>

export const getUsage = defineEndpoint({
  ...admin,
  method: 'GET',
  path: '/api/administration/usage',
  summary: 'What users did in a Hungarian month, and what it cost; what is not recorded is said',
  query: z.strictObject({
    /** YYYY-MM; the running month where it is left out. */
    month: z
      .string()
      .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
      .optional(),
  }),
  answer: z.object({
    month: z.string(),
    /** Months that can be asked for, the latest first. */
    months: z.array(z.string()),
    users: z.array(UsageOfUser),
    /** Spent by nobody in particular: by the provider, or by users who are gone. */
    otherSpent: z.array(Spent),
    /** From when exports are recorded; null where none is yet. */
    exportsSince: z.iso.datetime().nullable(),
    callsOfKeys: z.number().int(),
  }),
  errors: [],
})
export type Usage = z.infer<typeof getUsage.answer>
