import type { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import type { Locale } from '@merleg/domain/locale'
import { judgeAccounts } from '@merleg/domain/accounts-quality/judge-accounts'
import type { StatementFinding } from '@merleg/domain/statement-checks'
import { translateSource } from '@merleg/domain/reference/source-names'
import { findLayoutLine } from '@merleg/domain/statement-layouts/find-layout'
import type { StatementLayout } from '@merleg/domain/statement-layouts/layout'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { currencyWord } from '@merleg/domain/format/amount'
import { formatNumber } from '@merleg/domain/format/number'
import { layoutOf } from './statement-part.ts'

/**
 * What does not add up in a filing, in words, and that it adjusts former years; whether it is in a wrong unit the years
 * beside it tell.
 */
export function renderFindings(
  locale: Locale,
  statement: StoredStatement,
  statements: readonly StoredStatement[],
): FinancialReport['findings'] {
  const layout = layoutOf(statement)
  const judged = judgeAccounts(statements)[statements.indexOf(statement)]
  const faults = (judged?.findings ?? []).map((finding) => ({
    code: finding.code,
    severity: finding.severity,
    text: describe(locale, finding, { layout, statement }),
    lineCodes: [...finding.lineCodes],
  }))
  return [...faults, ...renderAdjustments(locale, statement)]
}

/** Effects of errors of closed years, which a filing tells apart from its other amounts (Act C of 2000, section 19). */
function renderAdjustments(locale: Locale, { amendedAmounts, source }: StoredStatement): FinancialReport['findings'] {
  const lineCodes = Object.entries(amendedAmounts).flatMap(([code, amount]) => (amount === 0 ? [] : [code]))
  if (lineCodes.length === 0) return []
  const { publisher, title } = translateSource(locale, source)
  const text = getTranslator(locale, 'report/financial-report/answers')('formerYears', { publisher, title })
  return [{ code: 'former-years', severity: 'info', text, lineCodes }]
}

function describe(
  locale: Locale,
  finding: StatementFinding,
  { layout, statement }: { layout: StatementLayout; statement: StoredStatement },
): string {
  const t = getTranslator(locale, 'register/statement-layouts')
  const labelOf = (code: string | undefined) =>
    code === undefined ? '' : (findLayoutLine(layout, code)?.label[locale] ?? code)
  const [line, whole] = finding.lineCodes
  return t(`findings.${finding.code}`, {
    line: labelOf(line),
    whole: labelOf(whole),
    difference: finding.difference === null ? '' : formatFiled(locale, finding.difference, statement),
  })
}

/** An amount in the unit of the filing: `1 234 ezer Ft`. */
function formatFiled(locale: Locale, amount: number, { unit, currency }: StoredStatement): string {
  const word = currencyWord(locale, currency)
  const shown =
    unit === 1 ? word : getTranslator(locale, 'report/financial-report/answers')('sheet.thousand', { currency: word })
  return `${formatNumber(locale, amount)}\u00A0${shown}`
}
