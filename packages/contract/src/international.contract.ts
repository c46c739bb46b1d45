import { UNIT_PRICE_MAX } from '@merleg/domain/credits/sold-things'
import { FOREIGN_ORDER_STATES } from '@merleg/domain/international/foreign-order-states'
import { FOREIGN_QUERY_FIELDS } from '@merleg/domain/international/foreign-query'
import { ONLINE_COUNTRIES } from '@merleg/domain/international/online-countries'
import { AVAILABILITIES, REPORT_PARTS, REPORT_VARIANTS } from '@merleg/domain/international/report-variants'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate } from './fields.ts'
import { ByVariant, VariantOffer } from './variant-offer.ts'

/** Letters that a field of the online search takes. */
export const FOREIGN_TEXT_MAX_LENGTH = 100

const OnlineCountry = z.enum(ONLINE_COUNTRIES)
const ReportVariant = z.enum(REPORT_VARIANTS)
const CompanyParams = z.strictObject({ id: z.uuid() })
const OrderParams = z.strictObject({ orderId: z.uuid() })
const SearchText = z.string().trim().max(FOREIGN_TEXT_MAX_LENGTH).optional()
const Cents = z.number().int().min(0).max(UNIT_PRICE_MAX)

/**
 * Where an answer comes from: asked just now (`live`), made up (`sandbox`), or what we have kept since `at` (`kept`) because
 * the provider could not be asked.
 */
const Liveness = z.object({
  kind: z.enum(['live', 'sandbox', 'kept']),
  /** Who tells it, by its own name; null where nobody is asked. */
  provider: z.string().nullable(),
  at: z.iso.datetime(),
})
export type Liveness = z.infer<typeof Liveness>

const NamedCountry = z.object({ key: z.string(), name: z.string() })

export const listInternationalCountries = defineEndpoint({
  method: 'GET',
  path: '/api/international/country-list',
  access: 'Nemzetkozi',
  kind: 'json',
  summary:
    'Countries whose companies can be searched online, and those of which reports are ordered offline, with prices',
  answer: z.object({
    online: z.array(
      NamedCountry.extend({
        /** Who is asked about its companies, by its own name; null where nobody is at present. */
        provider: z.string().nullable(),
        isMadeUp: z.boolean(),
        /** By what it searches. */
        fields: z.array(z.enum(FOREIGN_QUERY_FIELDS)),
        /** Of which companies it knows nothing, in words; null where that is not known of it. */
        note: z.string().nullable(),
      }),
    ),
    /** Prices in euros. */
    offline: z.array(NamedCountry.extend({ price: z.number() })),
  }),
  errors: [],
})

const ForeignHit = z.object({
  id: z.uuid(),
  /** Two letters, as the calls write them. */
  country: OnlineCountry,
  name: z.string(),
  address: z.string(),
  registrationNumber: z.string(),
  isMadeUp: z.boolean(),
})
export type ForeignHit = z.infer<typeof ForeignHit>

export const searchInternational = defineEndpoint({
  method: 'GET',
  path: '/api/international/results',
  access: 'Nemzetkozi',
  kind: 'json',
  summary:
    'Companies of a country, asked of its provider; `error` says why there are none where that is not the search',
  query: z.strictObject({
    country: OnlineCountry.optional(),
    name: SearchText,
    zip: SearchText,
    city: SearchText,
    street: SearchText,
    taxNumber: SearchText,
    companyNumber: SearchText,
    /** Of orders that a person makes: a search is answered at once either way. */
    express: z.enum(['true', 'false']).optional(),
  }),
  answer: z.object({
    items: z.array(ForeignHit),
    title: z.string(),
    /** In words; null where the provider has answered. */
    error: z.string().nullable(),
    /** What the provider does not know or has not looked at, in words. */
    note: z.string().nullable(),
    /** How many there are; above 49 not all of them are listed, and none where the first of them do not meet everything. */
    count: z.number().int(),
    liveness: Liveness,
  }),
  errors: [],
})

