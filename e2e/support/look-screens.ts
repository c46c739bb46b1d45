import { printPage, reportPage } from '@merleg/contract/pages'
import { writeComponents } from '@merleg/contract/report/print-components'
import { REPORT_SECTIONS, type SectionNoun } from '@merleg/contract/report/report-sections'
import { autocomplete } from '@merleg/contract/search.contract'
import { listSections } from './report-pages.ts'
import { SEEDED } from './seed/seeded-companies.ts'

/** A screen by the name of its picture; nobody is signed in on a public one. */
export type LookScreen = { readonly name: string; readonly path: string; readonly isPublic?: true }

type Access = { readonly baseUrl: string; readonly token: string }

/** Pages outside the reports. */
export const PAGES: readonly LookScreen[] = [
  { name: 'login', path: '/login', isPublic: true },
  { name: 'trial', path: '/trial', isPublic: true },
  { name: 'trial-terms', path: '/trial/terms', isPublic: true },
  { name: 'trial-start', path: '/trial/start?token=x', isPublic: true },
  { name: 'home', path: '/' },
  { name: 'quick-search', path: '/quick/search?query=kft' },
  { name: 'quick-search-nothing', path: '/quick/search?query=qqqqqqqq' },
  { name: 'geo-search', path: '/geo/search' },
  { name: 'list-matching', path: '/list-matching' },
  { name: 'report-not-found', path: '/report/99999999/summary' },
  { name: 'credits', path: '/credits' },
  { name: 'profile-edit', path: '/profile-edit' },
  { name: 'profile-settings', path: '/profile-settings' },
  { name: 'comparison-nobody', path: '/comparison' },
  { name: 'international', path: '/international' },
  { name: 'international-results', path: '/international/results?country=at&name=SIXTY-HITS' },
  { name: 'international-nothing', path: '/international/results?country=at&name=qqqqqqqq' },
  { name: 'news', path: '/news' },
  { name: 'data-sources', path: '/data-sources' },
  { name: 'send-message', path: '/send-message' },
  { name: 'international-orders', path: '/international/orders' },
  { name: 'error-module', path: '/error/module/Monitoring' },
  { name: 'error-traffic', path: '/error/traffic' },
  { name: 'not-found', path: '/no-such-page' },
]

/** Beside the sections as they open: other states of them, by the section they belong to. */
const STATES: Readonly<Partial<Record<SectionNoun, Readonly<Record<string, string>>>>> = {
  'company-data': {
    members: '?tab=members',
    news: '?tab=news',
    earlier: '?asOf=2022-06-30&knownAt=2020-01-01',
  },
  changes: {
    'since-2019': '?from=2019-01-01',
    knowledge: '?from=2019-01-01&view=knowledge',
    none: '?from=1900-01-01&to=1900-12-31',
  },
  'financial-report': { 'income-statement': '?tab=income-statement' },
  indicators: { tables: '?view=table&cards=roe.info' },
}

/** What the README shows of a company, in the order in which a visitor meets it. */
const DEMO_SECTIONS: readonly SectionNoun[] = ['summary', 'financial-summary', 'indicators', 'sector', 'negative-info']

const PRINTED = {
  components: writeComponents(['summary', 'financial-summary', 'negative-info']),
  onlyLastReport: false,
  onlyValid: false,
}

/** Every section of a company's report that its menu lists, each in its states. */
export async function listReportScreens(access: Access, company: string): Promise<LookScreen[]> {
  const id = idOf(company)
  const sections = await listSections(access, id)
  return sections.flatMap((noun) => {
    const states = Object.entries({ '': '', ...STATES[noun] })
    return states.map(([state, query]) => ({
      name: [company, REPORT_SECTIONS[noun].path, state].filter((part) => part !== '').join('-'),
      path: `${reportPage(id, noun)}${query}`,
    }))
  })
}

/** The path of the demo account: login, home, search, the report from its summary to its print. */
export async function listDemoPath(access: Access, company: string): Promise<LookScreen[]> {
  const id = idOf(company)
  const sections = await listSections(access, id)
  return [
    { name: 'login', path: '/login', isPublic: true },
    { name: 'home', path: '/' },
    { name: 'search', path: '/quick/search?query=kft' },
    ...sections
      .filter((noun) => DEMO_SECTIONS.includes(noun))
      .map((noun) => ({ name: REPORT_SECTIONS[noun].path, path: reportPage(id, noun) })),
    { name: 'print', path: printPage(id, PRINTED) },
  ]
}

function idOf(company: string): string {
  const seeded = new Map<string, string>(Object.entries(SEEDED))
  return seeded.get(company) ?? company
}

/** The first company that the search for "kft" finds. @throws when there is none */
export async function findSomeCompany({ baseUrl, token }: Access): Promise<string> {
  const url = new URL(`${autocomplete.path}?query=kft`, baseUrl)
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } })
  const [first] = autocomplete.answer.parse(await answer.json()).results
  if (first === undefined) throw new Error('The server knows no company called "kft": name one with --companies')
  return first.companyId
}
