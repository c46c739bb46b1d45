import type { CompanySummary, PersonRow } from '@merleg/contract/report/summary.contract'
import { formatNumber } from '@merleg/domain/format/number'
import { sectorRiskOfPoints } from '@merleg/domain/risk-rating'
import { getTranslator } from '@merleg/i18n/translator'
import { showRegisterNumber } from '@merleg/domain/register-number'
import type { CompanyRow } from '../../connections/companies.repository.ts'
import { describeActivity } from '../words/register-words.ts'
import { toMailUrl, toPhoneUrl, toReportUrl, toWebsiteUrl } from '../words/links.ts'
import { originOf, toProvenance } from '../rows/provenance.ts'
import { renderDetails, renderMainActivity } from './company-details.ts'
import { isPartyFact, renderPerson } from './person-rows.ts'
import { renderCharts } from './summary-charts.ts'
import { CARD_ROWS, type SummaryInput, type Surroundings } from './summary-input.ts'
import { renderRating } from './summary-rating.ts'
import { describeCounts } from '../silence/standing.ts'
import type { LinkedRow } from '../../connections/linked-companies.repository.ts'

type CompanyRef = CompanySummary['otherCompanies']['items'][number]

/** Every card of a company's or foreign company's first page. */
export function renderCompanySummary(input: SummaryInput, surroundings: Surroundings): CompanySummary {
  const { profile } = input
  const signatories = renderPersons(input, 'signatory')
  const owners = renderPersons(input, 'member')
  const others = surroundings.others.rows.map((company) => renderLinked(input, company, 'shared'))
  return {
    type: profile.kind === 'foreign' ? 'foreign' : 'company',
    ...renderRating(input),
    details: renderDetails(input, surroundings),
    sector: {
      mainActivity: renderMainActivity(input),
      risk: sectorRiskOfPoints(input.sectorPoints?.median ?? null),
      riskBasis: describeSectorPoints(input),
    },
    contacts: renderContacts(input),
    authorizedToSign: {
      empty: signatories.length === 0,
      items: signatories.slice(0, CARD_ROWS),
      total: signatories.length,
      counts: countPersons(input, 'signatory'),
    },
    owners: {
      empty: owners.length === 0,
      items: owners.slice(0, CARD_ROWS),
      total: owners.length,
      counts: countPersons(input, 'member'),
    },
    otherCompanies: { empty: others.length === 0, items: others, total: surroundings.others.total },
    predecessorCompanies: renderPredecessors(input),
    charts: renderCharts(input),
    certificate: renderCertificate(input),
    covid: null,
    taxTable: renderTaxGroup(input),
    closedCompaniesTable: renderClosedCompanies(input, surroundings),
  }
}

/** Of whom the risk of a sector is: without it five companies look like a whole sector. */
function describeSectorPoints({ locale, sectorPoints }: SummaryInput): string | null {
  if (sectorPoints === null) return null
  const { median, sectorId, companyCount } = sectorPoints
  return getTranslator(locale, 'report/summary/answers')('sectorBasis', {
    points: formatNumber(locale, median),
    count: companyCount,
    number: formatNumber(locale, companyCount),
    sector: describeActivity(locale, { scheme: 'NACE2', code: sectorId }),
  })
}

function renderPersons({ locale, facts, companies }: SummaryInput, section: 'signatory' | 'member'): PersonRow[] {
  const own = facts.filter(isPartyFact).filter((fact) => fact.section === section)
  return own.map((fact) => renderPerson(locale, fact, companies))
}

function countPersons({ locale, facts, sources, today }: SummaryInput, section: 'signatory' | 'member'): string {
  const own = facts.filter((fact) => fact.section === section)
  return own.length === 0 ? '' : describeCounts(own, section, { locale, sources, today })
}

function renderLinked(input: SummaryInput, company: LinkedRow, kind: 'shared' | 'sharedOnce'): CompanyRef {
  return { ...renderCompany(input, company), origin: linkOrigin(input, company, kind) }
}

/** The owners and signatories that tie two companies together, where the register names them. */
function linkOrigin(
  { locale, facts }: SummaryInput,
  { parties }: LinkedRow,
  kind: 'shared' | 'sharedOnce',
): CompanyRef['origin'] {
  const ties = facts.filter(isPartyFact).filter(({ partyId }) => partyId !== null && parties.includes(partyId))
  const names = [...new Set(ties.map(({ payload }) => payload.name))].join(', ')
  const derivation = getTranslator(locale, 'report/summary/answers')(`derivations.${kind}`, { names })
  return { derivation, sources: ties.map(toProvenance) }
}

function renderCompany({ statuses }: SummaryInput, company: CompanyRow): Omit<CompanyRef, 'origin'> {
  return {
    regNumber: company.registerNumber === null ? null : showRegisterNumber(company.registerNumber),
    name: company.name,
    status: statuses(company.companyId, company.status).value,
    url: toReportUrl(company.companyId),
  }
}

function renderPredecessors(input: SummaryInput): CompanySummary['predecessorCompanies'] {
  const { facts, companies } = input
  const items = facts.flatMap((fact): CompanyRef[] => {
    if (fact.section !== 'predecessor') return []
    const company = fact.partyId === null ? undefined : companies.get(fact.partyId)
    const origin = originOf(toProvenance(fact))
    if (company !== undefined) return [{ ...renderCompany(input, company), origin }]
    const { name, registerNumber } = fact.payload
    const regNumber = registerNumber === null ? null : showRegisterNumber(registerNumber)
    return [{ regNumber, name, status: null, url: null, origin }]
  })
  return { empty: items.length === 0, items: items.slice(0, CARD_ROWS), total: items.length }
}

function renderContacts({ facts }: SummaryInput): CompanySummary['contacts'] {
  const list = (section: 'phone' | 'e-mail' | 'website', toUrl: (value: string) => string | null) =>
    facts.flatMap((fact) => {
      if (fact.section !== section) return []
      const { value } = fact.payload
      return [{ value, url: toUrl(value), provenance: toProvenance(fact) }]
    })
  const phone = list('phone', toPhoneUrl)
  const email = list('e-mail', toMailUrl)
  const website = list('website', toWebsiteUrl)
  return { empty: phone.length + email.length + website.length === 0, phone, email, website }
}

/** The certificate that holds since the latest day. */
function renderCertificate({ facts }: SummaryInput): CompanySummary['certificate'] {
  const certificates = facts.flatMap((fact) => (fact.section === 'certificate' ? [fact] : []))
  const newest = certificates.toSorted((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? 1 : -1))[0]
  if (newest === undefined) return null
  const { name, score } = newest.payload
  return { name, score, origin: originOf(toProvenance(newest)) }
}

function renderTaxGroup({ facts }: SummaryInput): CompanySummary['taxTable'] {
  const items = facts.flatMap((fact) => {
    if (fact.section !== 'group-tax-membership') return []
    const { memberTaxNumber, memberName, address, memberIdNumber } = fact.payload
    const origin = originOf(toProvenance(fact))
    return [{ memberTaxNumber, memberName, address, memberIDNumber: memberIdNumber, joinDate: fact.validFrom, origin }]
  })
  return { empty: items.length === 0, items }
}

function renderClosedCompanies(input: SummaryInput, { closed }: Surroundings): CompanySummary['closedCompaniesTable'] {
  const items = closed.rows.map((company) => {
    const { regNumber, name, url, origin } = renderLinked(input, company, 'sharedOnce')
    return {
      registrationNumber: regNumber,
      companyName: name,
      status: input.statuses(company.companyId, company.status).value,
      url,
      origin,
    }
  })
  return { empty: items.length === 0, items }
}
