import type { PersonRow } from '@merleg/contract/report/summary.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredFact } from '../../register/facts.repository.ts'
import type { CompanyRow } from '../../connections/companies.repository.ts'
import { toReportUrl } from '../words/links.ts'
import { toPersonUrl } from '../rows/party-urls.ts'
import { toProvenance } from '../rows/provenance.ts'
import { describeShare, translatePost } from '../words/register-words.ts'

type PartySection = 'signatory' | 'member' | 'representative'
export type PartyFact = Extract<StoredFact, { section: PartySection }>

export function isPartyFact(fact: StoredFact): fact is PartyFact {
  return fact.section === 'signatory' || fact.section === 'member' || fact.section === 'representative'
}

/** A branch is a part of who founded it. */
function isShare(fact: PartyFact): fact is Extract<PartyFact, { section: 'member' }> {
  return fact.section === 'member' && fact.payload.role !== 'founding-enterprise'
}

/** A person or body in a role, as the cards list them; companies of the register lead to their report, persons to their page. */
export function renderPerson(locale: Locale, fact: PartyFact, companies: ReadonlyMap<string, CompanyRow>): PersonRow {
  const t = getTranslator(locale, 'register/fact-sections')
  const { name, address, motherName, isWithheld = false } = fact.payload
  const isKnownCompany = fact.partyId !== null && companies.has(fact.partyId)
  const representation = fact.section === 'signatory' ? fact.payload.representation : null
  return {
    name,
    url: isKnownCompany && fact.partyId !== null ? toReportUrl(fact.partyId) : toPersonUrl(fact),
    address: isWithheld ? t('withheld') : address,
    motherName,
    post: translatePost(locale, fact.section === 'member' ? (fact.payload.role ?? null) : fact.payload.post),
    representationType: representation === null ? null : t(`representation.${representation}`),
    share: isShare(fact) ? describeShare(locale, fact.payload) : null,
    provenance: toProvenance(fact),
  }
}
