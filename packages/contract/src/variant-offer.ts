import { FOREIGN_ORDER_STATES } from '@merleg/domain/international/foreign-order-states'
import { z } from 'zod'
import { IsoDate } from './fields.ts'

/** One of each variant of a report. */
export const ByVariant = <Value extends z.ZodType>(value: Value) =>
  z.object({ check: value, extended: value, profile: value, small: value })

/**
 * What can be done with a variant. `unknown`: the provider could not be asked; `unpriced`: it is not sold.
 */
const VARIANT_STATES = [
  'purchased',
  'under-way',
  'purchasable',
  'insufficient',
  'offline',
  'none',
  'unpriced',
  'unknown',
] as const

const OrderedReport = z.object({
  orderId: z.uuid(),
  orderedAt: z.iso.datetime(),
  /** Day of which its data are; null where the provider does not say. */
  asOf: IsoDate.nullable(),
})

/** What can be done with a variant, and what was done. */
export const VariantOffer = z.object({
  state: z.enum(VARIANT_STATES),
  /** Day of which the data would be; null where that is not known. */
  asOf: IsoDate.nullable(),
  /** Its price came with the program, and nobody has set another one. */
  hasDefaultPrice: z.boolean(),
  /** The last one that the subscriber bought, of these data or of earlier ones. */
  purchased: OrderedReport.nullable(),
  /** The order that is under way, and how far it is, in words. */
  underWay: z
    .object({
      orderId: z.uuid(),
      state: z.enum(FOREIGN_ORDER_STATES),
      /** A person has to end it. */
      isUndecided: z.boolean(),
      text: z.string(),
    })
    .nullable(),
  /** The last order, where it has failed not long ago, and why, in words. */
  failed: z.object({ orderId: z.uuid(), orderedAt: z.iso.datetime(), text: z.string() }).nullable(),
})
export type VariantOffer = z.infer<typeof VariantOffer>
