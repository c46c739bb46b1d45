import { type Claim, hasClaim, offeredClaim } from '@merleg/domain/claims'
import { isSimpleKind, parseReportId } from '@merleg/domain/report-id'
import type { Endpoint } from '../endpoint.ts'
import type { ReportIdParams } from '../fields.ts'
import { getReportChanges } from './changes.contract.ts'
import { getCompanyData } from './company-data.contract.ts'
import { getConnectionList } from './connection-list.contract.ts'
import { getConnections } from './connections.contract.ts'
import { getFinalOwner } from './final-owner.contract.ts'
import { getFinancialReport } from './financial-report.contract.ts'
import { getFinancialSummary } from './financial-summary.contract.ts'
import { getReportGroup } from './group.contract.ts'
import { getIndicators } from './indicators.contract.ts'
import { getNegativeInfo, getPositiveInfo } from './info.contract.ts'
import { getMarketing } from './marketing.contract.ts'
import { loadRegisterOrder } from './register-order.contract.ts'
import { getReportSanctions } from './sanctions.contract.ts'
import { getReportScore } from './score.contract.ts'
import { getSector } from './sector.contract.ts'
import { getReportSummary } from './summary.contract.ts'
import { getTimeline } from './timeline.contract.ts'

/** The groups of the menu, in its order (spec part 1 §2 "Report routes"). */
export const SECTION_GROUPS = ['company', 'finance', 'risk', 'connections'] as const

/** What the frame of the report knows of a section; its key in the table is its noun in files, code and texts. */
export type SectionEntry = {
  readonly group: (typeof SECTION_GROUPS)[number]
  /** Last part of the address: `/report/{id}/{path}`. */
  readonly path: string
  /** Its name in answers and queries: the flag of the header's menu, the word in `components` of the print. */
  readonly flag: string
  /** The call the page opens with; its access is that of the page, the menu entry and the print. */
  readonly endpoint: Endpoint & { method: 'GET'; kind: 'json'; params: typeof ReportIdParams }
  /** The folder of its files, where two sections share one. */
  readonly folder?: string
  /** In which place it is printed; left out where it is not. The simpler kinds have some figures in the summary alone. */
  readonly print?: { readonly order: number; readonly isOfRealCompanies?: true }
  /** The section hides what is no longer in force where the reader wants that: the side bar offers the choice. */
  readonly hasOnlyValid?: true
  /** Not loaded ahead while the pointer rests on its entry: it is asked for anew when it opens, or costs much. */
  readonly isLoadedLate?: true
}

/**
 * The sections of a report, in the order of its menu (spec part 1 §2 and §6). All lists of sections are made from
 * these lines: flags, menu, routes, guard, print, lists of the journeys, tags of the API page. Adding a section is a
 * line here and files of its own; `npm run lists` then writes the imports.
 */
