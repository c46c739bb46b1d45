import { RESULT_ORDERS } from './address-words.ts'
import { CRITERION_IDS } from '@merleg/domain/company-search/criteria'
import { z } from 'zod'
import { CompanyQuery, VersionedQuery } from './company-search-query.ts'
import { defineEndpoint } from './endpoint.ts'
import { ListMeta, pagingQuery } from './paging.ts'
import { ResultRow } from './search.contract.ts'

const Option = z.object({ id: z.string(), value: z.string() })

/** An activity of the tree; `code` as it is shown, `later`: of a class, those of NACE Rev. 2.1 (TEÁOR'25) it went into. */
export const ActivityNode = z.object({
  key: z.string(),
  code: z.string(),
  title: z.string(),
  later: z.array(z.string()),
  get children() {
    return z.array(ActivityNode)
  },
})
export type ActivityNode = z.infer<typeof ActivityNode>

/**
 * What can be chosen. Ids: of types the legal form's key, of statuses, owner kinds and information those of `domain`, of
 * counties and regions the codes of the statistical office.
 */
export const SearchPrefillOptions = z.object({
  types: z.array(Option),
  statuses: z.array(Option),
  counties: z.array(Option),
  regions: z.array(Option),
  ownerKinds: z.array(Option),
  negativeInfoTypes: z.array(Option),
  positiveInfoTypes: z.array(Option),
  /** Classes have a key of four digits; of the advanced search, which does not ask for them, empty. */
  activities: z.array(ActivityNode),
})
export type SearchPrefill = z.infer<typeof SearchPrefillOptions>

/** As it is read from what was sent: an answer holds what is read already, and reads nothing once more. */
const ReadQuery = z.custom<CompanyQuery>((value) => CompanyQuery.safeParse(value).success)

/** The form: with what it begins or what was saved, and what can be chosen. */
const SearchForm = z.object({ params: ReadQuery, prefill: SearchPrefillOptions })
export type SearchForm = z.infer<typeof SearchForm>

const SavedSearchParams = z.strictObject({ id: z.uuid() })
const SavedSearchId = z.object({ id: z.uuid() })

export type ResultOrder = (typeof RESULT_ORDERS)[number]

const LARGEST_FIRST: readonly ResultOrder[] = ['sales', 'headcount', 'rating', 'probability', 'growth', 'similarity']

/** Does an order begin with the largest where nobody says which way? */
export function isLargestFirst(orderBy: ResultOrder): boolean {
  return LARGEST_FIRST.includes(orderBy)
}

const CriterionKey = z.enum(CRITERION_IDS)

const FoundRow = ResultRow.extend({
  headcount: z.number().nullable(),
  /** The last year in which it was so; null where it is in force. */
  headcountYear: z.number().int().nullable(),
  foundedOn: z.string().nullable(),
  /** The newest accounts, in thousands of their currency; where that is not the forint to the unit. */
  salesThousand: z.number().nullable(),
  currency: z.string().nullable(),
  year: z.number().int().nullable(),
  /** How long the business year was, in days; null where it was a whole one. */
  yearDays: z.number().int().nullable(),
  /** The accounts are those of a group: the company filed none of its own. */
  isConsolidated: z.boolean(),
  /** Of accounts that are newer still, but have an error and do not count; null where there are none. */
  flawedYear: z.number().int().nullable(),
  /** Against the year before, per cent. */
  salesGrowth: z.number().nullable(),
  /** Probability of failure within twelve months, per cent. */
  probability: z.number().nullable(),
  mainActivity: z.string().nullable(),
  county: z.string().nullable(),
  /** What can be asked for in a list of the marketing search; null in the advanced one. */
  contacts: z.object({ phone: z.boolean(), email: z.boolean(), website: z.boolean() }).nullable(),
  /** What of the company met which criterion, where that is more than a number beside its bounds. */
  matched: z.array(z.object({ criterion: CriterionKey, text: z.string() })),
})
export type FoundRow = z.infer<typeof FoundRow>

/** Of which state of the register a count or page is. */
const asOf = z.iso.datetime()

const SearchResults = z.object({
  title: z.object({ prefix: z.string(), value: z.string() }),
  /** Whom it passes over in silence, as those whose accounts are in another currency, in sentences. */
  notes: z.array(z.string()),
  /** Why nobody was looked for; null where somebody was. */
  unanswered: z.string().nullable(),
  results: z.array(FoundRow),
  /** In forints: the base data of all of them, before what was bought earlier; null where lists are not sold. */
  price: z.number().nullable(),
  meta: ListMeta.extend({
    asOf,
    orderBy: z.enum(RESULT_ORDERS),
    orderOptions: z.array(z.object({ id: z.enum(RESULT_ORDERS), label: z.string() })),
  }),
})
export type SearchResults = z.infer<typeof SearchResults>

