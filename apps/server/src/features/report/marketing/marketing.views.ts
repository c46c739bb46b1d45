import type { Marketing } from '@merleg/contract/report/marketing.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { isContactRefused } from '../../register/contact-wishes.repository.ts'
import { listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listCompaniesById } from '../../connections/companies.repository.ts'
import { formatPeriod } from '@merleg/domain/format/date'
import { toMailUrl, toPhoneUrl, toReportUrl, toWebsiteUrl } from '../words/links.ts'
import { toProvenance } from '../rows/provenance.ts'
import { type CompanyStatuses, readStatuses } from '../rows/statuses.ts'
import { describeShare } from '../words/register-words.ts'
import {
  type AssociationRow,
  listPartyAssociations,
  listSeatAssociations,
  listSuccessionAssociations,
} from '../../connections/associations.repository.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources, type SpeakingSource } from '../silence/speaking-sources.repository.ts'
import { describeNatures } from '../rows/beneficial-owner-rows.ts'
import { describeTies, listOwnTies, renderAssociations, type Tie } from './collect-associations.ts'
import { type InterestRow, listInterests } from '../../connections/interests.repository.ts'

export type MarketingQuery = { companyId: string; locale: Locale; today: string }

/** So many interests are listed, and so many associations of each kind. */
const INTEREST_LIMIT = 200
const ASSOCIATION_LIMIT = 50

const CONTACT_SECTIONS = ['phone', 'e-mail', 'website'] as const
const TIE_SECTIONS = ['member', 'signatory', 'representative', 'predecessor', 'successor'] as const

