import { type Claim, hasClaim, offeredClaim } from '@merleg/domain/claims'
import { isSimpleKind, parseReportId } from '@merleg/domain/report-id'
import type { Access, Endpoint } from '../endpoint.ts'
import type { ReportIdParams } from '../fields.ts'

/** The groups of the menu, in its order (spec part 1 §2 "Report routes"). */
export const SECTION_GROUPS = ['company', 'finance', 'risk', 'connections'] as const

/** What the frame of the report knows of a section; its key in the table is its noun in files, code and texts. */
export type SectionEntry = {
  readonly group: (typeof SECTION_GROUPS)[number]
  /** Last part of the address: `/report/{id}/{path}`. */
  readonly path: string
  /** Its name in answers and queries: the flag of the header's menu, the word in `components` of the print. */
  readonly flag: string
  /** Who may read it: holds for the page, its entry in the menu, the print and the call it opens with. */
  readonly access: Access
  /** The call the page opens with, by its name in the section's contract; `section-endpoints.generated.ts` finds it. */
  readonly endpoint: string
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
    access: 'user',
    endpoint: 'getReportSummary',
    print: { order: 10 },
  },
  score: {
    group: 'company',
    path: 'score',
    flag: 'score',
    access: 'GazdasagiAdatok',
    endpoint: 'getReportScore',
    print: { order: 20 },
  },
  'company-data': {
    group: 'company',
    path: 'company-data',
    flag: 'companyData',
    access: 'Cegriport',
    endpoint: 'getCompanyData',
    print: { order: 30 },
    hasOnlyValid: true,
  },
  changes: {
    group: 'company',
    path: 'changes',
    flag: 'changes',
    access: 'Cegriport',
    endpoint: 'getReportChanges',
    print: { order: 105 },
    isLoadedLate: true,
  },
  timeline: {
    group: 'company',
    path: 'timeline',
    flag: 'timeline',
    access: 'Idovonal',
    endpoint: 'getTimeline',
    print: { order: 100 },
    hasOnlyValid: true,
  },
  marketing: {
    group: 'company',
    path: 'marketing',
    flag: 'marketing',
    access: 'MarketingAdatok',
    endpoint: 'getMarketing',
    print: { order: 110, isOfRealCompanies: true },
    hasOnlyValid: true,
  },
  'register-order': {
    group: 'company',
    path: 'im',
    flag: 'im',
    access: 'user',
    endpoint: 'loadRegisterOrder',
    isLoadedLate: true,
  },
  'financial-summary': {
    group: 'finance',
    path: 'financial-report-summary',
    flag: 'financialReportSummary',
    access: 'GazdasagiAdatok',
    endpoint: 'getFinancialSummary',
    print: { order: 40, isOfRealCompanies: true },
  },
  'financial-report': {
    group: 'finance',
    path: 'financial-report',
    flag: 'financialReport',
    access: 'Beszamolok',
    endpoint: 'getFinancialReport',
    print: { order: 50 },
  },
  indicators: {
    group: 'finance',
    path: 'common-ratings',
    flag: 'commonRatings',
    access: 'Mutatok',
    endpoint: 'getIndicators',
    print: { order: 60, isOfRealCompanies: true },
  },
  sector: {
    group: 'finance',
    path: 'sector',
    flag: 'sector',
    access: 'AgazatiMutatok',
    endpoint: 'getSector',
    print: { order: 70, isOfRealCompanies: true },
  },
  sanctions: {
    group: 'risk',
    path: 'sanctions',
    flag: 'sanctions',
    access: 'Cegriport',
    endpoint: 'getReportSanctions',
    print: { order: 75 },
    isLoadedLate: true,
  },
  'negative-info': {
    group: 'risk',
    path: 'negative-info',
    flag: 'negativeInfo',
    access: 'NegativInfo',
    endpoint: 'getNegativeInfo',
    folder: 'info',
    print: { order: 80 },
    hasOnlyValid: true,
  },
  'positive-info': {
    group: 'risk',
    path: 'positive-info',
    flag: 'positiveInfo',
    access: 'PozitivInfo',
    endpoint: 'getPositiveInfo',
    folder: 'info',
    print: { order: 90 },
    hasOnlyValid: true,
  },
  'connection-list': {
    group: 'connections',
    path: 'connection-list',
    flag: 'connectionList',
    access: 'KapcsolatiHalo',
    endpoint: 'getConnectionList',
    print: { order: 95 },
    hasOnlyValid: true,
  },
  connections: {
    group: 'connections',
    path: 'connections',
    flag: 'connections',
    access: 'KapcsolatiHalo',
    endpoint: 'getConnections',
    print: { order: 96, isOfRealCompanies: true },
  },
  'final-owner': {
    group: 'connections',
    path: 'final-owner',
    flag: 'finalOwner',
    access: 'TenylegesTulajdonos',
    endpoint: 'getFinalOwner',
    print: { order: 97 },
  },
  group: {
    group: 'connections',
    path: 'group',
    flag: 'group',
    access: 'KapcsolatiHalo',
    endpoint: 'getReportGroup',
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
/** The call that the page of a section opens with. */
export type SectionEndpoint<Noun extends SectionNoun = SectionNoun> = Endpoint & {
  method: 'GET'
  kind: 'json'
  access: Sections[Noun]['access']
  params: typeof ReportIdParams
}
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
  const { access } = sectionOf(noun)
  return access === 'public' || access === 'user' || hasClaim(claims, access) ? null : offeredClaim(access)
}

/** Is the section printed of an entity of this id? */
export function isPrintableOf(noun: PrintNoun, companyId: string): boolean {
  const kind = parseReportId(companyId)?.kind
  return kind !== undefined && !(isSimpleKind(kind) && sectionOf(noun).print?.isOfRealCompanies === true)
}