export const getForeignCompany = defineEndpoint({
  method: 'GET',
  path: '/api/international/predownload/:id',
  access: 'Nemzetkozi',
  kind: 'json',
  summary: 'A foreign company, what can be had about it and for how much, and what the subscriber has bought',
  params: CompanyParams,
  answer: z.object({
    id: z.uuid(),
    name: z.string(),
    /** Two letters, as the calls write them. */
    country: OnlineCountry,
    countryName: z.string(),
    address: z.string(),
    registrationNumber: z.string(),
    isMadeUp: z.boolean(),
    /** When the provider told its name, address and number. */
    seenAt: z.iso.datetime(),
    /** What the provider's reports hold; empty where it is not known. */
    parts: ByVariant(z.array(z.enum(REPORT_PARTS))),
    /** The samples are like its reports. */
    hasSamples: z.boolean(),
    /** `unknown` where the provider could not be asked. */
    availability: ByVariant(z.enum([...AVAILABILITIES, 'unknown'])),
    /** Euros; null where it is not sold. */
    price: ByVariant(z.number().nullable()),
    /** The last report about the company that the subscriber bought. */
    lastOrder: z.object({ id: z.uuid(), variant: ReportVariant, orderedAt: z.iso.datetime() }).nullable(),
    variants: ByVariant(VariantOffer),
    /** What can be spent on foreign reports, in euros. */
    balance: z.number(),
    /** Why the provider's part is missing, in words. */
    error: z.string().nullable(),
    /** Of what can be had. */
    liveness: Liveness,
  }),
  errors: ['foreign-company.not-found'],
})

const PurchaseState = z.object({
  orderId: z.uuid(),
  state: z.enum(FOREIGN_ORDER_STATES),
  /** A person has to end it. */
  isUndecided: z.boolean(),
  /** The state, and why it is so, in words. */
  text: z.string(),
})

const BUYING_ERRORS = [
  'foreign-company.not-found',
  'foreign-report.not-available',
  'foreign-report.provider-down',
  'foreign-report.failed',
  'foreign-report.daily-limit',
  'foreign-report.terms-changed',
  'price.changed',
  'credit.insufficient',
  'credit.key-reused',
] as const

export const buyForeignReport = defineEndpoint({
  method: 'POST',
  path: '/api/international/purchases',
  access: 'Nemzetkozi',
  machine: false,
  kind: 'json',
  summary:
    'Buys a report; the same key, an order under way and a report that was bought answer the order there is, and cost nothing',
  body: z.strictObject({
    id: z.uuid().max(36),
    variant: ReportVariant,
    /** Cents, as the reader was told: another price is refused. */
    price: Cents,
    /** Made once for each intent of the user. */
    key: z.uuid().max(36),
  }),
  answer: PurchaseState,
  errors: BUYING_ERRORS,
})

const OrderStep = z.object({ state: z.enum(FOREIGN_ORDER_STATES), text: z.string(), at: z.iso.datetime() })

export const getForeignPurchase = defineEndpoint({
  method: 'GET',
  path: '/api/international/purchases/:orderId',
  access: 'Nemzetkozi',
  kind: 'json',
  summary: 'How far an order of the subscriber is, and what proves what was delivered',
  params: OrderParams,
  answer: PurchaseState.extend({
    companyId: z.uuid(),
    name: z.string(),
    variant: ReportVariant,
    orderedAt: z.iso.datetime(),
    /** Cents. */
    price: z.number().int(),
    /** Cents of it that were given back; the report stays open. */
    refunded: z.number().int(),
    /** Day of which the data are; null where the provider does not say. */
    asOf: IsoDate.nullable(),
    provider: z.string(),
    /** The provider's number of the order; null until it has one. */
    orderNo: z.string().nullable(),
    document: z.object({ sha256: z.string(), bytes: z.number().int(), deliveredAt: z.iso.datetime() }).nullable(),
    steps: z.array(OrderStep),
  }),
  errors: ['foreign-order.not-found'],
})

export const downloadForeignReport = defineEndpoint({
  method: 'GET',
  path: '/api/international/download/:country/:id/:variant/:availability',
  access: 'Nemzetkozi',
  machine: false,
  kind: 'file',
  summary: 'Buys a report and answers it; repeated within a minute it answers the first one',
  params: z.strictObject({
    country: OnlineCountry,
    id: z.uuid(),
    variant: ReportVariant,
    availability: z.enum(AVAILABILITIES),
  }),
  errors: [...BUYING_ERRORS, 'foreign-report.pending', 'foreign-order.not-found'],
})

export const reopenForeignReport = defineEndpoint({
  method: 'GET',
  path: '/api/international/download/:orderId',
  access: 'Nemzetkozi',
  kind: 'file',
  summary: 'A report that the subscriber has bought, as it was delivered; free',
  params: OrderParams,
  errors: ['foreign-order.not-found', 'foreign-report.pending', 'foreign-report.failed'],
})

export const downloadSampleReport = defineEndpoint({
  method: 'GET',
  path: '/api/international/sample/:variant',
  access: 'Nemzetkozi',
  kind: 'file',
  summary: 'What a report of a variant looks like, about a made-up company, in the caller’s language',
  params: z.strictObject({ variant: ReportVariant }),
  errors: ['service.unavailable'],
})
