import type { Provenance } from '@merleg/contract/fields'
import type { InfoRow } from '@merleg/contract/report/info.contract'
import { OVERDUE_ACCOUNTS } from '@merleg/domain/company-info/info-groups'
import { findLongLife } from '@merleg/domain/company-info/long-life'
import { findLastTold, isStillCurrent } from '@merleg/domain/silence'
import { findSalesGrowth } from '@merleg/domain/company-info/sales-growth'
import { growthHoldsUntil } from '@merleg/domain/accounts-due'
import { findShareChange } from '@merleg/domain/year-change'
import { getTranslator } from '@merleg/i18n/translator'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { formatPercent } from '@merleg/domain/format/number'
import { fieldLabel, kindOf } from '../words/fact-labels.ts'
import { toProvenance, toStatementProvenance } from '../rows/provenance.ts'
import { nameSources, type UnjudgedSubject } from '../silence/silence.ts'
import { findMissingAccounts } from '../business-years/missing-accounts.ts'
import { amountOf, type BusinessYear, listBusinessYears } from '../business-years/business-years.ts'
import { findIrregularYear } from '../business-years/irregular-year.ts'
import type { InfoInput } from './info-input.ts'
import type { InfoRecord } from './info-record.ts'

const text = (key: string, value: string): InfoRow => ({ key, value, url: null })

/** Accounts that should have been published; only where a source tells of every filing of the company. */
export function listMissing(input: InfoInput): InfoRecord[] {
  const { locale, sources } = input
  const source = sources.find(({ covers }) => covers.includes('statement'))
  const missing = findMissingAccounts(input)
  if (source === undefined || missing === null) return []
  const t = getTranslator(locale, 'report/info/answers')
  const known = formatDate(locale, source.toldUntil)
  return missing.map(({ balanceSheetDay: day, deadline }): InfoRecord => {
    return {
      group: 'missing-statement',
      key: day.replaceAll('-', ''),
      isActual: true,
      on: deadline,
      dates: null,
      heading: t('items.missing', { year: day.slice(0, 4) }),
      value: t('items.deadline', { date: formatDate(locale, deadline) }),
      icon: null,
      listRows: () => [
        text(t('rows.balanceSheetDay'), formatDate(locale, day)),
        text(t('rows.deadline'), formatDate(locale, deadline)),
        text(t('rows.knownUntil'), known),
      ],
      text: null,
      derivation: t('derivations.missing', { date: known }),
      hasDetails: true,
      provenance: [toProvenance({ source, sourceRef: null, recordedAt: source.recordedAt })],
    }
  })
}

/** Why nobody can tell whether accounts are missing; null where the rule does, or no source tells of all filings. */
export function findUnjudged(input: InfoInput): UnjudgedSubject | null {
  const { locale, type } = input
  const sources = input.sources.filter(({ covers }) => covers.includes('statement'))
  if (type !== 'negative' || sources.length === 0 || findMissingAccounts(input) !== null) return null
  const law = getTranslator(locale, 'report/info/answers')('laws.missing-statement')
  const why = getTranslator(locale, 'report/silence/answers')('unjudgedAccounts', {
    law,
    sources: nameSources(locale, sources),
  })
  return { subject: 'statement', why }
}

/** Accounts that the register itself tells are overdue, by the day on which it wanted them. */
export function listOverdue({ locale, facts }: InfoInput): InfoRecord[] {
  const t = getTranslator(locale, 'report/info/answers')
  return facts.flatMap((fact): InfoRecord[] => {
    if (fact.section !== 'register-detail' || fact.slot !== OVERDUE_ACCOUNTS || fact.validTo !== null) return []
    const date = formatDate(locale, fact.payload.value)
    return [
      {
        group: 'missing-statement',
        key: `overdue${fact.payload.value.replaceAll('-', '')}`,
        isActual: true,
        on: fact.payload.value,
        dates: null,
        heading: t('items.overdue'),
        value: t('items.deadline', { date }),
        icon: null,
        listRows: () => [text(t('rows.deadline'), date)],
        text: null,
        derivation: t('derivations.overdue'),
        hasDetails: true,
        provenance: [toProvenance(fact)],
      },
    ]
  })
}

