import type { SimpleSummary } from '@merleg/contract/report/summary.contract'
import { formatActivityCode } from '@merleg/domain/reference/activities'
import type { SimpleKind } from '@merleg/domain/report-id'
import { getTranslator } from '@merleg/i18n/translator'
import { formatDate, formatNumber } from '../report-format.ts'
import {
  describeDetail,
  findActivityTitle,
  registerNumberField,
  showRegisterNumber,
  showTaxNumber,
  translateLegalForm,
} from '../report-words.ts'
import { isPartyFact, renderPerson } from './person-rows.ts'
import type { SummaryInput } from './summary-input.ts'
import { renderRating } from './summary-rating.ts'
import type { YearFigures } from './yearly-figures.ts'

type Detail = SimpleSummary['details'][number]

const MAX_YEARS = 5

/** The first page of self-employed, nonprofit, budgetary, educational and tax entities: rows and small tables. */
export function renderSimpleSummary(input: SummaryInput, kind: SimpleKind): SimpleSummary {
  const { locale, profile, facts, companies } = input
  return {
    type: kind,
    ...renderRating(input),
    name: profile.name,
    details: [...listProfileDetails(input), ...listFactDetails(input)],
    sites: listSites(input),
    financialData: renderFinancialData(input),
    activities: listActivities(input),
    persons: facts.filter(isPartyFact).map((fact) => renderPerson(locale, fact, companies)),
    html: null,
  }
}

function listProfileDetails({ locale, profile }: SummaryInput): Detail[] {
  const t = getTranslator(locale, 'fact-sections')
  const { legalForm, legalFormCode, taxNumber, registerNumber, foundedOn, headcount } = profile
  const details: [key: string, value: string | null, copyable: boolean][] = [
    [t('fields.shortName'), profile.shortName, false],
    [
      t('fields.legalForm'),
      legalForm === null ? null : translateLegalForm(locale, { code: legalFormCode, name: legalForm }),
      false,
    ],
    [t('fields.status'), getTranslator(locale, 'company-status')(profile.status), false],
    [t('fields.seat'), profile.seat, true],
    [t('fields.taxNumber'), taxNumber === null ? null : showTaxNumber(taxNumber), true],
    [
      t(`fields.${registerNumberField(registerNumber ?? '')}`),
      registerNumber === null ? null : showRegisterNumber(registerNumber),
      true,
    ],
    [t('fields.foundedOn'), foundedOn === null ? null : formatDate(locale, foundedOn), false],
    [
      t('fields.headcount'),
      headcount === null ? null : t('words.persons', { count: headcount, number: formatNumber(locale, headcount) }),
      false,
    ],
  ]
  return details.flatMap(([key, value, copyable]) => (value === null ? [] : [{ key, value, copyable }]))
}

/** What the register of the kind says beside the common fields, and how to reach the entity. */
function listFactDetails({ locale, facts }: SummaryInput): Detail[] {
  const t = getTranslator(locale, 'fact-sections')
  return facts.flatMap((fact): Detail[] => {
    switch (fact.section) {
      case 'register-detail':
        return [{ ...describeDetail(locale, fact.slot, fact.payload.value), copyable: false }]
      case 'statistical-code':
        return [{ key: t('fields.statisticalCode'), value: fact.payload.value, copyable: true }]
      case 'phone':
        return [{ key: t('fields.phone'), value: fact.payload.value, copyable: true }]
      case 'e-mail':
        return [{ key: t('fields.email'), value: fact.payload.value, copyable: true }]
      case 'website':
        return [{ key: t('fields.website'), value: fact.payload.value, copyable: true }]
      default:
        return []
    }
  })
}

function listSites({ locale, facts }: SummaryInput): SimpleSummary['sites'] {
  const t = getTranslator(locale, 'fact-sections')
  return facts.flatMap((fact): SimpleSummary['sites'] => {
    if (fact.section === 'site') return [{ kind: t('fields.site'), address: fact.payload.text }]
    if (fact.section === 'branch') return [{ kind: t('fields.branch'), address: fact.payload.text }]
    return []
  })
}

function renderFinancialData({ locale, figures }: SummaryInput): SimpleSummary['financialData'] {
  const t = getTranslator(locale, 'report/summary')
  const years = figures?.years.slice(-MAX_YEARS) ?? []
  const fields = ['revenue', 'result', 'ownCapital', 'totalAssets'] as const satisfies readonly (keyof YearFigures)[]
  const rows = fields.map((field) => ({ label: t(`figures.${field}`), values: years.map((year) => year[field]) }))
  return {
    years: years.map(({ year }) => year),
    currency: figures?.currency ?? 'HUF',
    rows: rows.filter((row) => row.values.some((value) => value !== null)),
  }
}

function listActivities({ locale, facts }: SummaryInput): SimpleSummary['activities'] {
  const activities = facts.flatMap((fact) => (fact.section === 'activity' ? [fact.payload] : []))
  return activities
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
    .map((activity) => ({
      code: formatActivityCode(activity.code),
      label: findActivityTitle(locale, activity) ?? '',
      isMain: activity.isMain,
    }))
}
