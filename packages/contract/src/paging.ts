import { z } from 'zod'

/** Rows a page may have (spec part 2 §9, decisions 17). */
export const PAGE_SIZES = [10, 20, 50] as const
export const DEFAULT_PAGE_SIZE = 10

/** `currentPage` from 1, `perPage` 10, 20 or 50. */
export const pagingQuery = {
  currentPage: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce
    .number()
    .refine((size): size is (typeof PAGE_SIZES)[number] => PAGE_SIZES.some((allowed) => allowed === size))
    .default(DEFAULT_PAGE_SIZE),
}

export const ListMeta = z.object({ count: z.number().int(), currentPage: z.number().int(), perPage: z.number().int() })
export type ListMeta = z.infer<typeof ListMeta>
