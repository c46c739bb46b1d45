import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { UNIT_PRICE_MAX } from '@merleg/domain/credits/sold-things'
import { DELIVERED_ENDINGS } from '@merleg/domain/international-orders/delivered-file'
import { ORDER_FIELD_LENGTHS, type OrderField } from '@merleg/domain/international-orders/order-fields'
import { LISTED_ORDER_STATES, NOTICE_KINDS, ORDER_STATES } from '@merleg/domain/international-orders/order-states'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate, MessageAnswer } from './fields.ts'

/** Orders and notices of a page (spec part 2 §9 "Home widget pages"). */
export const INTERNATIONAL_PAGE_SIZE = 5

// Longer than any valid one: what is wrong with a field is told by the rule, the same here and in the browser.
const field = (name: OrderField) =>
  z
    .string()
    .trim()
    .max(ORDER_FIELD_LENGTHS[name] * 4)
    .nullish()

const Currency = z.enum(['EUR', 'HUF'])

/** A country of which a report can be ordered, with what it costs; the `offline[]` of the country list. */
const OfflineCountry = z.object({
  /** Two letters, lower case. */
  key: z.string(),
  /** In the caller's language. */
  name: z.string(),
  /** Euros. */
  price: z.number(),
})
export type OfflineCountry = z.infer<typeof OfflineCountry>

export const getOfflineOffer = defineEndpoint({
  method: 'GET',
  path: '/api/international/offline',
  access: 'Nemzetkozi',
  kind: 'json',
  summary: 'What the order form needs: countries with prices, whose prices they are, and what can be spent',
  answer: z.object({
    countries: z.array(OfflineCountry),
    currency: Currency,
    /** How it is paid, and whose prices they are. */
    terms: z.array(z.string()),
    /** Is the caller mailed? A demo account is not, nor is whom it names. */
    isMailed: z.boolean(),
    /** Euros of the international account that can be spent. */
    balance: z.number(),
  }),
  errors: [],
})

/** An order in either shape: `country`, `name` and the parts of the address, or `countries`, `companyName`, `address`. */
const OfflineOrder = z.strictObject({
  /** Two letters, or a name in one of our languages. */
  country: field('country'),
  name: field('name'),
  zip: field('zip'),
  city: field('city'),
  street: field('street'),
  taxNumber: field('taxNumber'),
  companyNumber: field('companyNumber'),
  countries: z
    .array(z.strictObject({ name: z.string().trim().max(400) }))
    .max(10)
    .nullish(),
  companyName: field('name'),
  address: field('address'),
  /** Until when it is needed: YYYY-MM-DD, today or later. */
  deadline: field('deadline'),
  /** Whom to ask, and to tell beside the caller. */
  person: field('person'),
  phone: field('phone'),
  email: field('email'),
  comment: field('comment'),
  /** It is needed sooner than usual: the operator is told, with the comment. */
  express: z.boolean().optional(),
  /** Made once for each intent to order: the same again is the same order. */
  key: z.uuid().max(36).optional(),
  /** The same was ordered before, and it is meant once more. */
  again: z.boolean().optional(),
  /** Euros that the reader was told it costs: another price is refused instead of charged. */
  price: z
    .number()
    .min(0)
    .max(UNIT_PRICE_MAX / MINOR_UNITS)
    .optional(),
})
export type OfflineOrder = z.infer<typeof OfflineOrder>

export const orderOffline = defineEndpoint({
  method: 'POST',
  path: '/api/international/offline',
  access: 'Nemzetkozi',
  machine: false,
  kind: 'json',
  summary:
    'Orders a report of a foreign company; its price is held until the report is delivered. The same order again within a minute, or with the same key, is the first one; with another key the same of the last thirty days is asked about',
  body: OfflineOrder,
  answer: MessageAnswer.extend({ orderId: z.uuid(), orderNumber: z.string() }),
  errors: [
    'credit.insufficient',
    'credit.key-reused',
    'international-order.no-price',
    'international-order.ordered-before',
    'international-order.too-many',
    'price.changed',
  ],
})

const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) })

const Order = z.object({
  id: z.uuid(),
  date: z.iso.datetime(),
  /** What was ordered, in words. */
  type: z.string(),
  /** Of the company. */
  name: z.string(),
  orderNumber: z.string(),
  country: z.string(),
  countryName: z.string(),
  /** Euros. */
  price: z.number(),
  currency: Currency,
  state: z.enum(ORDER_STATES),
  deadline: IsoDate.nullable(),
  orderedBy: z.string(),
  /** Null until the report is delivered. */
  file: z.object({ name: z.string(), bytes: z.number().int(), url: z.string() }).nullable(),
})
export type InternationalOrder = z.infer<typeof Order>

/** An order of either kind: those that people fulfil have a page of their own, the others are on that of their company. */
const ListedOrder = Order.extend({
  /** Of a report that was bought online its company; null of an order that people fulfil. */
  companyId: z.uuid().nullable(),
  /** Null until the provider has given one. */
  orderNumber: z.string().nullable(),
  state: z.enum(LISTED_ORDER_STATES),
})
export type ListedInternationalOrder = z.infer<typeof ListedOrder>

export const listInternationalOrders = defineEndpoint({
  method: 'GET',
  path: '/api/international/orders',
  access: 'Nemzetkozi',
  kind: 'json',
  summary:
    "The subscriber's orders of foreign reports, bought online or fulfilled by people, the newest first, five a page",
  query: pageQuery,
  answer: z.object({ items: z.array(ListedOrder), count: z.number().int(), perPage: z.number().int() }),
  errors: [],
})

const Notice = z.object({
  /** Of the notice; its order is `orderId`. */
  id: z.uuid(),
  date: z.iso.datetime(),
  /** What has happened, in words. */
  type: z.string(),
  /** Of the company. */
  name: z.string(),
  kind: z.enum(NOTICE_KINDS),
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** What the operator wrote; empty where he wrote no more. */
  text: z.string(),
})
export type InternationalNotice = z.infer<typeof Notice>

export const listInternationalAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/international/alerts',
  access: 'Nemzetkozi',
  kind: 'json',
  summary:
    "What was heard of the subscriber's orders: answers, deliveries, cancellations; the newest first, five a page",
  query: pageQuery,
  answer: z.object({ items: z.array(Notice), count: z.number().int(), perPage: z.number().int() }),
  errors: [],
})

const OrderParams = z.strictObject({ id: z.uuid() })

export const getInternationalOrder = defineEndpoint({
  method: 'GET',
  path: '/api/international/orders/:id',
  access: 'Nemzetkozi',
  kind: 'json',
  summary: 'An order of a foreign report as it was placed, and what has been heard of it since',
  params: OrderParams,
  answer: Order.extend({
    address: z.string(),
    taxNumber: z.string(),
    companyNumber: z.string(),
    person: z.string(),
    phone: z.string(),
    email: z.string(),
    comment: z.string(),
    notices: z.array(Notice),
  }),
  errors: ['international-order.not-found'],
})

export const downloadInternationalOrder = defineEndpoint({
  method: 'GET',
  path: '/api/international/orders/:id/file',
  access: 'Nemzetkozi',
  kind: 'file',
  summary: `The delivered report of an order (${DELIVERED_ENDINGS.join(', ')})`,
  params: OrderParams,
  errors: ['international-order.not-found', 'international-order.not-delivered'],
})
