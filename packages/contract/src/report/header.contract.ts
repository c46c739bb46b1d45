import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ColoredRating, ReportIdParams, StatusBadge } from '../fields.ts'
import { REPORT_SECTIONS, SECTION_NOUNS, type SectionFlag, type SectionNoun } from './report-sections.ts'

/** A value for each flag of the menu. */
function mapFlags<Value>(valueOf: (noun: SectionNoun) => Value): Record<SectionFlag, Value> {
  const flags = SECTION_NOUNS.map((noun): [string, Value] => [REPORT_SECTIONS[noun].flag, valueOf(noun)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the flags of the table are all
  return Object.fromEntries(flags) as Record<SectionFlag, Value>
}

/** A flag per section; a menu entry appears only where its flag is set (spec part 1 §2 "Report sidebar"). */
export function listMenuFlags(isShown: (noun: SectionNoun) => boolean): Record<SectionFlag, boolean> {
  return mapFlags(isShown)
}

export const ReportHeader = z.object({
  id: z.string(),
  name: z.string(),
  tax8: z.string().nullable(),
  menu: z.object({
    ...mapFlags(() => z.boolean()),
    extraMenu: z.object({ link: z.string(), name: z.string() }).nullable(),
  }),
  status: StatusBadge,
  /** `value` is null and `band` is `unrated` for a company without a score; the simple kinds have bands of their own. */
  risk: ColoredRating,
  type: z.object({ kind: z.enum(ENTITY_KINDS), icon: z.string(), name: z.string() }),
  /** What its toggle says, and whether the company is watched; null where the module is not in the subscription. */
  monitoring: z.object({ icon: z.string(), label: z.string(), state: z.boolean() }).nullable(),
  positiveColor: z.string().nullable(),
  negativeColor: z.string().nullable(),
  countryCode: z.string(),
  isMadeUp: z.boolean(),
})
export type ReportHeader = z.infer<typeof ReportHeader>

/** Is the section in the menu of this report? */
export function hasSection({ menu }: Pick<ReportHeader, 'menu'>, noun: SectionNoun): boolean {
  return menu[REPORT_SECTIONS[noun].flag]
}

export const getReportHeader = defineEndpoint({
  method: 'GET',
  path: '/api/report/:id/header',
  access: 'user',
  machine: true,
  kind: 'json',
  summary: 'Name, status, rating, type and menu of a report',
  params: ReportIdParams,
  answer: ReportHeader,
  errors: ['company.not-found'],
})
