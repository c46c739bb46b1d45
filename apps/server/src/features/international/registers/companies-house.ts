import { normaliseBritishCompanyNumber } from '@merleg/domain/foreign-identifier'
import { formatNumber } from '@merleg/domain/format/number'
import { LISTED_HITS } from '@merleg/domain/international/foreign-query'
import type { Locale } from '@merleg/domain/locale'
import { foldName } from '@merleg/domain/name-folding'
import { getTranslator } from '@merleg/i18n/translator'
import { z } from 'zod'
import { askFixedHost, type Fetch, type FixedHost, searchFixedHost } from '../provider/fixed-host.ts'
import type { Call, ForeignHit, ForeignHits } from '../provider/foreign-report-provider.ts'
import { ProviderRefusal } from '../provider/provider-fault.ts'
import type { ReportSection } from '../provider/report-document.pdf.ts'
import { joinKnown, type PublicRegister, type RegisterRecord, rowsOfKnown, writerOf } from './register-provider.ts'

const Text = z.string().nullish()
const Address = z.object({
  premises: Text,
  address_line_1: Text,
  address_line_2: Text,
  locality: Text,
  region: Text,
  postal_code: Text,
  country: Text,
})
/** What the published interface answers (developer-specs.company-information.service.gov.uk). */
const Found = z.object({
  total_results: z.number().int().nullish(),
  items: z
    .array(
      z.object({
        title: z.string(),
        company_number: z.string(),
        address_snippet: Text,
        address: Address.nullish(),
      }),
    )
    .nullish(),
})
const Profile = z.object({
  company_name: z.string(),
  company_number: z.string(),
  company_status: Text,
  type: Text,
  jurisdiction: Text,
  date_of_creation: Text,
  date_of_cessation: Text,
  registered_office_address: Address.nullish(),
  sic_codes: z.array(z.string()).nullish(),
  has_charges: z.boolean().nullish(),
  has_insolvency_history: z.boolean().nullish(),
  accounts: z
    .object({
      next_due: Text,
      overdue: z.boolean().nullish(),
      last_accounts: z.object({ made_up_to: Text, type: Text }).nullish(),
    })
    .nullish(),
  etag: Text,
})
type Profile = z.infer<typeof Profile>
const OfficersPage = z.object({
  total_results: z.number().int().nullish(),
  items: z.array(z.object({ name: z.string(), officer_role: Text, appointed_on: Text, resigned_on: Text })).nullish(),
})
type Officer = NonNullable<z.infer<typeof OfficersPage>['items']>[number]
/** `total`: as the register counts them, those who have resigned too. */
type Officers = { items: Officer[]; total: number }

const NUMBER = /^[\dA-Z]{8}$/
const OFFICERS_A_PAGE = 50
/** More than that a report does not tell; it says how many there are. */
const MOST_OFFICERS = 500

/** Companies House of the United Kingdom: profile and officers; free, with the operator's own key. */
export function createCompaniesHouse({ fetch, key }: { fetch: Fetch; key: string }): PublicRegister {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
  const host: FixedHost = {
    origin: 'https://api.company-information.service.gov.uk',
    headers: { authorization },
    fetch,
  }
  return {
    id: 'companies-house',
    name: 'Companies House',
    countries: ['gb'],
    coverage: 'all',
    searchFields: ['name', 'zip', 'city', 'companyNumber'],
    parts: ['identity', 'status', 'activity', 'managers'],
    search: ({ name = '', companyNumber = '', zip = '', city = '' }, call) =>
      companyNumber.trim() === ''
        ? searchByName(host, { name: name.trim(), zip, city }, call)
        : searchByNumber(host, companyNumber, call),
    read: async (ref, call) => {
      if (!NUMBER.test(ref)) return null
      const profile = await askFixedHost(host, { path: ['company', ref], shape: Profile, call })
      if (profile === null) return null
      return toRecord(profile, await readOfficers(host, ref, call))
    },
  }
}

/** Page after page; a company of which there are none has no such page. */
async function readOfficers(host: FixedHost, ref: string, call: Call): Promise<Officers> {
  const items: Officer[] = []
  const path = ['company', ref, 'officers']
  for (;;) {
    const query = { items_per_page: String(OFFICERS_A_PAGE), start_index: String(items.length) }
    const page = await askFixedHost(host, { path, query, shape: OfficersPage, call })
    const found = page?.items ?? []
    items.push(...found)
    const total = Math.max(page?.total_results ?? 0, items.length)
    if (found.length === 0 || items.length >= total || items.length >= MOST_OFFICERS) return { items, total }
  }
}

