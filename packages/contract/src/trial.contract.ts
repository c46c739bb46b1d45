import { parseTaxNumber } from '@merleg/domain/tax-number'
import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './auth.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer, NotificationAnswer } from './fields.ts'

/** Longest names of a request for a trial. */
export const TRIAL_NAME_MAX_LENGTH = 200

/** A Hungarian tax number in any usual notation, its check digit right. */
const TaxNumber = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .superRefine((text, context) => {
    const reading = parseTaxNumber(text)
    if (reading.ok) return
    const code = reading.reason === 'check-digit' ? 'tax-number-check-digit' : 'tax-number'
    context.addIssue({ code: 'custom', params: { code } })
  })

export const requestTrial = defineEndpoint({
  method: 'POST',
  path: '/api/trial/request',
  access: 'public',
  kind: 'json',
  summary: 'Ask for a trial of five days; the answer does not tell whether the address or the company is known',
  body: z.strictObject({
    name: z.string().trim().min(1).max(TRIAL_NAME_MAX_LENGTH),
    email: z.email().max(254),
    companyName: z.string().trim().min(1).max(TRIAL_NAME_MAX_LENGTH),
    taxNumber: TaxNumber,
    termsAccepted: z.boolean(),
  }),
  answer: MessageAnswer,
  errors: ['auth.terms-not-accepted', 'page.not-found', 'trial.too-many'],
})

export const getTrialTerms = defineEndpoint({
  method: 'GET',
  path: '/api/trial/terms',
  access: 'public',
  kind: 'json',
  summary: 'The terms of a trial, a text of the operator',
  answer: z.object({ /** A fragment of a few plain tags. */ html: z.string() }),
  errors: ['page.not-found'],
})

export const startTrial = defineEndpoint({
  method: 'POST',
  path: '/api/trial/start',
  access: 'public',
  kind: 'json',
  summary: 'Begin a trial with the token of the mail and a password of one’s own; the token works once',
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
  answer: z.object({ message: z.string(), endsAt: z.iso.datetime() }),
  errors: [
    'password.common',
    'password.own-data',
    'trial.known-address',
    'trial.link-invalid',
    'trial.not-possible',
    'trial.too-many',
  ],
})

export const requestOfferAfterTrial = defineEndpoint({
  method: 'POST',
  path: '/api/trial/request-offer',
  access: 'public',
  kind: 'json',
  summary: 'Ask for an offer once the trial is over, for whoever knows the password of its account',
  body: z.strictObject({
    username: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  }),
  answer: NotificationAnswer,
  errors: ['auth.invalid-credentials', 'auth.too-many-attempts', 'auth.account-guarded', 'requests.too-many'],
})
