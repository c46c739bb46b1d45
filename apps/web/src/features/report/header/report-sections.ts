import type { ReportSection } from '@merleg/contract/report/header.contract'
import type { Claim } from '@merleg/domain/claims'

export type SectionEntry = {
  section: ReportSection
  /** Last part of the address: `/report/{id}/{path}`. */
  path: string
  /** What the section asks for; null where being signed in is enough (spec part 1 §6). */
  claim: Claim | null
  /** The section hides what is no longer in force where the reader wants that. */
  hasOnlyValid?: true
}

/** The section menu of a report, in groups (spec part 1 §2 "Report routes"). */
export const SECTION_GROUPS = [
  {
    key: 'company',
    entries: [
      { section: 'summary', path: 'summary', claim: null },
      { section: 'score', path: 'score', claim: 'GazdasagiAdatok' },
      { section: 'companyData', path: 'company-data', claim: 'Cegriport', hasOnlyValid: true },
      { section: 'changes', path: 'changes', claim: 'Cegriport' },
      { section: 'timeline', path: 'timeline', claim: 'Idovonal' },
      { section: 'marketing', path: 'marketing', claim: 'MarketingAdatok' },
      { section: 'im', path: 'im', claim: null },
    ],
  },
  {
    key: 'finance',
    entries: [
      { section: 'financialReportSummary', path: 'financial-report-summary', claim: 'GazdasagiAdatok' },
      { section: 'financialReport', path: 'financial-report', claim: 'Beszamolok' },
      { section: 'commonRatings', path: 'common-ratings', claim: 'Mutatok' },
      { section: 'sector', path: 'sector', claim: 'AgazatiMutatok' },
    ],
  },
  {
    key: 'risk',
    entries: [
      { section: 'sanctions', path: 'sanctions', claim: 'Cegriport' },
      { section: 'negativeInfo', path: 'negative-info', claim: 'NegativInfo', hasOnlyValid: true },
      { section: 'positiveInfo', path: 'positive-info', claim: 'PozitivInfo', hasOnlyValid: true },
    ],
  },
  {
    key: 'connections',
    entries: [
      { section: 'connectionList', path: 'connection-list', claim: 'KapcsolatiHalo' },
      { section: 'connections', path: 'connections', claim: 'KapcsolatiHalo' },
      { section: 'finalOwner', path: 'final-owner', claim: 'TenylegesTulajdonos' },
    ],
  },
] as const satisfies ReadonlyArray<{ key: string; entries: readonly SectionEntry[] }>

const ENTRIES: readonly SectionEntry[] = SECTION_GROUPS.flatMap((group) => [...group.entries])

/** The section an address of a report shows, or null. */
export function findSection(pathname: string): SectionEntry | null {
  const path = pathname.split('/')[3]
  return ENTRIES.find((entry) => entry.path === path) ?? null
}
