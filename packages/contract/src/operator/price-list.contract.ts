import { CREDIT_CURRENCIES, CREDIT_PRODUCTS } from '@merleg/domain/credits/credit-accounts'
import { UNIT_PRICE_MAX } from '@merleg/domain/credits/sold-things'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, NotificationAnswer } from '../fields.ts'

const operator = { access: 'user', role: 'operator', kind: 'json' } as const

/** Of what a price is; `country` empty: of every country without a price of its own. */
const Thing = {
  product: z.string(),
  variant: z.string(),
  country: z.string(),
}

const ListedPrice = z.object({
  ...Thing,
  /** Hundredths of the currency. */
  amount: z.number().int(),
  currency: z.enum(CREDIT_CURRENCIES),
  fromDay: IsoDate,
  /** The first day on which it holds no more; null: it has no end. */
  untilDay: IsoDate.nullable(),
  state: z.enum(['past', 'current', 'future']),
})
export type ListedPrice = z.infer<typeof ListedPrice>

export const listOperatorPrices = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/prices',
  summary: 'What is paid from credit, with its prices in force and to come',
  /** `all`: those that are over, too. */
  query: z.strictObject({ state: z.enum(['open', 'all']).default('open') }),
  answer: z.object({ items: z.array(ListedPrice), today: IsoDate }),
  errors: ['operator.second-factor'],
})

export const setOperatorPrice = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/prices',
  summary: 'Set a price from a day on, or end it; what was bought before keeps its price',
  body: z.strictObject({
    product: z.enum(Object.keys(CREDIT_PRODUCTS)),
    variant: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z0-9-]{0,39}$/),
    country: z
      .string()
      .max(2)
      .regex(/^(?:[a-z]{2})?$/),
    /** Hundredths of the currency, 0: free; null ends the price. */
    amount: z.number().int().min(0).max(UNIT_PRICE_MAX).nullable(),
    /** Today or later. */
    fromDay: IsoDate.max(10),
  }),
  answer: NotificationAnswer,
  errors: ['operator.second-factor', 'price.never-sold', 'price.not-sold'],
})
