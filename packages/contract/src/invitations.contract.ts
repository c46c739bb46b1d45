import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './auth.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer } from './fields.ts'

/** Longest name that somebody can give himself. */
export const INVITED_NAME_MAX_LENGTH = 200

const Token = z.string().min(1).max(200)

export const openInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/open',
  access: 'public',
  kind: 'json',
  summary: 'Who is invited to what, for whoever has the link of the mail; uses nothing up',
  body: z.strictObject({ token: Token }),
  answer: z.object({ email: z.string(), company: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['auth.too-many-attempts', 'invitation.link-invalid'],
})
export type OpenedInvitation = z.infer<typeof openInvitation.answer>

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'public',
  kind: 'json',
  summary: 'Makes the account of somebody invited, with a name and a password of his own; the token works once',
  body: z
    .strictObject({
      token: Token,
      name: z.string().trim().min(1).max(INVITED_NAME_MAX_LENGTH),
      password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH),
      passwordConfirmation: z.string().max(PASSWORD_MAX_LENGTH),
    })
    .refine((body) => body.password === body.passwordConfirmation, {
      path: ['passwordConfirmation'],
      params: { code: 'password-mismatch' },
    }),
  answer: MessageAnswer,
  errors: [
    'auth.too-many-attempts',
    'invitation.link-invalid',
    'invitation.not-possible',
    'password.common',
    'password.own-data',
  ],
})
