import type { SimpleSummary } from '@merleg/contract/report/summary.contract'
import { formatActivityCode } from '@merleg/domain/reference/activities'
import type { Locale } from '@merleg/domain/locale'
import type { SimpleKind } from '@merleg/domain/report-id'
import { getTranslator } from '@merleg/i18n/translator'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { showTaxNumber } from '@merleg/domain/tax-number'
import type { StoredFact } from '../../register/facts.repository.ts'
import { originOf, toProvenance } from '../rows/provenance.ts'
import { fieldLabel, kindOf } from '../words/fact-labels.ts'
import {
  describeDetail,
  findActivityTitle,
  nameScheme,
  registerNumberField,
  translateLegalForm,
} from '../words/register-words.ts'
import { findSourceLanguage } from '../words/source-language.ts'
import { type BusinessYear, amountOf } from '../business-years/business-years.ts'
import { markYear } from '../business-years/year-marks.ts'
import { yearOrigin } from '../business-years/year-origins.ts'
import { renderEmployees } from './company-details.ts'
import { isPartyFact, renderPerson } from './person-rows.ts'
import type { SummaryInput } from './summary-input.ts'
import { renderRating } from './summary-rating.ts'
import { employeesOrigin, nameOrigin, profileOrigin, sectionOrigin, statusOrigin } from './value-origins.ts'

type Detail = SimpleSummary['details'][number]

const MAX_YEARS = 5

/** The first page of self-employed, nonprofit, budgetary, educational and tax entities: rows and small tables. */
export function renderSimpleSummary(input: SummaryInput, kind: SimpleKind): SimpleSummary {
  const { locale, profile, facts, companies } = input
  return {
    type: kind,
    ...renderRating(input),
    name: profile.name,
    nameOrigin: nameOrigin(input),
    details: [...listProfileDetails(input), ...listFactDetails(input)],
    sites: listSites(input),
    financialData: renderFinancialData(input),
    activities: listActivities(input),
    persons: facts.filter(isPartyFact).map((fact) => renderPerson(locale, fact, companies)),
    html: null,
  }
}

function listProfileDetails(input: SummaryInput): Detail[] {
  const { locale, profile, start } = input
  const t = getTranslator(locale, 'register/fact-sections')
  const { legalForm, legalFormCode, taxNumber, registerNumber } = profile
  const isRegistered = start?.fact.section === 'registration'
  const employees = renderEmployees(input)
  type Row = [key: string, value: string | null, copyable: boolean, origin: Detail['origin']]
  const details: Row[] = [
    [t('fields.shortName'), profile.shortName, false, profileOrigin(input, 'shortName')],
    [
      fieldLabel(locale, 'legalForm', profile.kind),
      legalForm === null ? null : translateLegalForm(locale, { code: legalFormCode, name: legalForm }),
      false,
      sectionOrigin(input, ['legal-form']),
    ],
    [t('fields.status'), input.statuses(profile.companyId, profile.status).value, false, statusOrigin(input)],
    [t('fields.seat'), profile.seat, true, profileOrigin(input, 'headquarter')],
    [
      t('fields.taxNumber'),
      taxNumber === null ? null : showTaxNumber(taxNumber),
      true,
      profileOrigin(input, 'taxNumber'),
    ],
    [
      t(`fields.${registerNumberField(registerNumber ?? '')}`),
      registerNumber === null ? null : showRegisterNumber(registerNumber),
      true,
      profileOrigin(input, 'registrationNumber'),
    ],
    [
      fieldLabel(locale, isRegistered ? 'registeredOn' : 'foundedOn', profile.kind),
      start === null ? null : formatDate(locale, start.on),
      false,
      sectionOrigin(input, [isRegistered ? 'registration' : 'founding']),
    ],
    [
      t('fields.headcount'),
      employees === null
        ? null
        : `${t('words.persons', { count: employees.value, number: formatNumber(locale, employees.value) })} (${employees.date})`,
      false,
      employeesOrigin(input),
    ],
  ]
  return details.flatMap(([key, value, copyable, origin]) => (value === null ? [] : [{ key, value, copyable, origin }]))
}

function tellDetail(locale: Locale, fact: Extract<StoredFact, { section: 'register-detail' }>) {
  const { key, value, isProse } = describeDetail(
    { locale, kind: kindOf(fact.companyId) },
    fact.slot,
    fact.payload.value,
  )
  const lang = isProse ? findSourceLanguage(locale, fact) : null
  return { key, value, ...(lang === null ? {} : { lang }) }
}

/** What the register of the kind says beside the common fields, and how to reach the entity. */
function listFactDetails({ locale, facts }: SummaryInput): Detail[] {
  const t = getTranslator(locale, 'register/fact-sections')
  return facts.flatMap((fact): Detail[] => {
    const origin = originOf(toProvenance(fact))
    switch (fact.section) {
      case 'register-detail':
        return [{ ...tellDetail(locale, fact), copyable: false, origin }]
      case 'statistical-code':
        return [{ key: t('fields.statisticalCode'), value: fact.payload.value, copyable: true, origin }]
      case 'phone':
        return [{ key: t('fields.phone'), value: fact.payload.value, copyable: true, origin }]
      case 'e-mail':
        return [{ key: t('fields.email'), value: fact.payload.value, copyable: true, origin }]
      case 'website':
        return [{ key: t('fields.website'), value: fact.payload.value, copyable: true, origin }]
      default:
        return []
    }
  })
}

function listSites({ locale, facts }: SummaryInput): SimpleSummary['sites'] {
  const t = getTranslator(locale, 'register/fact-sections')
  return facts.flatMap((fact): SimpleSummary['sites'] => {
    if (fact.section !== 'site' && fact.section !== 'branch') return []
    return [{ kind: t(`fields.${fact.section}`), address: fact.payload.text, origin: originOf(toProvenance(fact)) }]
  })
}

function renderFinancialData({ locale, figures }: SummaryInput): SimpleSummary['financialData'] {
  const t = getTranslator(locale, 'report/summary/answers')
  const years = figures?.years.slice(-MAX_YEARS) ?? []
  const fields = [
    { label: t('figures.revenue'), read: ({ figures: { salesNetIncome } }: BusinessYear) => salesNetIncome },
    { label: t('figures.result'), read: ({ figures: { afterTaxProfit } }: BusinessYear) => afterTaxProfit },
    { label: t('figures.ownCapital'), read: ({ figures: { equity } }: BusinessYear) => equity },
    { label: t('figures.totalAssets'), read: (year: BusinessYear) => amountOf(year, 'totalAssets') },
  ]
  const rows = fields.map(({ label, read }) => ({ label, values: years.map(read) }))
  return {
    years: years.map(({ year }) => year),
    marks: years.map((year) => markYear(locale, year)),
    currency: figures?.currency ?? 'HUF',
    rows: rows.filter((row) => row.values.some((value) => value !== null)),
    origins: years.map(({ basis }) => yearOrigin(locale, basis)),
  }
}

function listActivities({ locale, facts }: SummaryInput): SimpleSummary['activities'] {
  const activities = facts.flatMap((fact) => (fact.section === 'activity' ? [fact] : []))
  return activities
    .toSorted((a, b) => Number(b.payload.isMain) - Number(a.payload.isMain))
    .map((fact) => ({
      code: nameScheme(locale, fact.payload.scheme, formatActivityCode(fact.payload.code)),
      label: findActivityTitle(locale, fact.payload) ?? '',
      isMain: fact.payload.isMain,
      origin: originOf(toProvenance(fact)),
    }))
}