const CountAnswer = z.object({
  count: z.number().int(),
  /** False: an estimate, shown as such. */
  isExact: z.boolean(),
  asOf,
  /** How many there would be without each criterion that is filled in. */
  without: z.array(z.object({ criterion: CriterionKey, count: z.number().int() })),
})
export type SearchCount = z.infer<typeof CountAnswer>

const resultsQuery = z.strictObject({
  orderBy: z.enum(RESULT_ORDERS).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  ...pagingQuery,
})

const countRequest = VersionedQuery.extend({ withCosts: z.boolean().default(true) })

/** A place or company that a saved search names may be gone from the register. */
const RESULT_ERRORS = ['saved-search.not-found', 'place.not-found', 'company.not-found'] as const

export const newMarketingSearch = defineEndpoint({
  method: 'GET',
  path: '/api/marketing',
  access: 'MarketingAdatok',
  kind: 'json',
  summary: 'Marketing search: an empty form with its defaults, and what can be chosen',
  answer: SearchForm,
  errors: [],
})

export const getMarketingSearch = defineEndpoint({
  method: 'GET',
  path: '/api/marketing/:id',
  access: 'MarketingAdatok',
  kind: 'json',
  summary: 'Marketing search: the form as it was saved',
  params: SavedSearchParams,
  answer: SearchForm,
  errors: ['saved-search.not-found'],
})

export const saveMarketingSearch = defineEndpoint({
  method: 'POST',
  path: '/api/marketing',
  access: 'MarketingAdatok',
  kind: 'json',
  summary: 'Saves a marketing search; its results are asked for by the id',
  body: VersionedQuery,
  answer: SavedSearchId,
  errors: ['saved-search.empty', 'place.not-found', 'company.not-found'],
})

export const countMarketingSearch = defineEndpoint({
  method: 'POST',
  path: '/api/marketing/query/count',
  access: 'MarketingAdatok',
  kind: 'json',
  summary: 'Marketing search: how many companies meet what is filled in, and what each criterion costs; saves nothing',
  body: countRequest,
  answer: CountAnswer,
  errors: ['place.not-found', 'company.not-found'],
})

export const listMarketingResults = defineEndpoint({
  method: 'GET',
  path: '/api/marketing/:id/results',
  access: 'MarketingAdatok',
  kind: 'json',
  summary: 'Companies that a saved marketing search finds today',
  params: SavedSearchParams,
  query: resultsQuery,
  answer: SearchResults,
  errors: RESULT_ERRORS,
})

export const newAdvancedSearch = defineEndpoint({
  method: 'GET',
  path: '/api/advanced-search',
  access: 'Reszleteskereso',
  kind: 'json',
  summary: 'Advanced search: an empty form with its defaults, and what can be chosen',
  answer: SearchForm,
  errors: [],
})

export const getAdvancedSearch = defineEndpoint({
  method: 'GET',
  path: '/api/advanced-search/:id',
  access: 'Reszleteskereso',
  kind: 'json',
  summary: 'Advanced search: the form as it was saved',
  params: SavedSearchParams,
  answer: SearchForm,
  errors: ['saved-search.not-found'],
})

export const saveAdvancedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/advanced-search',
  access: 'Reszleteskereso',
  kind: 'json',
  summary: 'Saves an advanced search; its results are asked for by the id',
  body: VersionedQuery,
  answer: SavedSearchId,
  errors: ['saved-search.empty', 'place.not-found', 'company.not-found'],
})

export const countAdvancedSearch = defineEndpoint({
  method: 'POST',
  path: '/api/advanced-search/query/count',
  access: 'Reszleteskereso',
  kind: 'json',
  summary: 'Advanced search: how many companies meet what is filled in, and what each criterion costs; saves nothing',
  body: countRequest,
  answer: CountAnswer,
  errors: ['place.not-found', 'company.not-found'],
})

export const listAdvancedResults = defineEndpoint({
  method: 'GET',
  path: '/api/advanced-search/:id/results',
  access: 'Reszleteskereso',
  kind: 'json',
  summary: 'Companies that a saved advanced search finds today',
  params: SavedSearchParams,
  query: resultsQuery,
  answer: SearchResults,
  errors: RESULT_ERRORS,
})
