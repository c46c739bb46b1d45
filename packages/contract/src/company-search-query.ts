import {
  ADDRESS_TYPES,
  type CRITERIA,
  type CriterionId,
  criterionRule,
  CRITERION_IDS,
  MEMBER_TYPES,
  type QueryPart,
} from '@merleg/domain/company-search/criteria'
import { toIsoDay } from '@merleg/domain/company-search/saved-day'
import { z } from 'zod'
import { CompanyId, IsoDate } from './fields.ts'
import { GEO_RADIUS_MAX_KM } from './search.contract.ts'

export const CRITERION_TEXT_MAX_LENGTH = 100
/** Companies that others may be searched to be like. */
export const SIMILAR_TO_MAX = 20
export const FILED_WITHIN_MAX_MONTHS = 120
const ACTIVITIES_MAX = 1000

/** A day as it is saved, YYYY.MM.DD (spec part 2 §9); one that exists. */
export const SavedDay = z
  .string()
  .regex(/^\d{4}\.\d{2}\.\d{2}$/)
  .max(10)
  .refine((day) => IsoDate.safeParse(toIsoDay(day)).success)

const Text = z.string().trim().max(CRITERION_TEXT_MAX_LENGTH)
/** The id of an option: of a county, a legal form, a kind of information. */
const OptionId = z.string().trim().max(40)
const text = Text.default('')

type Bounds = { min: number | string | null; max: number | string | null }
const areInOrder = ({ min, max }: Bounds) => min === null || max === null || min <= max
const REVERSED = { path: ['max'], params: { code: 'bounds-reversed' } }

function numbers(value: z.ZodNumber) {
  const bound = value.nullable().default(null)
  return z.strictObject({ min: bound, max: bound }).refine(areInOrder, REVERSED).prefault({})
}

/** One or several of the options; a single one may stand by itself, and an empty text for none. */
const choices = z
  .union([z.array(OptionId).max(100), OptionId])
  .transform((value) => (typeof value === 'string' ? [value] : value).filter((id) => id !== ''))
  .default([])

/** Ids in both spellings of the specification, `1` and `Headquarter`, answered in words. */
function typeIds<const Ids extends Readonly<Record<string, string>>>(ids: Ids) {
  const words = Object.values(ids)
  const id = z
    .union([z.string().max(20), z.number()])
    .transform((value) => ids[String(value)] ?? String(value))
    .pipe(z.enum(words))
  return z.array(id).max(10).default([])
}

const day = SavedDay.nullable().default(null)

/** What each kind of criterion is in a query, and what it is where nothing is filled in. */
const KINDS = {
  text,
  identifier: text,
  count: numbers(z.number().int().min(0).max(10_000_000)),
  percent: numbers(z.number().min(-100).max(100_000)),
  millions: numbers(z.number().min(-1e9).max(1e9)),
  days: z.strictObject({ min: day, max: day }).refine(areInOrder, REVERSED).prefault({}),
  choice: choices,
  addressType: typeIds(ADDRESS_TYPES),
  memberType: typeIds(MEMBER_TYPES),
  info: z
    .strictObject({ type: choices, start: day, end: day })
    .refine(({ start, end }) => start === null || end === null || start <= end, {
      path: ['end'],
      params: { code: 'bounds-reversed' },
    })
    .prefault({}),
  activities: z.array(z.string().trim().max(12)).max(ACTIVITIES_MAX).default([]),
  months: z.number().int().min(1).max(FILED_WITHIN_MAX_MONTHS).nullable().default(null),
  place: z
    .strictObject({ settlement: text, radiusKm: z.number().min(0).max(GEO_RADIUS_MAX_KM).default(0) })
    .prefault({}),
  companies: z.array(CompanyId).max(SIMILAR_TO_MAX).default([]),
  flag: z.boolean().default(false),
} as const

type Rules = typeof CRITERIA
type PartShape<Part extends QueryPart> = {
  [Id in CriterionId as Rules[Id]['part'] extends Part ? Id : never]: (typeof KINDS)[Rules[Id]['kind']]
}

function partShape<const Part extends QueryPart>(part: Part): PartShape<Part> {
  const ids = CRITERION_IDS.filter((id) => criterionRule(id).part === part)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not follow keys through `fromEntries`
  return Object.fromEntries(ids.map((id) => [id, KINDS[criterionRule(id).kind]])) as PartShape<Part>
}

/** A search (spec part 1 §3 "Search query"): whatever is left out is not asked. */
export const CompanyQuery = z.strictObject({
  companyDetails: z.strictObject(partShape('companyDetails')).prefault({}),
  financialDetails: z.strictObject(partShape('financialDetails')).prefault({}),
  more: z.strictObject(partShape('more')).prefault({}),
  ...partShape('query'),
})
export type CompanyQuery = z.infer<typeof CompanyQuery>

/** What is sent and saved: the version says how the query is to be read. */
export const VersionedQuery = z.strictObject({ version: z.literal(1), query: CompanyQuery })