/** Growth by the rule of `domain/company-info/sales-growth`; past once newer accounts are due. */
export function listGrowth({ locale, filings, profile, today }: InfoInput): InfoRecord[] {
  const known = listBusinessYears(filings, [])
  if (known === null) return []
  // Accounts that cannot be relied on prove no growth, and a short year grows by becoming a whole one.
  const salesOf = (year: BusinessYear): number | null =>
    year.basis.quality === 'flawed' || findIrregularYear(year) !== null ? null : amountOf(year, 'netSales')
  const growth = findSalesGrowth(known.years.map((year) => ({ year: year.year, sales: salesOf(year) })))
  const [first] = growth?.years ?? []
  const newest = growth?.years.at(-1)
  if (growth === null || first === undefined || newest === undefined) return []
  const t = getTranslator(locale, 'report/info/answers')
  const basis = known.years.filter(({ year }) => year >= first.year && year <= newest.year)
  const rate = formatPercent(locale, growth.yearlyRate)
  const rows = growth.years.map(({ year, sales }, index) => {
    const share = findShareChange(sales, growth.years[index - 1]?.sales ?? null)
    const change = share === null ? '' : ` (${formatPercent(locale, share, { signed: true })})`
    return text(t('rows.netSales', { year }), `${formatMoney(locale, sales, known.currency)}${change}`)
  })
  const last = basis.at(-1)?.basis
  // What the accounts of the next year tell is not of their day.
  const lastDay = (last?.isPreviousColumn === false ? last.statement?.periodEnd : null) ?? `${newest.year}-12-31`
  return [
    {
      group: 'growth',
      key: String(newest.year),
      isActual: growthHoldsUntil(profile.countryCode, `${Number(lastDay.slice(0, 4)) + 1}${lastDay.slice(4)}`) >= today,
      on: lastDay,
      dates: null,
      heading: t('items.growth', { from: first.year, to: newest.year }),
      value: t('items.growthRate', { rate }),
      icon: null,
      listRows: () => [...rows, text(t('rows.yearlyRate'), `+${rate}`)],
      text: null,
      derivation: t('derivations.growth'),
      hasDetails: true,
      provenance: listFilings(basis),
    },
  ]
}

/** The accounts the years rest on, each once. */
function listFilings(years: readonly BusinessYear[]): Provenance[] {
  const statements = years.flatMap(({ basis }) => basis.statement ?? [])
  return [...new Map(statements.map((statement) => [statement.statementId, statement])).values()].map(
    toStatementProvenance,
  )
}

/** Years in business of a company that still is, and is not being wound up. */
export function listLongLife({ locale, windingUpOn, start, sources, today }: InfoInput): InfoRecord[] {
  const told = findLastTold(sources)
  // Nobody says that it was still there after the day its sources were last read.
  const until = told === null || isStillCurrent(told, today) ? today : told
  const years = findLongLife(start?.on ?? null, until)
  if (start === null || years === null || windingUpOn !== null) return []
  const t = getTranslator(locale, 'report/info/answers')
  const date = formatDate(locale, start.on)
  const isFounding = start.fact.section === 'founding'
  return [
    {
      group: 'long-life',
      key: 'start',
      isActual: true,
      on: start.on,
      dates: until === today ? null : t('items.knownUntil', { date: formatDate(locale, until) }),
      heading: t('items.longLife', { count: years }),
      value: t(isFounding ? 'items.founded' : 'items.registered', { date }),
      icon: null,
      listRows: () => [
        text(fieldLabel(locale, isFounding ? 'foundedOn' : 'registeredOn', kindOf(start.fact.companyId)), date),
      ],
      text: null,
      derivation: t('derivations.longLife', { date: formatDate(locale, until) }),
      hasDetails: true,
      provenance: [toProvenance(start.fact)],
    },
  ]
}
