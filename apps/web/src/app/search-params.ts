import { PAGE_SIZES } from '@merleg/contract/paging'
import { CHANGE_KINDS, CHANGE_VIEWS } from '@merleg/contract/report/changes.contract'
import { ASSOCIATION_KINDS } from '@merleg/contract/report/marketing.contract'
import { TIMELINE_KINDS } from '@merleg/domain/timeline-rules'
import { z } from 'zod'

/**
 * State that lives in the address of each page. A value that makes no sense counts as left out; defaults belong to
 * the pages, so that addresses stay short.
 */
const text = z.string().trim().max(200).optional().catch(undefined)
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .or(z.boolean())
  .optional()
  .catch(undefined)
const day = z.iso.date().optional().catch(undefined)
const paging = {
  currentPage: z.coerce.number().int().min(1).optional().catch(undefined),
  perPage: z.coerce
    .number()
    .refine((size): size is (typeof PAGE_SIZES)[number] => PAGE_SIZES.some((allowed) => allowed === size))
    .optional()
    .catch(undefined),
}

export const LoginSearch = z.object({ redirect: text })
export const ResetPasswordSearch = z.object({ token: text })
export const HomeSearch = z.object({ currentPage: paging.currentPage })
export const SendMessageSearch = z.object({ from: text })
export const QuickSearchSearch = z.object({ query: text, ...paging })
export const GeoSearchSearch = z.object({
  settlement: text,
  county: text,
  zip: text,
  radiusKm: z.coerce.number().min(0).max(200).optional().catch(undefined),
  ...paging,
})
export const CompanyDataSearch = z.object({
  hl: text,
  all: flag,
  tab: z.enum(['company', 'members', 'news']).optional().catch(undefined),
  asOf: day,
  knownAt: day,
})
export const ChangesSearch = z.object({
  from: day,
  to: day,
  view: z.enum(CHANGE_VIEWS).optional().catch(undefined),
  knownAt: day,
  kind: z.enum(CHANGE_KINDS).optional().catch(undefined),
  section: text,
})
export const TimelineSearch = z.object({
  hl: text,
  kind: z.enum(TIMELINE_KINDS).optional().catch(undefined),
  onlyValid: flag,
})
export const MarketingSearch = z.object({ tie: z.enum(ASSOCIATION_KINDS).optional().catch(undefined), onlyValid: flag })
export const IndicatorsSearch = z.object({
  view: z.literal('table').optional().catch(undefined),
  cards: z.string().max(1000).optional().catch(undefined),
})
export const SectorSearch = z.object({ sector: text })
/** Lists of items and groups, which are short words or ids. */
const list = z.string().max(4000).optional().catch(undefined)
export const InfoSearch = z.object({ open: list, closed: list, more: text, group: text })
/** `whatIf`: the inputs that were moved, as `what-if-address` writes them. */
export const ScoreSearch = z.object({
  order: z.literal('kind').optional().catch(undefined),
  open: list,
  whatIf: z.string().max(1000).optional().catch(undefined),
})
export const RegisterOrderSearch = z.object({ step: z.enum(['billing', 'confirm']).optional().catch(undefined) })
export const PrintSearch = z.object({ components: text, onlyLastReport: flag, onlyValid: flag })
export const PrintExtractSearch = z.object({ all: flag, asOf: day, knownAt: day })
export const FinancialReportSearch = z.object({
  year: z.coerce.number().int().optional().catch(undefined),
  consolidated: flag,
  tab: text,
})
/** `open`: keys of the rows that show their chart, with commas between. */
export const FinancialSummarySearch = z.object({ open: z.string().max(1000).optional().catch(undefined) })

/** Query strings stay plain text: `?query=10738885`, never JSON. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The counterpart: what is undefined, null or empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean')
      params.append(name, String(value))
  }
  const result = params.toString()
  return result === '' ? '' : `?${result}`
}
