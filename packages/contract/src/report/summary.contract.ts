import { SIMPLE_KINDS } from '@merleg/domain/report-id'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { IsoDate, Provenance, ReportIdParams, ValueOrigin, YearMark } from '../fields.ts'
import { REPORT_SECTIONS } from './report-sections.ts'

/** An amount in whole units of `currency`, with the business year it belongs to. */
const YearAmount = z.object({
  value: z.number(),
  year: z.number().int(),
  currency: z.string(),
  /** As a share of the year before (0.084 = +8.4 %), by the rule of `domain/year-change`. */
  change: z.number().nullable(),
  /** What is to be known of the accounts of the year. */
  mark: YearMark.nullable(),
})

export const SummaryChart = z.object({
  empty: z.boolean(),
  labels: z.array(z.string()),
  /** By the labels: what is to be known of the accounts of a year. */
  marks: z.array(YearMark.nullable()),
  /** Under the chart, such as why the newest rating of a year is not that of today. */
  note: z.string().nullable(),
  datasets: z.array(
    z.object({
      data: z.array(z.number().nullable()),
      unit: z.enum(['currency', 'percent', 'person', 'points']),
      currency: z.string().nullable(),
      /** Where each point comes from; null where there is none. */
      origins: z.array(ValueOrigin.nullable()),
    }),
  ),
})
export type SummaryChart = z.infer<typeof SummaryChart>

export const PersonRow = z.object({
  name: z.string(),
  url: z.string().nullable(),
  address: z.string().nullable(),
  motherName: z.string().nullable(),
  post: z.string().nullable(),
  representationType: z.string().nullable(),
  /** In the words of the caller's language, such as "60 %" or "over 25 %". */
  share: z.string().nullable(),
  provenance: Provenance,
})
export type PersonRow = z.infer<typeof PersonRow>

/** `counts`: how many hold, as far as the sources tell, in words. */
const PersonList = z.object({
  empty: z.boolean(),
  items: z.array(PersonRow),
  total: z.number().int(),
  counts: z.string(),
})

const CompanyRef = z.object({
  regNumber: z.string().nullable(),
  name: z.string(),
  status: z.string().nullable(),
  url: z.string().nullable(),
  /** What ties the two companies together. */
  origin: ValueOrigin,
})
const Contact = z.object({ value: z.string(), url: z.string().nullable(), provenance: Provenance })

/** The values of the details card, each with where it comes from; what is not known has none. */
export const DETAIL_FIELDS = [
  'name',
  'shortName',
  'headquarter',
  'locationInfo',
  'registrationNumber',
  'taxNumber',
  'incorporated',
  'mainActivity',
  'revenue',
  'creditability',
  'employees',
] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]

export const CompanyDetails = z.object({
  name: z.string(),
  shortName: z.string().nullable(),
  headquarter: z.string().nullable(),
  mapUrl: z.string().nullable(),
  registrationNumber: z.object({ value: z.string().nullable(), empty: z.boolean() }),
  taxNumber: z.string().nullable(),
  incorporationYear: z.number().int().nullable(),
  incorporatedOn: IsoDate.nullable(),
  revenue: YearAmount.nullable(),
  /** 0 where no limit is recommended, null where none can be worked out. */
  creditability: YearAmount.nullable(),
  employees: z.object({ value: z.number(), date: z.string(), mark: YearMark.nullable() }).nullable(),
  mainActivity: z.string().nullable(),
  rating: z.object({ points: z.number(), label: z.string() }).nullable(),
  /** How many other companies have the same seat; colour says whether that is remarkable. */
  locationInfo: z.object({ value: z.string(), color: z.string(), url: z.string().nullable() }).nullable(),
  origins: z.partialRecord(z.enum(DETAIL_FIELDS), ValueOrigin),
})

const shared = {
  risk: z.number().nullable(),
  riskLabel: z.string(),
  riskAlpha: z.string().nullable(),
  /** What limits how far the rating can be relied on, in sentences; `riskConfidence` names that state. */
  riskCaveats: z.array(z.string()),
  riskConfidence: z.string().nullable(),
  riskDisabled: z.boolean(),
  liteRating: z.number().nullable(),
  /** The newest day of validity and publisher behind the card, for its foot line. */
  sources: z.array(Provenance),
}

