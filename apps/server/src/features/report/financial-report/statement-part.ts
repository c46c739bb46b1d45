import type { StatementLine, StatementPart } from '@merleg/contract/report/financial-report.contract'
import type { Locale } from '@merleg/domain/locale'
import { findLayout } from '@merleg/domain/statement-layouts/find-layout'
import type { LayoutKey, LayoutLine, StatementLayout, StatementName } from '@merleg/domain/statement-layouts/layout'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'

const ROW_NUMBER_DIGITS = 3

type Variants = Record<StatementName, 'A' | 'totalCost' | 'functionCost' | null>
const VARIANTS: Record<LayoutKey, Variants> = {
  'hu-full-a': { balance: 'A', incomeStatement: 'totalCost' },
  'hu-full-a-function-cost': { balance: 'A', incomeStatement: 'functionCost' },
  'hu-simplified-a': { balance: 'A', incomeStatement: 'totalCost' },
  'hu-micro': { balance: null, incomeStatement: null },
  'ro-short': { balance: null, incomeStatement: null },
  'ee-short': { balance: null, incomeStatement: null },
  'lv-short': { balance: null, incomeStatement: null },
  'lv-short-function-cost': { balance: null, incomeStatement: null },
  'gb-accounts': { balance: null, incomeStatement: null },
  'no-short': { balance: null, incomeStatement: null },
}

/** The layout a stored statement follows; the import took over no other. */
export function layoutOf(statement: Pick<StoredStatement, 'layout'>): StatementLayout {
  const layout = findLayout(statement.layout)
  if (layout === null) throw new Error(`a statement is stored in the unknown layout ${statement.layout}`)
  return layout
}

/** A part as filed, whatever it is compared with. */
export type FiledPart = Omit<StatementPart, 'notCompared'>

/** One part of a filing: every line of its layout in the filed order; a line that was not filed has no amount. */
export function renderStatementPart(locale: Locale, statement: StoredStatement, name: StatementName): FiledPart {
  const layout = layoutOf(statement)
  const lines = layout[name]
  return {
    header: renderHeader(locale, { statement, layout, name }),
    table: {
      meta: { count: lines.length },
      columns: listColumns(locale, statement),
      items: lines.map((line) => renderLine(locale, line, statement)),
    },
  }
}

function renderHeader(
  locale: Locale,
  { statement, layout, name }: { statement: StoredStatement; layout: StatementLayout; name: StatementName },
): FiledPart['header'] {
  const t = getTranslator(locale, 'register/statement-layouts')
  const variant = VARIANTS[layout.key][name]
  const type = t(`types.${layout.key}`)
  return {
    title: t(`parts.${name}`),
    type: statement.isConsolidated ? `${type}, ${t('consolidated')}` : type,
    variant: variant === null ? null : t(`variants.${variant}`),
    currency: statement.currency,
    unit: statement.unit,
    periodStart: statement.periodStart,
    date: statement.periodEnd,
    filedOn: statement.filedOn,
    firstFiledOn: statement.firstFiledOn,
    isFiledAgain: statement.isFiledAgain,
  }
}

function listColumns(locale: Locale, statement: StoredStatement): FiledPart['table']['columns'] {
  const t = getTranslator(locale, 'register/statement-layouts')
  const keys = ['rowNumber', 'label', 'previous', 'amendments', 'current'] as const
  const hasAmendments = Object.keys(statement.amendedAmounts).length > 0
  return keys.filter((key) => key !== 'amendments' || hasAmendments).map((key) => ({ key, title: t(`columns.${key}`) }))
}

function renderLine(locale: Locale, line: LayoutLine, statement: StoredStatement): StatementLine {
  return {
    rowNumber: String(line.rowNumber).padStart(ROW_NUMBER_DIGITS, '0'),
    code: line.code,
    label: line.label[locale],
    level: line.level,
    kind: line.kind,
    previous: statement.previousAmounts[line.code] ?? null,
    amendments: statement.amendedAmounts[line.code] ?? null,
    current: statement.amounts[line.code] ?? null,
  }
}