/** Contacts, interests and associations of a company (spec part 1 §3 "Marketing tab"). Throws `company.not-found`. */
export async function getMarketingPage(db: DbOrTx, query: MarketingQuery): Promise<Marketing> {
  const { companyId, locale, today } = query
  const [profile, facts, interests, sources, isRefused] = await Promise.all([
    findProfile(db, companyId),
    listFacts(db, {
      companyId,
      asOf: today,
      includeHistory: true,
      sections: [...CONTACT_SECTIONS, ...TIE_SECTIONS, 'beneficial-owner'],
    }),
    listInterests(db, { companyId, asOf: today, limit: INTEREST_LIMIT + 1 }),
    listSpeakingSources(db, companyId),
    isContactRefused(db, companyId),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const begun = facts.filter(({ validFrom }) => validFrom === null || validFrom <= today)
  const shown = interests.slice(0, INTEREST_LIMIT)
  const { ties, hasMore } = await listAssociations(db, { profile, facts: begun, query })
  const companyIds = [...shown, ...ties].flatMap((company) => company.companyId ?? [])
  const statuses = await readStatuses(db, { locale, today, companyIds })
  return {
    contact: renderContacts(isRefused ? [] : begun, locale),
    interests: shown.map((row) => renderInterest(row, { locale, statuses })),
    hasMoreInterests: interests.length > INTEREST_LIMIT,
    associations: renderAssociations(ties, { locale, statuses }),
    hasMoreAssociations: hasMore,
    silence: {
      ...describeSilences(query, sources),
      ...(begun.some(isWithoutId) && { associations: describeWithoutId(locale) }),
      ...(isRefused && { contacts: describeRefusal(locale) }),
    },
  }
}

/** Interests are told by the entries of others, of whom no more is known than of this company. */
function describeSilences({ locale, today }: MarketingQuery, sources: readonly SpeakingSource[]): Marketing['silence'] {
  const describe = (topic: keyof Marketing['silence'], subjects: readonly FactSection[]) =>
    describeSilence(locale, { topic, subjects, to: today }, sources)
  return {
    contacts: describe('contacts', CONTACT_SECTIONS),
    interests: describe('interests', ['member']),
    associations: describe('associations', TIE_SECTIONS),
  }
}

/** An owner or leader to whom the source gives no identifier: what else he owns or leads nobody knows. */
const isWithoutId = ({ partyId, payload }: StoredFact): boolean =>
  partyId === null && 'partyKind' in payload && payload.partyKind !== 'other'

function describeWithoutId(locale: Locale): Marketing['silence']['associations'] {
  const t = getTranslator(locale, 'report/silence/answers')
  return { level: 'unknown', title: t('titles.associations.unknown'), text: t('withoutId') }
}

/** Contacts may well be known: they are not given out. */
function describeRefusal(locale: Locale): Marketing['silence']['contacts'] {
  const t = getTranslator(locale, 'report/silence/answers')
  return { level: 'unknown', title: t('refused.title'), text: t('refused.text') }
}

function renderContacts(facts: readonly StoredFact[], locale: Locale): Marketing['contact'] {
  const inOrder = facts.toSorted((a, b) => Number(b.isValid) - Number(a.isValid))
  const list = (section: (typeof CONTACT_SECTIONS)[number], toUrl: (value: string) => string | null) =>
    inOrder.flatMap((fact) => {
      if (fact.section !== section) return []
      const { value } = fact.payload
      const dates = formatPeriod(locale, fact.validFrom, fact.validTo)
      return [{ value, url: toUrl(value), valid: fact.isValid, dates, provenance: toProvenance(fact) }]
    })
  return {
    phones: list('phone', toPhoneUrl),
    emails: list('e-mail', toMailUrl),
    websites: list('website', toWebsiteUrl),
  }
}

function renderInterest(row: InterestRow, { locale, statuses }: Rendering): Marketing['interests'][number] {
  return {
    registrationNumber: row.registerNumber === null ? null : showRegisterNumber(row.registerNumber),
    name: row.name,
    url: toReportUrl(row.companyId),
    status: statuses(row.companyId, row.status),
    share: 'natures' in row.payload ? describeNatures(locale, row.payload.natures) : describeShare(locale, row.payload),
    valid: row.isValid,
    dates: formatPeriod(locale, row.validFrom, row.validTo),
    provenance: toProvenance(row),
  }
}

type Rendering = { locale: Locale; statuses: CompanyStatuses }

type Known = { profile: Profile; facts: readonly StoredFact[]; query: MarketingQuery }

async function listAssociations(
  db: DbOrTx,
  { profile, facts, query: { companyId, locale, today } }: Known,
): Promise<{ ties: Tie[]; hasMore: boolean }> {
  const limit = ASSOCIATION_LIMIT + 1
  const seat = toExactSeat(profile)
  const lists = await Promise.all([
    listSuccessionAssociations(db, { companyId, limit }),
    listPartyAssociations(db, { companyId, asOf: today, limit }),
    seat === null ? [] : listSeatAssociations(db, { companyId, seat, isCeased: profile.status === 'ceased', limit }),
  ])
  const companies = await listCompaniesById(
    db,
    facts.flatMap(({ partyId }) => (partyId === null || partyId === companyId ? [] : partyId)),
  )
  const found = [...Map.groupBy(lists.flat(), ({ kind }) => kind).values()]
  const shown = found.flatMap((rows: readonly AssociationRow[]) => rows.slice(0, ASSOCIATION_LIMIT))
  const ties = [...listOwnTies(facts, companies), ...describeTies(shown, { locale, names: namesOf(facts), seat })]
  return { ties, hasMore: found.some((rows) => rows.length > ASSOCIATION_LIMIT) }
}

/** Names of the parties as the company's own entry has them. */
function namesOf(facts: readonly StoredFact[]): Map<string, string> {
  return new Map(
    facts.flatMap((fact) =>
      fact.partyId !== null && 'name' in fact.payload ? [[fact.partyId, fact.payload.name]] : [],
    ),
  )
}

/** An address that names a house; who has only the same settlement is no neighbour. */
function toExactSeat({ seat, seatZip }: Profile): string | null {
  const street = seatZip === null ? seat : (seat?.replace(seatZip, '') ?? null)
  return street !== null && /\d/.test(street) ? seat : null
}
