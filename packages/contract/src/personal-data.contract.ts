import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer } from './fields.ts'

export const getPersonalData = defineEndpoint({
  method: 'GET',
  path: '/api/personal-data',
  access: 'user',
  kind: 'json',
  summary: 'Whether the own account is to be closed, and when',
  answer: z.object({
    /** Null: it is not to be closed. */
    closingAt: z.iso.datetime().nullable(),
    /** By the user himself, or by somebody who may do so for him. */
    isOwnWish: z.boolean(),
    /** Everybody's account: its data are not handed out, and it is not closed. */
    isDemo: z.boolean(),
  }),
  errors: [],
})

export const downloadPersonalData = defineEndpoint({
  method: 'GET',
  path: '/api/personal-data/download',
  access: 'user',
  freshProof: 'always',
  kind: 'file',
  isHeavy: true,
  summary: 'What is stored of the own account: a ZIP with a JSON file for each kind of data',
  errors: ['auth.confirmation-required', 'auth.demo-account'],
})

export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/closing',
  access: 'user',
  freshProof: 'always',
  kind: 'json',
  summary: 'Close the own account in 14 days, or at once; what the law keeps stays without a name',
  body: z.strictObject({ isAtOnce: z.boolean() }),
  answer: MessageAnswer,
  errors: ['auth.confirmation-required', 'auth.demo-account', 'user.last-administrator'],
})

export const keepAccount = defineEndpoint({
  method: 'POST',
  path: '/api/personal-data/closing/undo',
  access: 'user',
  kind: 'json',
  summary: 'Take back that the own account is to be closed',
  body: z.strictObject({}),
  answer: MessageAnswer,
  errors: [],
})
