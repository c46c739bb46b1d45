import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ReportIdParams, StatusBadge } from '../fields.ts'

/** The report's sections; a menu entry appears only where its flag is set (spec part 1 §2 "Report sidebar"). */
export const REPORT_SECTIONS = [
  'summary',
  'companyData',
  'changes',
  'financialReportSummary',
  'financialReport',
  'commonRatings',
  'connectionList',
  'connections',
  'timeline',
  'marketing',
  'finalOwner',
  'im',
  'score',
  'negativeInfo',
  'positiveInfo',
  'sanctions',
  'sector',
] as const
export type ReportSection = (typeof REPORT_SECTIONS)[number]

/** A flag per section; the names above are its keys, the compiler says so. */
const Flags = z.object({
  summary: z.boolean(),
  companyData: z.boolean(),
  changes: z.boolean(),
  financialReportSummary: z.boolean(),
  financialReport: z.boolean(),
  commonRatings: z.boolean(),
  connectionList: z.boolean(),
  connections: z.boolean(),
  timeline: z.boolean(),
  marketing: z.boolean(),
  finalOwner: z.boolean(),
  im: z.boolean(),
  score: z.boolean(),
  negativeInfo: z.boolean(),
  positiveInfo: z.boolean(),
  sanctions: z.boolean(),
  sector: z.boolean(),
} satisfies Record<ReportSection, z.ZodBoolean>)

export const ReportHeader = z.object({
  id: z.string(),
  name: z.string(),
  tax8: z.string().nullable(),
  menu: z.object({
    ...Flags.shape,
    extraMenu: z.object({ link: z.string(), name: z.string() }).nullable(),
  }),
  status: StatusBadge,
  /** `value` is null and `band` is `unrated` for a company without a score; the simple kinds have bands of their own. */
  risk: z.object({ value: z.number().nullable(), band: z.string(), label: z.string(), backgroundColor: z.string() }),
  type: z.object({ kind: z.enum(ENTITY_KINDS), icon: z.string(), name: z.string() }),
  /** Null where the monitoring module is not installed or not in the subscription. */
  monitoring: z.object({ icon: z.string(), label: z.string() }).nullable(),
  positiveColor: z.string().nullable(),
  negativeColor: z.string().nullable(),
  countryCode: z.string(),
  isMadeUp: z.boolean(),
})
export type ReportHeader = z.infer<typeof ReportHeader>

export const getReportHeader = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/header',
  access: 'user',
  kind: 'json',
  summary: 'Name, status, rating, type and menu of a report',
  params: ReportIdParams,
  answer: ReportHeader,
  errors: ['company.not-found'],
})
