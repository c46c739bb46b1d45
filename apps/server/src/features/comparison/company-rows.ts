import { reportPage } from '@merleg/contract/pages'
import type { ComparisonCell } from '@merleg/contract/comparison.contract'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { getTranslator } from '@merleg/i18n/translator'
import { originOf, toProvenance } from '../report/rows/provenance.ts'
import { renderEmployees, renderMainActivity } from '../report/summary/company-details.ts'
import { employeesOrigin, profileOrigin, statusOrigin } from '../report/summary/value-origins.ts'
import { translateLegalForm } from '../report/words/register-words.ts'
import type { Compared } from './compared-company.views.ts'
import type { RowPlan } from './compose-rows.ts'

type Key = 'status' | 'type' | 'seat' | 'registerNumber' | 'taxNumber' | 'incorporated' | 'mainActivity' | 'employees'

/** What the register says of the companies themselves; `isLinked`: the reader may open the company data. */
export function planCompanyRows(locale: Locale, isLinked: boolean): RowPlan[] {
  const t = getTranslator(locale, 'comparison/answers')
  const row = (key: Key, cellOf: RowPlan['cellOf'], more: Partial<RowPlan> = {}): RowPlan => ({
    key,
    group: 'company',
    label: t(`rows.${key}`),
    ...more,
    cellOf: (company) => withPage(cellOf(company), isLinked ? reportPage(company.id, 'company-data') : null),
  })
  return [
    row('status', (company) => ({
      text: company.status.value,
      tone: toneOf(company.status.color),
      origin: statusOrigin({ ...company, locale }),
    })),
    row('type', (company) => ({ text: nameType(locale, company), origin: legalFormOrigin(company) })),
    row('incorporated', ({ start }) => ({
      text: start && formatDate(locale, start.on),
      origin: start && originOf(toProvenance(start.fact)),
    })),
    row('mainActivity', (company) => ({
      text: renderMainActivity({ ...company, locale }),
      origin: profileOrigin(company, 'mainActivity'),
    })),
    row('employees', (company) => renderHeadcount(locale, company), { unit: 'person', figure: 'employees' }),
    row('seat', (company) => ({ text: company.profile.seat, origin: profileOrigin(company, 'headquarter') })),
    row('registerNumber', (company) => ({
      text: company.profile.registerNumber && showRegisterNumber(company.profile.registerNumber),
      origin: profileOrigin(company, 'registrationNumber'),
    })),
    row('taxNumber', (company) => ({
      text: company.profile.taxNumber && showTaxNumber(company.profile.taxNumber),
      origin: profileOrigin(company, 'taxNumber'),
    })),
  ]
}

/** What is not known leads nowhere. */
function withPage(cell: Partial<ComparisonCell>, url: string | null): Partial<ComparisonCell> {
  return (cell.text ?? cell.value ?? null) === null ? cell : { ...cell, url }
}

/** The colours of a status by what it means. */
function toneOf(color: string): ComparisonCell['tone'] {
  return color === 'good' || color === 'warning' || color === 'bad' ? color : 'plain'
}

function nameType(locale: Locale, { profile: { kind, legalForm, legalFormCode } }: Compared): string {
  if (legalForm === null) return getTranslator(locale, 'report/header/answers')(`kinds.${kind}`)
  return translateLegalForm(locale, { code: legalFormCode, name: legalForm })
}

function legalFormOrigin({ facts }: Compared): ComparisonCell['origin'] {
  const found = facts.find(({ section }) => section === 'legal-form')
  return found === undefined ? null : originOf(toProvenance(found))
}

function renderHeadcount(locale: Locale, { headcount, businessYears }: Compared): Partial<ComparisonCell> {
  const input = { locale, headcount, figures: businessYears }
  const told = renderEmployees(input)
  if (told === null) return {}
  return { value: told.value, notes: [told.date], origin: employeesOrigin(input) }
}
