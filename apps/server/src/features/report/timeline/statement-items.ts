import { reportPage } from '@merleg/contract/pages'
import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { TimelineItem } from '@merleg/contract/report/timeline.contract'
import { type JudgedAccounts, judgeAccounts } from '@merleg/domain/accounts-quality/judge-accounts'
import { listToldFilings } from '@merleg/domain/filing-day'
import { computeFigure } from '@merleg/domain/indicators/compute-figures'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate, formatDays } from '@merleg/domain/format/date'
import { hasUnitError } from '../business-years/business-years.ts'
import { markAccounts } from '../business-years/year-marks.ts'
import { toStatementProvenance } from '../rows/provenance.ts'

type Context = { companyId: string; locale: Locale; today: string }

/** Accounts, the newest first, on the day they were filed; where that is not known, at the end of their business year. */
export function renderStatementItems(statements: readonly StoredStatement[], context: Context): TimelineItem[] {
  return judgeAccounts(statements)
    .map((judged) => renderStatement(judged, context))
    .filter(({ on }) => on <= context.today)
}

type Judged = JudgedAccounts<StoredStatement>

function renderStatement(judged: Judged, { companyId, locale }: Context): TimelineItem {
  const { filed: statement } = judged
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
    rows: renderRows(judged, locale),
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

/** Amounts in a unit that nobody knows are not told; all others that have an error with a word about it. */
function renderRows({ filed, quality, findings }: Judged, locale: Locale): DataRow[] {
  const { layout, unit, currency, periodStart, periodEnd, year } = filed
  const amounts = hasUnitError({ quality, findings }) ? {} : filed.amounts
  const t = getTranslator(locale, 'report/timeline/answers')
  const figures = getTranslator(locale, 'report/summary/answers')
  const read = (key: 'salesNetIncome' | 'afterTaxProfit') =>
    computeFigure(key, { layout, amounts, unit, headcount: null })
  const money = (label: string, amount: number | null): DataRow[] =>
    amount === null ? [] : [row(label, formatMoney(locale, amount, currency), 'number')]
  const mark = markAccounts(locale, { year, quality, findings })
  return [
    ...money(figures('figures.revenue'), read('salesNetIncome')),
    ...money(figures('figures.result'), read('afterTaxProfit')),
    ...(mark === null ? [] : [row(t('statement.error'), mark.text, 'plain')]),
    ...renderFilings(filed, locale),
    row(t('statement.period'), formatDays(locale, periodStart, periodEnd), 'plain'),
  ]
}

/** Both days of accounts that were filed again; of others the item stands on the day. */
function renderFilings(statement: StoredStatement, locale: Locale): DataRow[] {
  if (!statement.isFiledAgain) return []
  const t = getTranslator(locale, 'report/financial-report/words')
  return listToldFilings(statement).map(({ kind, day }) =>
    row(t(`facts.${kind}`), day === null ? t('facts.dayUnknown') : formatDate(locale, day), 'plain'),
  )
}

function row(key: string, value: string, style: DataRow['style']): DataRow {
  return { key, keyIcon: null, value, valueUrl: null, valueIcon: null, style }
}
