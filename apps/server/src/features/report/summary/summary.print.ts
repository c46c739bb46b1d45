import type { ValueOrigin } from '@merleg/contract/fields'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { CompanySummary, DetailField, SimpleSummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import { listCharted } from '@merleg/domain/year-mark-kinds'
import { getTranslator } from '@merleg/i18n/translator'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber, formatPercent } from '@merleg/domain/format/number'
import {
  codeColumn,
  factBlocks,
  headingBlock,
  markBlocks,
  noteBlock,
  tableBlocks,
  textColumn,
} from '../print-blocks/blocks.ts'
import { describeOrigin, type PrintContext } from '../print-blocks/context.ts'
import { renderSimpleSummaryBlocks } from './simple-summary.print.ts'
import { personTable, restNote } from './summary-parts.print.ts'
import { chartBlocks, chartOf, yearTables } from '../print-blocks/figures.ts'

/** The first page of a report: what its cards show, in their order. */
export function renderSummaryBlocks(summary: CompanySummary | SimpleSummary, context: PrintContext): PrintBlock[] {
  return 'financialData' in summary ? renderSimpleSummaryBlocks(summary, context) : renderCompany(summary, context)
}

function renderCompany(summary: CompanySummary, context: PrintContext): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/summary/words')
  return [
    ...renderDetails(summary, context),
    ...renderCharts(summary.charts, context),
    ...personTable(captionOf(t('cards.owners'), summary.owners), summary.owners, context),
    ...personTable(captionOf(t('cards.signatories'), summary.authorizedToSign), summary.authorizedToSign, context),
    ...renderContacts(summary.contacts, context),
    ...companyTable(t('cards.otherCompanies'), summary.otherCompanies, context),
    ...companyTable(t('cards.predecessors'), summary.predecessorCompanies, context),
    ...renderClosed(summary.closedCompaniesTable, context),
    ...renderTaxGroup(summary.taxTable, context),
  ]
}

const captionOf = (title: string, { counts }: CompanySummary['owners']) => `${title} (${counts})`

function renderDetails({ details, sector, certificate, type }: CompanySummary, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/summary/words')
  const { incorporatedOn, incorporationYear, revenue, employees, creditability, registrationNumber } = details
  const note = (field: DetailField) => describeOrigin(context, details.origins[field])
  const founded = incorporatedOn === null ? incorporationYear?.toString() : formatDate(locale, incorporatedOn)
  return factBlocks([
    { key: t('details.name'), value: details.name, note: note('name') },
    { key: t('details.shortName'), value: details.shortName, note: note('shortName') },
    { key: t('details.headquarter'), value: details.headquarter, note: note('headquarter') },
    { key: t('details.location'), value: details.locationInfo?.value ?? null, note: note('locationInfo') },
    {
      key: t(type === 'foreign' ? 'details.foreignNumber' : 'details.registrationNumber'),
      value: registrationNumber.value,
      note: note('registrationNumber'),
    },
    { key: t('details.taxNumber'), value: details.taxNumber, note: note('taxNumber') },
    { key: t('details.incorporated'), value: founded ?? null, note: note('incorporated') },
    { key: t('details.mainActivity'), value: details.mainActivity, note: note('mainActivity') },
    {
      key: t('details.revenue'),
      value: revenue && [amountOf(context, revenue), describeChange(context, revenue.change)].filter(Boolean).join(' '),
      note: note('revenue'),
    },
    { key: t('details.employees'), value: employees && employeesOf(context, employees), note: note('employees') },
    {
      key: t('details.creditability'),
      value: creditability && describeLimit(context, creditability),
      note: note('creditability'),
    },
    {
      key: t('details.sectorRisk'),
      value: sector.risk && t(`details.sectorRisks.${sector.risk}`),
      note: sector.riskBasis,
    },
    {
      key: t('details.certificate'),
      value: certificate && [certificate.name, certificate.score].filter((part) => part !== null).join(' · '),
      note: describeOrigin(context, certificate?.origin),
    },
  ])
}

function describeLimit(context: PrintContext, limit: NonNullable<CompanySummary['details']['creditability']>): string {
  if (limit.value === 0) return getTranslator(context.locale, 'risk-rating/words')('noLimit')
  return [amountOf(context, limit), describeChange(context, limit.change)].filter(Boolean).join(' ')
}

function amountOf(
  { locale }: PrintContext,
  { value, year, currency }: { value: number; year: number; currency: string },
) {
  return `${formatMoney(locale, value, currency)} (${year})`
}

