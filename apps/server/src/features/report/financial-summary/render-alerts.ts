import { statementLinePage } from '@merleg/contract/pages'
import type { FinancialAlert as ShownAlert } from '@merleg/contract/report/financial-summary.contract'
import type { AlertSeverity, FinancialAlert } from '@merleg/domain/financial-alerts-kinds'
import { SIGNED_RESULTS } from '@merleg/domain/indicators/signed-results'
import type { Locale } from '@merleg/domain/locale'
import { findLayout, findLayoutLine } from '@merleg/domain/statement-layouts/find-layout'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { describeAlert } from './alert-words.ts'
import type { BusinessYear, BusinessYears } from '../business-years/business-years.ts'

/** Icons and colours of the theme by severity. */
const LOOKS: Readonly<Record<AlertSeverity, Pick<ShownAlert, 'icon' | 'bg' | 'color'>>> = {
  error: { icon: 'status-bankruptcy', bg: 'bad', color: 'bad' },
  warning: { icon: 'warning', bg: 'warning', color: 'warning' },
  info: { icon: 'info', bg: 'neutral', color: 'neutral' },
}

type Context = { companyId: string; locale: Locale; businessYears: BusinessYears }

/** An alert in words, with its look and a link to the line of the accounts that shows it. */
export function renderAlert(alert: FinancialAlert, context: Context): ShownAlert {
  const { locale, businessYears } = context
  const statement = findStatement(alert, businessYears.years)
  const { title, description } = describeAlert(alert, {
    locale,
    currency: businessYears.currency,
    lineTitle: titleOfLine(locale, statement, alert.line),
  })
  const { code, severity } = alert
  return { code, severity, ...LOOKS[severity], title, description, url: statement && toUrl(context, alert, statement) }
}

/** Alerts about the filing itself, whatever stands in its place now. */
const ABOUT_THE_FILING: ReadonlySet<FinancialAlert['code']> = new Set([
  'balance-mismatch',
  'sums-mismatch',
  'thousand-slip',
])

/** The accounts that tell of the alert's year, its own or the next ones; of an error the ones that have it. */
function findStatement({ code, year }: FinancialAlert, years: readonly BusinessYear[]): StoredStatement | null {
  const basis = years.find((candidate) => candidate.year === year)?.basis
  if (basis === undefined) return null
  return (ABOUT_THE_FILING.has(code) ? basis.flawed?.statement : null) ?? basis.statement
}

/** `/report/…/financial-report?year=2024&tab=income-statement#line-profitAfterTax` */
function toUrl({ companyId }: Context, { line }: FinancialAlert, statement: StoredStatement): string {
  const code = line === null ? null : findShownLine(statement, line)
  const layout = findLayout(statement.layout)
  const isIncome = layout?.incomeStatement.some((one) => one.code === code) ?? false
  const search = {
    year: statement.year,
    ...(statement.isConsolidated ? { consolidated: true as const } : {}),
    ...(isIncome ? { tab: 'income-statement' as const } : {}),
  }
  return statementLinePage(companyId, search, code)
}

/** The line as the layout has it: of a result in two columns the one that was filed. */
function findShownLine(statement: StoredStatement, code: string): string | null {
  const layout = findLayout(statement.layout)
  if (layout === null) return null
  const signed = SIGNED_RESULTS.get(code)
  const candidates = [code, ...(signed === undefined ? [] : [signed.loss, signed.profit])]
  return candidates.find((candidate) => findLayoutLine(layout, candidate) !== null) ?? null
}

function titleOfLine(locale: Locale, statement: StoredStatement | null, code: string | null): string {
  const layout = statement === null ? null : findLayout(statement.layout)
  const line = layout === null || code === null ? null : findLayoutLine(layout, code)
  return line?.label[locale] ?? ''
}

/** What a severity is called. */
export function nameSeverity(locale: Locale, severity: AlertSeverity): string {
  return getTranslator(locale, 'report/financial-summary/answers')(`severity.${severity}`)
}
