import { reportPage } from '@merleg/contract/pages'
import { createHash } from 'node:crypto'
import type { InfoRow } from '@merleg/contract/report/info.contract'
import { infoGroupRule, type InfoGroupId, isListedInfo } from '@merleg/domain/company-info/info-groups'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredFact } from '../../register/facts.repository.ts'
import { renderFactRows } from '../rows/fact-rows.ts'
import { findSourceLanguage } from '../words/source-language.ts'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { toProvenance } from '../rows/provenance.ts'
import { describeDays } from '../silence/standing.ts'
import type { InfoInput } from './info-input.ts'
import { type InfoRecord, nameSource } from './info-record.ts'

export type FactContext = Pick<InfoInput, 'locale' | 'companyId' | 'sources' | 'today'> & {
  partyUrls: ReadonlyMap<string, string | null>
}

/** The facts of a group as its items. */
export function listStatedInfo(id: InfoGroupId, facts: readonly StoredFact[], context: FactContext): InfoRecord[] {
  const { section } = infoGroupRule(id)
  return facts
    .filter((fact) => fact.section === section && isListedInfo(id, fact.payload))
    .map((fact) => toRecord(id, fact, context))
}

function toRecord(group: InfoGroupId, fact: StoredFact, context: FactContext): InfoRecord {
  const { locale } = context
  const isAward = fact.section === 'procurement-award'
  const t = getTranslator(locale, 'report/silence/answers')
  const period = describeDays(fact, context)
  const text = textOf(fact)
  return {
    group,
    key: hashKey(fact),
    isActual: fact.isValid,
    on: isAward ? fact.payload.awardedOn : fact.validFrom,
    dates: isAward ? formatDate(locale, fact.payload.awardedOn) : (period ?? t('sinceUnknown')),
    ...describe(group, fact, locale),
    listRows: () => listRows(fact, context, isAward ? null : period),
    text,
    derivation: null,
    hasDetails: text !== null,
    provenance: [toProvenance(fact)],
  }
}

/** The same for every version of a payload: what it is about and since when; slots may name people. */
function hashKey({ section, slot, validFrom }: StoredFact): string {
  return createHash('sha256')
    .update(JSON.stringify([section, slot, validFrom]))
    .digest('hex')
    .slice(0, 24)
}

type Heading = Pick<InfoRecord, 'heading' | 'headingLang' | 'value' | 'icon'>

/** What an item is called and what stands beside it. */
function describe(group: InfoGroupId, fact: StoredFact, locale: Locale): Heading {
  const t = getTranslator(locale, 'report/info/answers')
  const named = (name: string | null, value: string | null = null, icon: string | null = null): Heading => ({
    heading: name ?? t(`groups.${group}.item`),
    value: value ?? '',
    icon,
  })
  switch (fact.section) {
    case 'bankruptcy':
    case 'liquidation':
    case 'dissolution':
    case 'forced-deletion':
    case 'procedure':
      return named(fact.payload.court, fact.payload.caseNumber)
    case 'enforcement':
    case 'tax-enforcement':
    case 'tax-debt':
      return named(fact.payload.authority, moneyOf(locale, fact.payload))
    case 'tax-finding':
      return named(nameFinding(locale, fact.payload), moneyOf(locale, fact.payload))
    case 'activity-suspension':
      return named(fact.payload.authority)
    case 'lien':
      return named(fact.payload.holder, moneyOf(locale, fact.payload))
    case 'tax-number-status':
      return named(fact.payload.status === 'valid' ? null : t(`items.${fact.payload.status}`))
    case 'sanction':
      return named(fact.payload.programme)
    case 'ban':
      return named(fact.payload.name, null, fact.payload.partyKind === 'person' ? 'person' : 'company')
    case 'procurement-award':
      return {
        ...named(fact.payload.title, awardValue(locale, fact.payload)),
        headingLang: findSourceLanguage(locale, fact) ?? undefined,
      }
    case 'certificate':
      return named(fact.payload.name, fact.payload.issuer)
    case 'tax-debt-free':
      return named(null, fact.payload.authority)
    default:
      return named(null)
  }
}

function nameFinding(locale: Locale, { finding }: FactPayload<'tax-finding'>): string {
  return getTranslator(locale, 'register/fact-sections')(`finding.${finding}`)
}

function moneyOf(locale: Locale, money: { amount: number | null; currency: string | null }): string | null {
  const { amount, currency } = money
  return amount === null || currency === null ? null : formatMoney(locale, amount, currency)
}

/** In a consortium every member has the value of the whole contract. */
function awardValue(locale: Locale, award: FactPayload<'procurement-award'>): string | null {
  const value = moneyOf(locale, { amount: award.value, currency: award.currency })
  if (value === null || !award.isConsortium) return value
  return getTranslator(locale, 'report/info/answers')('items.consortium', { value })
}

/** The published text of a fact, where its section has one. */
function textOf({ payload }: StoredFact): string | null {
  return 'text' in payload && payload.text !== '' ? payload.text : null
}

function listRows(fact: StoredFact, context: FactContext, period: string | null): InfoRow[] {
  const { locale, companyId, partyUrls } = context
  const t = getTranslator(locale, 'report/info/answers')
  const partyUrl = fact.partyId === null ? null : (partyUrls.get(fact.partyId) ?? null)
  const said = renderFactRows(fact, { locale, slot: fact.slot, partyUrl })
  const provenance = toProvenance(fact)
  const rows: InfoRow[] = said.map(({ key, value, lang, valueUrl }) => ({
    key,
    value,
    ...(lang === undefined ? {} : { lang }),
    url: valueUrl,
  }))
  if (period !== null) rows.push({ key: t('rows.valid'), value: period, url: null })
  if (fact.section === 'sanction') {
    const url = reportPage(companyId, 'sanctions')
    rows.push({ key: t('rows.screening'), value: t('rows.screeningLink'), url })
  }
  return [...rows, { key: t('rows.source'), value: nameSource(locale, provenance), url: provenance.url }]
}
