import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './auth.contract.ts'
import { CreditBalances } from './credits.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer } from './fields.ts'

export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Of the subscriber; changed by purchases and top-ups alone. */
  credit: CreditBalances,
})
export type Profile = z.infer<typeof Profile>

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  kind: 'json',
  summary: 'Own name, e-mail address and phone, and the credit of the subscriber',
  answer: Profile,
  errors: [],
})

export const updateProfile = defineEndpoint({
  method: 'POST',
  path: '/api/profile',
  access: 'user',
  freshProof: { where: z.object({ password: z.string().min(1) }), hasPassword: true },
  kind: 'json',
  summary:
    'Change own name, phone and, with the current one, password; what is left out stays. A new password ends the other sessions',
  body: z
    .strictObject({
      name: z.string().trim().min(1).max(200).optional(),
      phone: z.string().trim().max(50).optional(),
      /** Sent along with the form (spec part 2 §7); a balance is never set this way. */
      credit: z.union([z.number(), z.string().max(100), z.null(), CreditBalances]).optional(),
      currentPassword: z.string().max(PASSWORD_MAX_LENGTH).optional(),
      password: z.union([z.literal(''), z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH)]).optional(),
      passwordConfirmation: z.string().max(PASSWORD_MAX_LENGTH).optional(),
    })
    .refine((body) => (body.password ?? '') === (body.passwordConfirmation ?? ''), {
      path: ['passwordConfirmation'],
      params: { code: 'password-mismatch' },
    }),
  answer: MessageAnswer,
  errors: [
    'auth.invalid-credentials',
    'auth.too-many-attempts',
    'auth.account-changed',
    'auth.account-guarded',
    'auth.confirmation-required',
    'password.common',
    'password.current-required',
    'password.own-data',
  ],
})
