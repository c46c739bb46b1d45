import { type BillingField, BILLING_FIELD_LENGTHS, findBillingFaults } from '@merleg/domain/billing-details'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { MessageAnswer } from './fields.ts'

// Longer than any valid one: what is wrong with a field is told by the rule, the same here and in the browser.
const field = (name: BillingField) =>
  z
    .string()
    .trim()
    .max(BILLING_FIELD_LENGTHS[name] * 4)

/** To whom a subscriber's orders are billed (spec part 1 §3 "Official data order form"). */
export const BillingDetails = z.strictObject({
  company: field('company'),
  contact: field('contact'),
  zip: field('zip'),
  city: field('city'),
  street: field('street'),
  /** A Hungarian tax number with a right check digit, or a foreign VAT number. */
  taxNumber: field('taxNumber'),
  phone: field('phone'),
  email: field('email'),
})
export type BillingDetails = z.infer<typeof BillingDetails>

export const saveBillingDetails = defineEndpoint({
  method: 'POST',
  path: '/api/register-order/billing',
  access: 'user',
  kind: 'json',
  summary:
    "Saves the subscriber's billing details, for all that is billed; with `seen` it is refused where others are on file by now",
  body: BillingDetails.extend({
    /** The details that were on file when these were written; null: there were none. */
    seen: BillingDetails.nullable().optional(),
  }).superRefine((details, context) => {
    for (const [path, code] of Object.entries(findBillingFaults(details)))
      context.addIssue({ code: 'custom', path: [path], params: { code } })
  }),
  answer: MessageAnswer,
  errors: ['billing.changed'],
})
