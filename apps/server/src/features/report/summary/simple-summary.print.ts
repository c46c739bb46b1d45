import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { SimpleSummary } from '@merleg/contract/report/summary.contract'
import { getTranslator } from '@merleg/i18n/translator'
import { findWithoutAccounts } from '@merleg/domain/without-accounts'
import { currencyWord } from '@merleg/domain/format/amount'
import { codeColumn, factBlocks, markBlocks, noteBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import { describeOrigin, type PrintContext } from '../print-blocks/context.ts'
import { yearTables } from '../print-blocks/figures.ts'
import { personTable } from './summary-parts.print.ts'

/** The first page of a self-employed person or a nonprofit, budgetary, educational or tax entity. */
export function renderSimpleSummaryBlocks(summary: SimpleSummary, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/summary/words')
  const { financialData, activities, sites, persons } = summary
  const withoutAccounts = findWithoutAccounts(summary.type)
  const unit = currencyWord(locale, financialData.currency)
  for (const origin of financialData.origins) if (origin) context.cite(...origin.sources)
  return [
    ...factBlocks([
      { key: t('details.name'), value: summary.name, note: describeOrigin(context, summary.nameOrigin) },
      ...summary.details.map(({ key, value, origin }) => ({ key, value, note: describeOrigin(context, origin) })),
    ]),
    ...yearTables(locale, {
      caption: `${t('cards.financial')} (${unit})`,
      years: financialData.years.map(String),
      rows: financialData.rows.map(({ label, values }) => ({ label, unit: 'currency', values })),
      currency: null,
    }),
    ...markBlocks(financialData.marks),
    ...(withoutAccounts !== null && financialData.rows.length === 0
      ? [noteBlock(getTranslator(locale, 'report/financial-report/words')(`withoutAccounts.${withoutAccounts}`))]
      : []),
    ...tableBlocks(
      t('cards.activities'),
      [codeColumn(t('columns.code')), textColumn(t('columns.activity')), codeColumn(t('columns.source'))],
      activities.map(({ code, label, isMain, origin }) => [
        code,
        isMain ? { text: `${label} (${t('columns.isMain')})`, strong: true } : label,
        context.cite(...origin.sources),
      ]),
    ),
    ...personTable(t('cards.persons'), { items: persons, total: persons.length }, context),
    ...tableBlocks(
      t('cards.sites'),
      [textColumn(t('columns.kind')), textColumn(t('columns.address'), 3), codeColumn(t('columns.source'))],
      sites.map(({ kind, address, origin }) => [kind, address, context.cite(...origin.sources)]),
    ),
  ]
}
