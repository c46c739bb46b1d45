import { IsoDate } from '@merleg/contract/fields'
import { PAGE_SIZES } from '@merleg/contract/paging'
import { z } from 'zod'

/**
 * What the state of pages in their addresses is made of. A value that makes no sense counts as left out; defaults belong
 * to the pages, so that addresses stay short.
 */
export const textField = z.string().trim().max(200).optional().catch(undefined)
export const flagField = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .or(z.boolean())
  .optional()
  .catch(undefined)
export const dayField = IsoDate.optional().catch(undefined)
/** Lists of items and groups, which are short words or ids, with commas between. */
export const listField = z.string().max(4000).optional().catch(undefined)
/** Keys of rows or inputs, with commas between. */
export const keysField = z.string().max(1000).optional().catch(undefined)
export const pagingFields = {
  // As far as the API pages.
  currentPage: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  perPage: z.coerce
    .number()
    .refine((size): size is (typeof PAGE_SIZES)[number] => PAGE_SIZES.some((allowed) => allowed === size))
    .optional()
    .catch(undefined),
}

/** One of the words, or left out. */
export function wordField<const Words extends readonly string[]>(words: Words) {
  return z.enum(words).optional().catch(undefined)
}
