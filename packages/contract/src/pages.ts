import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { REPORT_SECTIONS, type SectionNoun } from './report/report-sections.ts'

/**
 * Addresses of pages, as the server puts them into answers and mails and the browser where it needs them as text. Ids of
 * reports and items are safe in an address as they are. That each leads to a page is tested beside the routes.
 */

/** What links into a section tell it beside the company; the route of the section reads the same words. */
export type SectionSearch = {
  'company-data': { /** The entry, or whole part, to point at. */ hl: string; all?: true }
  /** What has been learnt since the end of a day. */
  changes: { view: 'knowledge'; from: string }
  'financial-report': { year: number; consolidated?: true; tab?: 'income-statement' }
  'negative-info': { group: string }
  'positive-info': { group: string }
  'connection-list': { /** The item to go to and to mark. */ scrollTo: string }
}

type SearchOf<Noun> = Noun extends keyof SectionSearch ? SectionSearch[Noun] : never

/** A report, or a section of it. */
export function reportPage<Noun extends SectionNoun>(companyId: string, noun?: Noun, search?: SearchOf<Noun>): string {
  const report = `/report/${companyId}`
  return noun === undefined ? report : withSearch(`${report}/${REPORT_SECTIONS[noun].path}`, search)
}

/** The company whose report an address opens; null for any other address. */
export function readReportPage(url: string | null): string | null {
  const id = /^\/report\/([^/?#]+)/.exec(url ?? '')?.[1]
  return id !== undefined && REPORT_ID_PATTERN.test(id) ? id : null
}

/** A line of the accounts of a year. */
export function statementLinePage(
  companyId: string,
  search: SectionSearch['financial-report'],
  /** Code of the line; null for the accounts as a whole. */
  line: string | null,
): string {
  return `${reportPage(companyId, 'financial-report', search)}${line === null ? '' : `#line-${line}`}`
}

/** An item of the negative or positive information in full. */
export function infoDetailsPage(companyId: string, noun: 'negative-info' | 'positive-info', itemId: string): string {
  return `${reportPage(companyId, noun)}/details/${itemId}`
}

/** The print view of the chosen sections. */
export function printPage(
  companyId: string,
  search?: { components: readonly string[]; onlyLastReport: boolean; onlyValid: boolean },
): string {
  return withSearch(`${reportPage(companyId)}/print`, search)
}

/** The print view of the company extract. */
export function printExtractPage(
  companyId: string,
  search?: { all: boolean; asOf?: string | undefined; knownAt?: string | undefined },
): string {
  return withSearch(`${reportPage(companyId)}/print/extract`, search)
}

/** The print view of an item of the negative or positive information. */
export function printInfoPage(companyId: string, itemId: string): string {
  return `/report/print/info/${companyId}/${itemId}`
}

/** A connection of a company whole. */
export function connectionPage(companyId: string, group: string, article: string): string {
  return `${reportPage(companyId, 'connection-list')}/${group}/${article}`
}

/** A person, by the id under which the register has him: an opaque one, which tells nothing of him. */
export function personPage(personId: string): string {
  return `/person/${encodeURIComponent(personId)}`
}

/** The paths between parties, companies and persons by their ids; with one of them others are still to be chosen. */
export function connectionPathsPage(partyIds: readonly string[]): string {
  return withSearch('/connections/paths', { parties: partyIds })
}

/** The same paths set for printing, with what the page has in its address. */
export function printPathsPage(search: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return withSearch('/connections/paths/print', search)
}

/** Companies side by side (spec part 1 §2 "Comparison"); with fewer than two of them others are still to be chosen. */
export function comparisonPage(companyIds: readonly string[]): string {
  return withSearch('/comparison', { companies: companyIds.length === 0 ? undefined : companyIds })
}

/** The same set for printing. */
export function printComparisonPage(companyIds: readonly string[]): string {
  return withSearch('/print/comparison', { companies: companyIds })
}

/** What the address of the portfolio tells: which companies, which days, what is lost of a claim in percent. */
type PortfolioSearch = {
  importance?: string | undefined
  label?: string | undefined
  from?: string | undefined
  to?: string | undefined
  lossShare?: number | undefined
}

/** The watched companies as a whole, set for printing. */
export function printPortfolioPage(search?: PortfolioSearch): string {
  return withSearch('/print/portfolio', search)
}

/** The credit of the subscriber with its statement. */
export function creditsPage(account?: CreditAccount): string {
  return withSearch('/credits', { account })
}

/** A quick search. The history of a user knows searches by these addresses: they stay as they are. */
export function quickSearchPage(text: string): string {
  return `/quick/search?query=${encodeURIComponent(text)}`
}

const SEARCH_PATHS = { marketing: '/marketing/search', advanced: '/advanced/search' } as const

/** The form of a search by criteria; with an id as it was saved. */
export function criteriaSearchPage(variant: SearchVariant, id?: string): string {
  return id === undefined ? SEARCH_PATHS[variant] : `${SEARCH_PATHS[variant]}/${id}`
}

/** The form that asks for companies like one. */
export function similarSearchPage(variant: SearchVariant, companyId: string): string {
  return withSearch(SEARCH_PATHS[variant], { similarTo: companyId })
}

/** What a saved search finds. */
export function criteriaResultsPage(variant: SearchVariant, id: string): string {
  return `${criteriaSearchPage(variant, id)}/results`
}

/** The id of the saved search whose results an address shows; null of any other. */
export function readCriteriaResults(url: string): string | null {
  const id = url.split('/').at(-2) ?? ''
  return Object.values(SEARCH_PATHS).some((path) => url === `${path}/${id}/results`) ? id : null
}

/** Saved searches with a name; of one of them its changes. */
export function favoritesPage(favoriteId?: string): string {
  return withSearch('/favorites', { favorite: favoriteId })
}

/** Lists that were bought; one of them with its file. */
export function listExportPage(exportId?: string): string {
  return exportId === undefined ? '/marketing/exports' : `/marketing/exports/${exportId}`
}

/** What a mail of the monitoring was about. */
export function alertNoticePage(noticeId: string): string {
  return `/monitoring/alert/${noticeId}`
}

/** Ending the mails of the monitoring, with the token of one of them. Mail programs post to it, people open it. */
export function unsubscribePage(token: string): string {
  return `/monitoring/unsubscribe/${token}`
}

/** What the user reported as wrong, with the answers. */
export function correctionsPage(): string {
  return '/corrections'
}

/** The settings of the user. */
export function settingsPage(): string {
  return '/profile-settings'
}

/** Where alerts are sent for other programs. */
export function webhooksPage(): string {
  return '/monitoring/webhooks'
}

/** Whom the subscriber watches. */
export function watchListPage(): string {
  return '/monitoring'
}

/** Orders of reports about foreign companies. */
export function internationalOrdersPage(): string {
  return '/international/orders'
}

/** One of them. */
export function internationalOrderPage(orderId: string): string {
  return `/international/orders/${orderId}`
}

/** The companies of a postal code. */
export function zipSearchPage(zip: string): string {
  return withSearch('/geo/search', { zip })
}

/** Choosing a new password with the token of a mail. */
export function resetPasswordPage(token: string): string {
  return withSearch('/reset-password', { token })
}

/** Signing in. */
export function loginPage(): string {
  return '/login'
}

/** Joining a subscriber with the token of a mail. */
export function invitationPage(token: string): string {
  return withSearch('/invitation', { token })
}

/** The users of a subscriber, for its administrators. */
export function administrationPage(): string {
  return '/administration/users'
}

/** How the user signs in, and where he is signed in. */
export function profileSecurityPage(): string {
  return '/profile-security'
}

/** Where another provider sends the browser back to; an address that the provider has to know. */
export function signInCallbackPage(): string {
  return '/sign-in/callback'
}

/** Beginning a trial with the token of a mail. */
export function startTrialPage(token: string): string {
  return withSearch('/trial/start', { token })
}

type Value = string | number | boolean | readonly string[] | undefined

function withSearch(path: string, search: Readonly<Record<string, Value>> = {}): string {
  const text = Object.entries(search).flatMap(([name, value]) => writeValue(name, value))
  return text.length === 0 ? path : `${path}?${text.join('&')}`
}

/** The commas of a list stay as they are: the address is read by people. */
function writeValue(name: string, value: Value): string[] {
  if (value === undefined) return []
  if (typeof value === 'object') return [`${name}=${value.map(encodeURIComponent).join(',')}`]
  return [new URLSearchParams({ [name]: String(value) }).toString()]
}