function describeChange({ locale }: PrintContext, change: number | null): string | null {
  return change === null ? null : formatPercent(locale, change, { signed: true })
}

function employeesOf({ locale }: PrintContext, { value, date }: { value: number; date: string }): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(locale, date) : date
  return `${formatNumber(locale, value)}\u00A0${getTranslator(locale, 'report/print/answers')('unit.person')} (${day})`
}

const CHARTS = ['revenue', 'result', 'ownCapital', 'employees', 'roe', 'classification'] as const

function renderCharts(charts: CompanySummary['charts'], context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/summary/words')
  const used = CHARTS.flatMap((card) => {
    const series = firstSeries(charts[card])
    const { labels, marks } = charts[card]
    return series === null ? [] : [{ title: t(`cards.${card}`), labels, marks, ...series }]
  })
  for (const { origins } of used) for (const origin of origins) if (origin) context.cite(...origin.sources)
  const years = used[0]?.labels ?? []
  const rows = used.flatMap(({ title, unit, data, labels }) =>
    unit === 'points' || labels.length !== years.length ? [] : [{ label: title, unit, values: data }],
  )
  const currency = used.find((chart) => chart.currency !== null)?.currency ?? null
  const drawn = used.map(({ data, marks, ...chart }) =>
    chartOf(locale, { ...chart, values: listCharted(data, marks), name: '' }),
  )
  const caption = getTranslator(locale, 'report/print/answers')('figures.table')
  const notes = CHARTS.flatMap((card) => charts[card].note ?? [])
  return [
    ...chartBlocks(drawn),
    ...yearTables(locale, { caption, years, rows, currency }),
    ...markBlocks(CHARTS.flatMap((card) => charts[card].marks)),
    ...notes.map((text) => noteBlock(text)),
  ]
}

function firstSeries(chart: SummaryChart): SummaryChart['datasets'][number] | null {
  return chart.empty ? null : (chart.datasets[0] ?? null)
}

function renderContacts({ phone, email, website }: CompanySummary['contacts'], context: PrintContext): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/summary/words')
  const rowsOf = (key: string, contacts: typeof phone) =>
    contacts.map(({ value, provenance }) => ({ key, value, note: context.cite(provenance) }))
  const rows = [
    ...rowsOf(t('contacts.phone'), phone),
    ...rowsOf(t('contacts.email'), email),
    ...rowsOf(t('contacts.website'), website),
  ]
  return rows.length === 0 ? [] : [headingBlock(t('cards.contacts')), ...factBlocks(rows)]
}

type Reference = { regNumber: string | null; name: string; status: string | null; origin: ValueOrigin }

function companyTable(
  caption: string,
  { items, total }: { items: readonly Reference[]; total: number },
  context: PrintContext,
): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/summary/words')
  const columns = [
    textColumn(t('columns.name'), 4),
    codeColumn(t('columns.registrationNumber')),
    textColumn(t('columns.status'), 2),
    textColumn(t('columns.source'), 4),
  ]
  const rows = items.map(({ name, regNumber, status, origin }) => [
    { text: name, strong: true },
    regNumber,
    status,
    { text: describeOrigin(context, origin) ?? '', tone: 'muted' as const },
  ])
  return [...tableBlocks(caption, columns, rows), ...restNote(context, items.length, total)]
}

function renderClosed({ items }: CompanySummary['closedCompaniesTable'], context: PrintContext): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/summary/words')
  const references = items.map(({ registrationNumber, companyName, ...rest }) => ({
    ...rest,
    regNumber: registrationNumber,
    name: companyName,
  }))
  return companyTable(t('cards.closedCompanies'), { items: references, total: references.length }, context)
}

function renderTaxGroup({ items }: CompanySummary['taxTable'], context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/summary/words')
  const columns = [
    textColumn(t('columns.name'), 3),
    codeColumn(t('columns.taxNumber')),
    textColumn(t('columns.address'), 3),
    codeColumn(t('columns.idNumber')),
    codeColumn(t('columns.joinDate')),
    codeColumn(t('columns.source')),
  ]
  const rows = items.map((member) => [
    { text: member.memberName, strong: true },
    member.memberTaxNumber,
    member.address,
    member.memberIDNumber,
    member.joinDate === null ? null : formatDate(locale, member.joinDate),
    context.cite(...member.origin.sources),
  ])
  return tableBlocks(t('cards.taxGroup'), columns, rows)
}
