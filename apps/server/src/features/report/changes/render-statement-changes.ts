import type { StatementChange } from '@merleg/contract/report/changes.contract'
import type { Locale } from '@merleg/domain/locale'
import { findLayout } from '@merleg/domain/statement-layouts/find-layout'
import type { LayoutLine, StatementName } from '@merleg/domain/statement-layouts/layout'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { toStatementProvenance } from '../rows/provenance.ts'
import type { StatementDifference } from './compare-statements.ts'

const PARTS = ['balance', 'incomeStatement'] as const satisfies readonly StatementName[]
const COLUMNS = [
  ['current', 'amounts'],
  ['previous', 'previousAmounts'],
  ['amendments', 'amendedAmounts'],
] as const

/** Accounts filed and restated; of restated ones every line that says something else. */
export function renderStatementChange(locale: Locale, { before, after }: StatementDifference): StatementChange {
  const { periodStart, periodEnd, isConsolidated } = after
  return {
    id: `${periodStart}:${periodEnd}:${isConsolidated ? 'consolidated' : 'own'}`,
    kind: before === null ? 'filed' : 'restated',
    year: after.year,
    periodStart,
    periodEnd,
    isConsolidated,
    before: before && renderVersion(locale, before),
    after: renderVersion(locale, after),
    lines: before === null ? [] : listChangedLines(locale, { before, after }),
  }
}

function renderVersion(locale: Locale, statement: StoredStatement): StatementChange['after'] {
  const t = getTranslator(locale, 'register/statement-layouts')
  const layout = findLayout(statement.layout)
  return {
    layout: layout === null ? statement.layout : t(`types.${layout.key}`),
    currency: statement.currency,
    filedOn: statement.filedOn,
    provenance: toStatementProvenance(statement),
  }
}

function listChangedLines(
  locale: Locale,
  { before, after }: { before: StoredStatement; after: StoredStatement },
): StatementChange['lines'] {
  const t = getTranslator(locale, 'register/statement-layouts')
  return PARTS.flatMap((part) =>
    listLines(part, after, before).flatMap((line) =>
      COLUMNS.flatMap(([column, field]) => {
        const [was, is] = [before, after].map((statement) => amountOf(statement, field, line))
        if (was === undefined || is === undefined || was === is) return []
        const { code, label } = line
        const names = { label: label[locale], part: t(`parts.${part}`), column: t(`columns.${column}`) }
        return [{ code, ...names, before: was, after: is }]
      }),
    ),
  )
}

/** The lines of the newer layout, then those that only the older one has. */
function listLines(part: StatementName, after: StoredStatement, before: StoredStatement): LayoutLine[] {
  const newer = findLayout(after.layout)?.[part] ?? []
  const codes = new Set(newer.map(({ code }) => code))
  const older = findLayout(before.layout)?.[part] ?? []
  return [...newer, ...older.filter(({ code }) => !codes.has(code))]
}

/** In whole units of the currency; what is no money keeps its figure. */
function amountOf(
  statement: StoredStatement,
  field: (typeof COLUMNS)[number][1],
  { code, kind }: LayoutLine,
): number | null {
  const amount = statement[field][code]
  if (amount === undefined) return null
  return kind === 'headcount' || kind === 'disclosure' ? amount : amount * statement.unit
}