type Named = { name: string; zip: string; city: string }

/** The register searches by name alone; places narrow what it answered. */
async function searchByName(host: FixedHost, { name, zip, city }: Named, call: Call): Promise<ForeignHits> {
  if (name === '') throw new ProviderRefusal('refused')
  const query = { q: name, items_per_page: String(LISTED_HITS) }
  const found = await searchFixedHost(host, { path: ['search', 'companies'], query, shape: Found, call })
  const items = found.items ?? []
  const isThere = (text: string | null | undefined, asked: string) => foldName(text ?? '').includes(foldName(asked))
  const hits = items
    .filter(({ address }) => isThere(address?.locality, city) && isThere(address?.postal_code, zip))
    .map(({ title, company_number: number, address, address_snippet: snippet }) =>
      toHit({ number, name: title, address: snippet ?? addressOf(address) }),
    )
  const total = found.total_results ?? items.length
  // Beyond the first ones nothing was narrowed: there are more than can be told.
  return { hits, total: total > items.length ? Math.max(total, LISTED_HITS) : hits.length }
}

async function searchByNumber(host: FixedHost, companyNumber: string, call: Call): Promise<ForeignHits> {
  const number = normaliseBritishCompanyNumber(companyNumber)
  if (number === null) return { hits: [], total: 0 }
  const profile = await askFixedHost(host, { path: ['company', number], shape: Profile, call })
  if (profile === null) return { hits: [], total: 0 }
  const { company_name: name, registered_office_address: address } = profile
  return { hits: [toHit({ number, name, address: addressOf(address) })], total: 1 }
}

function toHit({ number, name, address }: { number: string; name: string; address: string }): ForeignHit {
  return { ref: number, country: 'gb', name, address, registrationNumber: number }
}

function addressOf(address: z.infer<typeof Address> | null | undefined): string {
  if (!address) return ''
  const street = joinKnown([address.premises, address.address_line_1], ' ')
  return joinKnown([street, address.address_line_2, address.locality, address.region, address.postal_code])
}

function toRecord(profile: Profile, officers: Officers): RegisterRecord {
  return {
    name: profile.company_name,
    version: profile.etag ?? null,
    asOf: null,
    answer: { profile, officers },
    describe: (locale) => describe(locale, profile, officers),
  }
}

function describe(locale: Locale, profile: Profile, officers: Officers): ReportSection[] {
  const { t, w, day, yesOrNo, section } = writerOf(locale)
  const serving = officers.items.filter(({ resigned_on: resigned }) => resigned == null)
  return [
    ...section(
      w('parts.identity'),
      rowsOfKnown([
        [t('report.rows.name'), profile.company_name],
        [t('report.rows.registrationNumber'), profile.company_number],
        [t('report.rows.form'), profile.type],
        [t('report.rows.jurisdiction'), profile.jurisdiction],
        [t('report.rows.address'), addressOf(profile.registered_office_address)],
        [t('report.rows.foundedOn'), day(profile.date_of_creation)],
        [t('report.rows.ceasedOn'), day(profile.date_of_cessation)],
        [t('report.rows.activity'), profile.sic_codes?.join(', ')],
      ]),
      t('report.asWritten'),
    ),
    ...section(
      w('parts.status'),
      rowsOfKnown([
        [t('report.rows.status'), profile.company_status],
        [t('report.rows.charges'), yesOrNo(profile.has_charges)],
        [t('report.rows.insolvency'), yesOrNo(profile.has_insolvency_history)],
        [t('report.rows.lastAccounts'), day(profile.accounts?.last_accounts?.made_up_to)],
        [t('report.rows.nextAccounts'), day(profile.accounts?.next_due)],
      ]),
    ),
    {
      title: w('parts.managers'),
      rows: rowsOfKnown(serving.map(({ name, officer_role: role }) => [role ?? t('report.rows.manager'), name])),
      table: null,
      note: noteOn(locale, officers, serving.length),
    },
  ]
}

/** Silence of the register is told as what it is. */
function noteOn(locale: Locale, { items, total }: Officers, servingCount: number): string | null {
  const t = getTranslator(locale, 'international/answers')
  if (items.length < total) {
    const [shown, all] = [formatNumber(locale, items.length), formatNumber(locale, total)]
    return t('report.officersShown', { shown, total: all })
  }
  return servingCount === 0 ? t('report.noOfficers') : null
}
