import { TOLD_AS } from '@merleg/domain/monitoring-events'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate, NameLink, ShownRating, StatusBadge } from './fields.ts'
import { HOME_WIDGET_IDS } from './home-widgets.generated.ts'

/** So many of the companies opened last are looked at for changes. */
export const LOOKED_AT_COMPANIES = 20
/** So many changes of a company are listed; the others are counted. */
export const LISTED_CHANGES = 3

const isWithoutRepeat = (ids: readonly string[]): boolean => new Set(ids).size === ids.length
const WidgetIds = z
  .array(z.enum(HOME_WIDGET_IDS))
  .max(HOME_WIDGET_IDS.length)
  .refine(isWithoutRepeat, { params: { code: 'repeated' } })

/** Widgets in the user's order, and those put away; both empty where nothing was arranged. */
export const HomeLayout = z.strictObject({ order: WidgetIds, hidden: WidgetIds })

export const getHomeLayout = defineEndpoint({
  method: 'GET',
  path: '/api/home-layout',
  access: 'user',
  kind: 'json',
  summary: 'How the user has arranged the home page; widgets that are no more are left out',
  answer: HomeLayout,
  errors: [],
})

export const saveHomeLayout = defineEndpoint({
  method: 'POST',
  path: '/api/home-layout',
  access: 'user',
  kind: 'json',
  summary: 'Arrange the home page; empty lists bring back what everybody has. The last one to save wins',
  body: HomeLayout,
  answer: HomeLayout,
  errors: [],
})

const OpenedCompany = z.object({
  companyId: z.string(),
  name: NameLink,
  status: StatusBadge,
  /** The rating in force; no value where it is unrated. */
  risk: ShownRating,
  openedAt: z.iso.datetime(),
})

export const getRecentWork = defineEndpoint({
  method: 'GET',
  path: '/api/home/recent-work',
  access: 'user',
  kind: 'json',
  summary: 'The reports the user opened last, as the companies stand now, and the last searches',
  answer: z.object({
    reports: z.array(OpenedCompany),
    searches: z.array(z.object({ query: z.string(), url: z.string(), searchedAt: z.iso.datetime() })),
  }),
  errors: [],
})

/** What was heard or found of a company after its report was opened. */
const HeardChange = z.object({
  id: z.string(),
  /** What happened, in the words of the trade. */
  title: z.string(),
  /** What it is now, and was before; null without the right to the company's data, and where the title says it all. */
  detail: z.string().nullable(),
  /** `backdated`: it happened before what was told already; `corrected`: what was told before was wrong. */
  toldAs: z.enum(TOLD_AS),
  isNegative: z.boolean(),
  /** The day on which it happened. */
  on: IsoDate,
  /** Who says so, and when that was read; null of what was found by what is known, at that moment. */
  source: z.string().nullable(),
  heardAt: z.iso.datetime(),
})
export type HeardChange = z.infer<typeof HeardChange>

const ChangedCompany = OpenedCompany.extend({
  /** The first of them, bad news before other news. */
  changes: z.array(HeardChange),
  changeCount: z.number().int(),
  /** The rating has gone into another band; the one in force when the report was opened, and since when the new one is. */
  rating: z
    .object({
      before: ShownRating,
      after: ShownRating,
      asOf: IsoDate,
      isWorse: z.boolean(),
      /** Or by other rules of ours: the difference is not due to the company alone. */
      isByOtherModel: z.boolean(),
    })
    .nullable(),
  /** Where all that changed is shown; null without the right to it. */
  allUrl: z.string().nullable(),
})
export type ChangedCompany = z.infer<typeof ChangedCompany>

export const getChangesSinceOpening = defineEndpoint({
  method: 'GET',
  path: '/api/home/changes-since-opening',
  access: 'user',
  kind: 'json',
  summary: 'Of the companies opened last, those of which the register has heard something since; bad news first',
  answer: z.object({
    companies: z.array(ChangedCompany),
    /** How many companies were looked at; 0 where no report was opened yet. */
    lookedAt: z.number().int(),
    /** What was looked at, by which sources and as of which days, and what that leaves open. */
    basis: z.string(),
  }),
  errors: [],
})
