import { reportPage } from '@merleg/contract/pages'
import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { TimelineItem } from '@merleg/contract/report/timeline.contract'
import { computeFigure } from '@merleg/domain/indicators/compute-figures'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate, formatPeriod } from '@merleg/domain/format/date'
import { toStatementProvenance } from '../rows/provenance.ts'

type Context = { companyId: string; locale: Locale; today: string }

/** Accounts on the day they were filed; where that is not known, at the end of their business year. */
export function renderStatementItems(statements: readonly StoredStatement[], context: Context): TimelineItem[] {
  return statements.map((statement) => renderStatement(statement, context)).filter(({ on }) => on <= context.today)
}

function renderStatement(statement: StoredStatement, { companyId, locale }: Context): TimelineItem {
  const { year, isConsolidated, filedOn, periodStart, periodEnd } = statement
  const kind = isConsolidated ? 'consolidated' : 'own'
  return {
    id: `statement:${periodStart}:${periodEnd}:${kind}`,
    kind: 'accounts',
    action: 'began',
    on: filedOn ?? periodEnd,
    date: filedOn === null ? String(year) : formatDate(locale, filedOn),
    icon: 'statement',
    title: renderTitle(statement, locale),
    link: reportPage(companyId, 'financial-report', { year, ...(isConsolidated ? { consolidated: true } : {}) }),
    valid: true,
    tone: 'neutral',
    count: 1,
    rows: renderRows(statement, locale),
    provenance: toStatementProvenance(statement),
  }
}

function renderTitle({ year, isConsolidated, filedOn }: StoredStatement, locale: Locale): string {
  const t = getTranslator(locale, 'report/timeline/answers')
  const known = isConsolidated ? 'knownConsolidated' : 'known'
  const filed = isConsolidated ? 'filedConsolidated' : 'filed'
  // As a text: a year is not grouped like a number.
  return t(`statement.${filedOn === null ? known : filed}`, { year: String(year) })
}

function renderRows(statement: StoredStatement, locale: Locale): DataRow[] {
  const { layout, amounts, unit, currency, periodStart, periodEnd } = statement
  const t = getTranslator(locale, 'report/timeline/answers')
  const figures = getTranslator(locale, 'report/summary/answers')
  const read = (key: 'salesNetIncome' | 'afterTaxProfit') =>
    computeFigure(key, { layout, amounts, unit, headcount: null })
  const money = (label: string, amount: number | null): DataRow[] =>
    amount === null ? [] : [row(label, formatMoney(locale, amount, currency), 'number')]
  const period = formatPeriod(locale, periodStart, null)
  return [
    ...money(figures('figures.revenue'), read('salesNetIncome')),
    ...money(figures('figures.result'), read('afterTaxProfit')),
    ...(period === null ? [] : [row(t('statement.period'), `${period} ${formatDate(locale, periodEnd)}`, 'plain')]),
  ]
}

function row(key: string, value: string, style: DataRow['style']): DataRow {
  return { key, keyIcon: null, value, valueUrl: null, valueIcon: null, style }
}