export const CompanySummary = z.object({
  type: z.enum(['company', 'foreign']),
  ...shared,
  details: CompanyDetails,
  /** `riskBasis`: the middle of which sector's rated companies the risk is of, and of how many. */
  sector: z.object({
    mainActivity: z.string().nullable(),
    risk: z.enum(['A', 'B', 'C']).nullable(),
    riskBasis: z.string().nullable(),
  }),
  contacts: z.object({
    empty: z.boolean(),
    phone: z.array(Contact),
    email: z.array(Contact),
    website: z.array(Contact),
  }),
  authorizedToSign: PersonList,
  owners: PersonList,
  otherCompanies: z.object({ empty: z.boolean(), items: z.array(CompanyRef), total: z.number().int() }),
  predecessorCompanies: z.object({ empty: z.boolean(), items: z.array(CompanyRef), total: z.number().int() }),
  charts: z.object({
    classification: SummaryChart,
    revenue: SummaryChart,
    roe: SummaryChart,
    employees: SummaryChart,
    result: SummaryChart,
    ownCapital: SummaryChart,
  }),
  certificate: z.object({ name: z.string(), score: z.number().nullable(), origin: ValueOrigin }).nullable(),
  covid: z.object({ title: z.string(), description: z.string(), icon: z.string() }).nullable(),
  taxTable: z.object({
    empty: z.boolean(),
    items: z.array(
      z.object({
        memberTaxNumber: z.string(),
        memberName: z.string(),
        address: z.string().nullable(),
        memberIDNumber: z.string().nullable(),
        joinDate: IsoDate.nullable(),
        origin: ValueOrigin,
      }),
    ),
  }),
  closedCompaniesTable: z.object({
    empty: z.boolean(),
    items: z.array(
      z.object({
        registrationNumber: z.string().nullable(),
        companyName: z.string(),
        status: z.string(),
        url: z.string().nullable(),
        origin: ValueOrigin,
      }),
    ),
  }),
})
export type CompanySummary = z.infer<typeof CompanySummary>

/** Self-employed, nonprofit, budgetary, educational and tax entities: rows and small tables, or ready html. */
export const SimpleSummary = z.object({
  type: z.enum(SIMPLE_KINDS),
  ...shared,
  name: z.string(),
  nameOrigin: ValueOrigin.nullable(),
  details: z.array(
    z.object({
      key: z.string(),
      value: z.string(),
      /** The language of the value, where it is not the caller's. */
      lang: z.string().length(2).optional(),
      copyable: z.boolean(),
      origin: ValueOrigin.nullable(),
    }),
  ),
  sites: z.array(z.object({ kind: z.string(), address: z.string(), origin: ValueOrigin })),
  financialData: z.object({
    years: z.array(z.number().int()),
    /** By the years: what is to be known of the accounts of one. */
    marks: z.array(YearMark.nullable()),
    currency: z.string(),
    rows: z.array(z.object({ label: z.string(), values: z.array(z.number().nullable()) })),
    /** Where the figures of each year come from; null for a year without any. */
    origins: z.array(ValueOrigin.nullable()),
  }),
  activities: z.array(z.object({ code: z.string(), label: z.string(), isMain: z.boolean(), origin: ValueOrigin })),
  persons: z.array(PersonRow),
  /** Sanitised by the server; the browser sanitises it again. */
  html: z.string().nullable(),
})
export type SimpleSummary = z.infer<typeof SimpleSummary>

export const getReportSummary = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/summary',
  access: REPORT_SECTIONS.summary.access,
  machine: true,
  kind: 'json',
  summary: 'The first page of a report',
  params: ReportIdParams,
  answer: z.discriminatedUnion('type', [CompanySummary, SimpleSummary]),
  errors: ['company.not-found', 'summary.not-found'],
})
