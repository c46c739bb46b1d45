import { VAT_CHECK_STATES } from '@merleg/domain/vat-checks/vat-check-states'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { ReportIdParams } from './fields.ts'

/** So many checks of a company are told, the newest. */
export const TOLD_VAT_CHECKS = 50

/** A check that somebody of the subscriber asked for, in the caller's language. */
export const VatCheck = z.object({
  id: z.string(),
  state: z.enum(VAT_CHECK_STATES),
  askedAt: z.iso.datetime(),
  /** What was answered. */
  title: z.string(),
  /** What that proves, and what not. */
  text: z.string(),
  /** The proof: number, moment, who asked, consultation number, name and address as told. */
  rows: z.array(z.object({ key: z.string(), value: z.string() })),
})
export type VatCheck = z.infer<typeof VatCheck>

const VatChecks = z.object({
  /** The number of the company, with the letters of its member state; null where none is known. */
  number: z.string().nullable(),
  /** Where it comes from. */
  numberNote: z.string().nullable(),
  canCheck: z.boolean(),
  /** Why it cannot be checked; null where it can, and where only an operator is to know. */
  obstacle: z.string().nullable(),
  /** What the last check waits for: VIES, or that its answer comes into the register; null: for nothing. */
  awaits: z.enum(['answer', 'register']).nullable(),
  /** The newest first. */
  checks: z.array(VatCheck),
  hasMore: z.boolean(),
})

export const listVatChecks = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/vat-checks',
  access: 'Cegriport',
  kind: 'json',
  summary: 'What VIES answered about the VAT number of a company when users of the subscriber had it asked',
  params: ReportIdParams,
  answer: VatChecks,
  errors: ['company.not-found'],
})

export const checkVatNumber = defineEndpoint({
  method: 'POST',
  path: '/api/report/:id/vat-checks',
  access: 'Cegriport',
  kind: 'json',
  summary: 'Have VIES asked about the VAT number of a company now; while a check is under way there is no second one',
  params: ReportIdParams,
  body: z.strictObject({
    /** As the caller was told it: what is asked about is what was shown. */
    number: z.string().trim().min(4).max(20),
  }),
  answer: VatChecks,
  errors: ['company.not-found', 'vat-check.not-possible', 'vat-check.other-number', 'traffic.too-many-requests'],
})
