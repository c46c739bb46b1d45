import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber, formatStatedShare } from '@merleg/domain/format/number'
import { listReportParts, type ReportPart, type ReportVariant } from '@merleg/domain/international/report-variants'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { ReportDocument, ReportRow, ReportSection } from '../provider/report-document.pdf.ts'
import { type MadeUpCompany, pick } from './made-up-company.ts'

type Asked = { variant: ReportVariant; locale: Locale; asOf: string; orderNo: string }
type Told = Asked & { company: MadeUpCompany; year: number }
type Part = Omit<ReportSection, 'title'>

/** What the made-up provider tells of a company: figures that are the same each time, and mean nothing. */
export function describeMadeUpCompany(company: MadeUpCompany, asked: Asked): ReportDocument {
  const { variant, locale, asOf, orderNo } = asked
  const t = getTranslator(locale, 'international/answers')
  const w = getTranslator(locale, 'international/words')
  const told: Told = { ...asked, company, year: Number(asOf.slice(0, 4)) - 1 }
  return {
    locale,
    title: w(`variants.${variant}`),
    company: company.name,
    asOf,
    madeOn: asOf,
    isMadeUp: true,
    source: t('report.sandboxSource', { orderNo }),
    sections: listReportParts(variant).map((part) => ({
      title: w(`parts.${part}`),
      ...DESCRIBE[part](told),
    })),
    closing: t('report.sandboxClosing'),
  }
}

const rowsOf = (rows: readonly ReportRow[]): Part => ({ rows, table: null, note: null })

const DESCRIBE: Readonly<Record<ReportPart, (told: Told) => Part>> = {
  identity: ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    return rowsOf([
      { key: t('report.rows.name'), value: company.name },
      { key: t('report.rows.form'), value: company.form },
      { key: t('report.rows.registrationNumber'), value: company.registrationNumber },
      { key: t('report.rows.taxNumber'), value: company.taxNumber },
      { key: t('report.rows.address'), value: `${company.zip} ${company.city}, ${company.street}` },
      { key: t('report.rows.foundedOn'), value: formatDate(locale, company.foundedOn) },
    ])
  },
  status: ({ locale }) => {
    const t = getTranslator(locale, 'international/answers')
    return rowsOf([{ key: t('report.rows.status'), value: t('report.active') }])
  },
  rating: ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    const points = formatNumber(locale, 20 + pick(80, company.ref, 'rating'))
    return rowsOf([{ key: t('report.rows.rating'), value: t('report.points', { points }) }])
  },
  'credit-limit': ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    const limit = 1000 * (1 + pick(400, company.ref, 'limit'))
    return rowsOf([{ key: t('report.rows.creditLimit'), value: formatMoney(locale, limit, 'EUR') }])
  },
  'negative-events': ({ company, locale, year }) => {
    const t = getTranslator(locale, 'international/answers')
    const count = Math.max(0, pick(5, company.ref, 'events') - 2)
    const rows = Array.from({ length: count }, (_, index) => ({
      key: formatDate(locale, `${year - index}-0${1 + pick(9, company.ref, 'event', index)}-15`),
      value: t('report.overdueClaim', {
        amount: formatMoney(locale, 100 * (3 + pick(90, company.ref, index)), company.currency),
      }),
    }))
    return { rows, table: null, note: count === 0 ? t('report.noMadeUpEvent') : null }
  },
  'payment-behaviour': ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    const days = pick(40, company.ref, 'delay')
    return rowsOf([{ key: t('report.rows.paymentDelay'), value: t('report.days', { count: days }) }])
  },
  activity: ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    return rowsOf([{ key: t('report.rows.activity'), value: company.activityCode }])
  },
  capital: ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    const capital = 5000 * (1 + pick(200, company.ref, 'capital'))
    return rowsOf([{ key: t('report.rows.capital'), value: formatMoney(locale, capital, company.currency) }])
  },
  managers: ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    const count = 1 + pick(3, company.ref, 'managers')
    return rowsOf(
      Array.from({ length: count }, (_, index) => ({
        key: t('report.rows.manager'),
        value: t('report.madeUpPerson', { letter: String.fromCodePoint(65 + index) }),
      })),
    )
  },
  owners: ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    const share = (40 + pick(60, company.ref, 'share')) / 100
    const rest = Math.round((1 - share) * 100) / 100
    const owners: (readonly [string, number])[] = [
      ['A', share],
      ['B', rest],
    ]
    return rowsOf(
      owners.map(([letter, part]) => ({
        key: t('report.madeUpPerson', { letter }),
        value: formatStatedShare(locale, part),
      })),
    )
  },
  affiliates: ({ company, locale }) => {
    const t = getTranslator(locale, 'international/answers')
    const name = `${company.name.split(' ')[0] ?? ''} Holding`
    return rowsOf([{ key: t('report.rows.parent'), value: name }])
  },
  'key-figures': (told) => accountsOf(told, [told.year]),
  accounts: (told) => accountsOf(told, [told.year, told.year - 1, told.year - 2]),
}

function accountsOf({ company, locale }: Told, years: readonly number[]): Part {
  const t = getTranslator(locale, 'international/answers')
  const figure = (name: string, year: number, thousands: number): string =>
    formatNumber(locale, 10 * (thousands + pick(thousands * 4, company.ref, name, year)))
  const lines = [
    [t('report.rows.revenue'), (year: number) => figure('revenue', year, 400)],
    [t('report.rows.result'), (year: number) => figure('result', year, 20)],
    [t('report.rows.equity'), (year: number) => figure('equity', year, 150)],
    [t('report.rows.employees'), (year: number) => formatNumber(locale, 1 + pick(90, company.ref, 'staff', year))],
  ] as const
  return {
    rows: [],
    table: {
      columns: [
        { title: t('report.thousands', { currency: company.currency }), right: false },
        ...years.map((year) => ({ title: String(year), right: true })),
      ],
      rows: lines.map(([title, valueOf]) => [title, ...years.map(valueOf)]),
    },
    note: null,
  }
}
