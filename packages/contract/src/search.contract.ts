import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NameLink, ShownRating, StatusBadge } from './fields.ts'
import { ListMeta, pagingQuery } from './paging.ts'

/** Shortest and longest text a search takes (spec part 2 §9). */
export const SEARCH_TEXT_MIN_LENGTH = 3
export const SEARCH_TEXT_MAX_LENGTH = 100
export const AUTOCOMPLETE_LIMIT = 10
export const GEO_RADIUS_MAX_KM = 200

const SearchText = z.string().trim().min(SEARCH_TEXT_MIN_LENGTH).max(SEARCH_TEXT_MAX_LENGTH)

const Suggestion = z.object({
  companyId: z.string(),
  name: NameLink,
  /** The former or short name that matched, when the current one did not. */
  matchedName: z.string().nullable(),
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
  countryCode: z.string(),
  status: StatusBadge,
})
export type Suggestion = z.infer<typeof Suggestion>

export const ResultRow = Suggestion.extend({
  registrationNumber: z.string().nullable(),
  isMadeUp: z.boolean(),
  distanceKm: z.number().nullable(),
  /** The rating in force; no value where it is unrated. */
  risk: ShownRating,
})
export type ResultRow = z.infer<typeof ResultRow>

export const SearchMeta = ListMeta.extend({
  /** False where there are at least `count` results: more are not counted. */
  isCountExact: z.boolean(),
  /** So many of the results, the best, can be paged through; a narrower search shows others. */
  reachableCount: z.number().int(),
  /** Nothing matches what was typed: these are names that differ from it by a typing mistake or two. */
  isSimilar: z.boolean(),
})
export type SearchMeta = z.infer<typeof SearchMeta>

/** Narrows a search to companies of a status, and to those with their seat in a county. */
const filterQuery = {
  status: z.enum(COMPANY_STATUSES).optional(),
  county: z.string().trim().min(1).max(100).optional(),
}

const ResultList = z.object({ results: z.array(ResultRow), meta: SearchMeta })

export const autocomplete = defineEndpoint({
  method: 'GET',
  path: '/api/autocomplete',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'Suggestions for the quick search, best first',
  query: z.strictObject({ query: SearchText }),
  answer: z.object({
    results: z.array(Suggestion),
    /** Nothing matches what was typed: these are similar names. */
    isSimilar: z.boolean(),
  }),
  errors: [],
})

export const quickSearch = defineEndpoint({
  method: 'GET',
  path: '/api/quick-search',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'Companies by name, former name, tax number or register number',
  query: z.strictObject({ query: SearchText, ...filterQuery, ...pagingQuery }),
  answer: ResultList,
  errors: ['place.not-found'],
})

export const geoSearch = defineEndpoint({
  method: 'GET',
  path: '/api/geo-search',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'Companies by seat: settlement with an optional radius in km, county, or postal code',
  query: z
    .strictObject({
      settlement: z.string().trim().min(1).max(100).optional(),
      county: z.string().trim().min(1).max(100).optional(),
      zip: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      radiusKm: z.coerce.number().min(0).max(GEO_RADIUS_MAX_KM).optional(),
      status: filterQuery.status,
      ...pagingQuery,
    })
    .refine((query) => query.settlement ?? query.county ?? query.zip, {
      path: ['settlement'],
      params: { code: 'place-required' },
    })
    .refine((query) => query.radiusKm === undefined || query.settlement !== undefined, {
      path: ['radiusKm'],
      params: { code: 'settlement-required' },
    }),
  answer: ResultList,
  errors: ['place.not-found'],
})

export const geoPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/geo-search/places',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'Hungarian settlements whose name starts with the text, and the counties',
  query: z.strictObject({ query: z.string().trim().max(100).default('') }),
  answer: z.object({
    settlements: z.array(
      z.object({ name: z.string(), county: z.string(), zip: z.string().nullable(), hasCoordinates: z.boolean() }),
    ),
    counties: z.array(z.string()),
  }),
  errors: [],
})

export const searchFilters = defineEndpoint({
  method: 'GET',
  path: '/api/search-filters',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'What results can be narrowed by: statuses in the words of the caller, and counties',
  answer: z.object({
    statuses: z.array(z.object({ id: z.enum(COMPANY_STATUSES), value: z.string() })),
    counties: z.array(z.string()),
  }),
  errors: [],
})

export const searchHistory = defineEndpoint({
  method: 'GET',
  path: '/api/search-history',
  access: 'user',
  kind: 'json',
  summary: 'Own searches and opened reports, newest first, five a page',
  query: z.strictObject({ currentPage: pagingQuery.currentPage }),
  answer: z.object({
    results: z.array(
      z.object({
        query: z.string(),
        url: z.string(),
        searchedAt: z.iso.datetime(),
        kind: z.enum(['search', 'report']),
      }),
    ),
    meta: ListMeta,
  }),
  errors: [],
})
