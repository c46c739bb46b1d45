import { z } from 'zod'
import { BillingDetails } from '../billing.contract.ts'
import { defineEndpoint } from '../endpoint.ts'
import { NotificationAnswer, ReportIdParams } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** A document of the official register, electronic delivery. */
const Publication = z.object({
  id: z.string(),
  /** Its name in the caller's language. */
  value: z.string(),
  /** What one gets. */
  description: z.string(),
  /** Whole forints, without tax. */
  price: z.number().int(),
})
export type Publication = z.infer<typeof Publication>

/** An order of the subscriber about the same company, as it was placed. */
const PlacedOrder = z.object({
  orderNumber: z.string(),
  orderedAt: z.iso.datetime(),
  orderedBy: z.string(),
  /** Whole forints, without tax and transfer fee. */
  total: z.number().int(),
  lines: z.array(z.object({ value: z.string(), price: z.number().int() })),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const loadRegisterOrder = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/im/load',
  access: REPORT_SECTIONS['register-order'].access,
  kind: 'json',
  summary: 'The official documents that can be ordered of a company, with prices, and the billing details on file',
  params: ReportIdParams,
  answer: z.object({
    company: z.object({ name: z.string(), registrationNumber: z.string(), isMadeUp: z.boolean() }),
    electronic: z.array(Publication),
    /** Delivery, payment and the transfer fee, in words. */
    delivery: z.string(),
    payment: z.string(),
    transferFee: z.string(),
    /** Whose prices they are. */
    priceNote: z.string(),
    /** Null until some were saved. */
    billing: BillingDetails.nullable(),
    /** Is an order confirmed by mail? One of a demo account is not. */
    isMailed: z.boolean(),
    /** The last ones of the subscriber about this company, the newest first. */
    orders: z.array(PlacedOrder),
  }),
  errors: ['company.not-found', 'publication.not-available'],
})

export const orderPublications = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/im/order/:publications',
  access: 'user',
  kind: 'json',
  summary:
    'Orders documents (a comma list of their ids or names), billed to the saved details; repeated within a minute, also by a colleague, or with the same key, it answers the first',
  params: ReportIdParams.extend({ publications: z.string().max(500) }),
  /** What the reader was told that it costs: another price is refused instead of billed. */
  query: z.strictObject({
    total: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    /** Made once for each intent to order. */
    key: z.uuid().max(36).optional(),
  }),
  answer: NotificationAnswer.extend({
    orderNumber: z.string(),
    /** False of an earlier order that this one repeats. */
    isNew: z.boolean(),
  }),
  errors: [
    'company.not-found',
    'credit.key-reused',
    'publication.not-available',
    'publication.price-changed',
    'publication.too-many',
    'billing.missing',
  ],
})
