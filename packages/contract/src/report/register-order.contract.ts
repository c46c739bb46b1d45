import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MessageAnswer, NotificationAnswer, ReportIdParams } from '../fields.ts'

/** A document of the official register, electronic delivery. */
const Publication = z.object({
  id: z.string(),
  value: z.string(),
  /** What one gets. */
  description: z.string(),
  /** Whole forints, without tax. */
  price: z.number().int(),
})
export type Publication = z.infer<typeof Publication>

const field = (max: number) => z.string().trim().min(1).max(max)

/** To whom an order is billed (spec part 1 §3 "Official data order form"). */
export const BillingDetails = z.strictObject({
  company: field(200),
  contact: field(200),
  zip: field(12),
  city: field(100),
  street: field(200),
  /** A Hungarian tax number with a right check digit, or a foreign VAT number; checked by the server. */
  taxNumber: field(20),
  phone: field(40),
  email: z.email().max(254),
})
export type BillingDetails = z.infer<typeof BillingDetails>

export const loadRegisterOrder = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/im/load',
  access: 'user',
  kind: 'json',
  summary: 'The official documents that can be ordered of a company, with prices, and the billing details on file',
  params: ReportIdParams,
  answer: z.object({
    company: z.object({ name: z.string(), registrationNumber: z.string() }),
    electronic: z.array(Publication),
    /** Delivery, payment and the transfer fee, in words. */
    delivery: z.string(),
    payment: z.string(),
    /** Null until some were saved. */
    billing: BillingDetails.nullable(),
  }),
  errors: ['company.not-found', 'publication.not-available'],
})

export const saveBillingDetails = defineEndpoint({
  method: 'POST',
  path: '/api/register-order/billing',
  access: 'user',
  kind: 'json',
  summary: "Saves the subscriber's billing details for orders of official register data",
  body: BillingDetails,
  answer: MessageAnswer,
  errors: [],
})

export const orderPublications = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/im/order/:publications',
  access: 'user',
  kind: 'json',
  summary:
    'Orders documents (a comma list of their ids), billed to the saved details; repeated within a minute it answers the first',
  params: ReportIdParams.extend({ publications: z.string().min(1).max(500) }),
  answer: NotificationAnswer,
  errors: ['company.not-found', 'publication.not-available', 'billing.missing'],
})