export const REPORT_SECTIONS = {
  summary: {
    group: 'company',
    path: 'summary',
    flag: 'summary',
    endpoint: getReportSummary,
    print: { order: 10 },
  },
  score: { group: 'company', path: 'score', flag: 'score', endpoint: getReportScore, print: { order: 20 } },
  'company-data': {
    group: 'company',
    path: 'company-data',
    flag: 'companyData',
    endpoint: getCompanyData,
    print: { order: 30 },
    hasOnlyValid: true,
  },
  changes: {
    group: 'company',
    path: 'changes',
    flag: 'changes',
    endpoint: getReportChanges,
    print: { order: 105 },
    isLoadedLate: true,
  },
  timeline: {
    group: 'company',
    path: 'timeline',
    flag: 'timeline',
    endpoint: getTimeline,
    print: { order: 100 },
    hasOnlyValid: true,
  },
  marketing: {
    group: 'company',
    path: 'marketing',
    flag: 'marketing',
    endpoint: getMarketing,
    print: { order: 110, isOfRealCompanies: true },
    hasOnlyValid: true,
  },
  'register-order': { group: 'company', path: 'im', flag: 'im', endpoint: loadRegisterOrder, isLoadedLate: true },
  'financial-summary': {
    group: 'finance',
    path: 'financial-report-summary',
    flag: 'financialReportSummary',
    endpoint: getFinancialSummary,
    print: { order: 40, isOfRealCompanies: true },
  },
  'financial-report': {
    group: 'finance',
    path: 'financial-report',
    flag: 'financialReport',
    endpoint: getFinancialReport,
    print: { order: 50 },
  },
  indicators: {
    group: 'finance',
    path: 'common-ratings',
    flag: 'commonRatings',
    endpoint: getIndicators,
    print: { order: 60, isOfRealCompanies: true },
  },
  sector: {
    group: 'finance',
    path: 'sector',
    flag: 'sector',
    endpoint: getSector,
    print: { order: 70, isOfRealCompanies: true },
  },
  sanctions: {
    group: 'risk',
    path: 'sanctions',
    flag: 'sanctions',
    endpoint: getReportSanctions,
    print: { order: 75 },
    isLoadedLate: true,
  },
  'negative-info': {
    group: 'risk',
    path: 'negative-info',
    flag: 'negativeInfo',
    endpoint: getNegativeInfo,
    folder: 'info',
    print: { order: 80 },
    hasOnlyValid: true,
  },
  'positive-info': {
    group: 'risk',
    path: 'positive-info',
    flag: 'positiveInfo',
    endpoint: getPositiveInfo,
    folder: 'info',
    print: { order: 90 },
    hasOnlyValid: true,
  },
  'connection-list': {
    group: 'connections',
    path: 'connection-list',
    flag: 'connectionList',
    endpoint: getConnectionList,
    print: { order: 95 },
    hasOnlyValid: true,
  },
  connections: {
    group: 'connections',
    path: 'connections',
    flag: 'connections',
    endpoint: getConnections,
    print: { order: 96, isOfRealCompanies: true },
  },
  'final-owner': {
    group: 'connections',
    path: 'real-owner',
    flag: 'finalOwner',
    endpoint: getFinalOwner,
    print: { order: 97 },
  },
  group: {
    group: 'connections',
    path: 'group',
    flag: 'group',
    endpoint: getReportGroup,
    print: { order: 98 },
    hasOnlyValid: true,
    isLoadedLate: true,
  },
} as const satisfies Readonly<Record<string, SectionEntry>>

type Sections = typeof REPORT_SECTIONS
/** The noun of a section, as its files spell it. */
export type SectionNoun = keyof Sections
export type SectionFlag = Sections[SectionNoun]['flag']
/** The address of a section's page under that of its report. */
export type SectionPath<Noun extends SectionNoun = SectionNoun> = Sections[Noun]['path']
/** The sections that can be printed. */
export type PrintNoun = { [Noun in SectionNoun]: Sections[Noun] extends { print: object } ? Noun : never }[SectionNoun]

const isNoun = (text: string): text is SectionNoun => text in REPORT_SECTIONS
const isPrinted = (noun: SectionNoun): noun is PrintNoun => 'print' in REPORT_SECTIONS[noun]

/** All sections, in the order of the menu. */
export const SECTION_NOUNS: readonly SectionNoun[] = Object.keys(REPORT_SECTIONS).filter(isNoun)

/** The line of a section, whatever it holds. */
export function sectionOf(noun: SectionNoun): SectionEntry {
  return REPORT_SECTIONS[noun]
}

/** The section that an address of a report shows, or null. */
export function findSection(pathname: string): SectionNoun | null {
  const path = pathname.split('/')[3]
  return SECTION_NOUNS.find((noun) => REPORT_SECTIONS[noun].path === path) ?? null
}

/** The sections that can be printed, in printed order (spec part 1 §6 "Report sections and print"). */
export const PRINT_NOUNS: readonly PrintNoun[] = SECTION_NOUNS.filter(isPrinted).toSorted(
  (a, b) => REPORT_SECTIONS[a].print.order - REPORT_SECTIONS[b].print.order,
)

/** The claim a section asks for and the reader lacks, or null. */
export function findMissingClaim(noun: SectionNoun, claims: readonly Claim[]): Claim | null {
  const { access } = sectionOf(noun).endpoint
  return access === 'public' || access === 'user' || hasClaim(claims, access) ? null : offeredClaim(access)
}

/** Is the section printed of an entity of this id? */
export function isPrintableOf(noun: PrintNoun, companyId: string): boolean {
  const kind = parseReportId(companyId)?.kind
  return kind !== undefined && !(isSimpleKind(kind) && sectionOf(noun).print?.isOfRealCompanies === true)
}
