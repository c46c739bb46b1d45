import type { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { markBlocks, noteBlock } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import { yearTables } from '../print-blocks/figures.ts'

const TONES = { info: 'plain', warning: 'warning', error: 'negative' } as const

/** What gives cause for concern, then the main figures by year. */
export function renderFinancialSummaryBlocks(
  { alerts, checked, table }: FinancialSummary,
  context: PrintContext,
): PrintBlock[] {
  const { locale, cite } = context
  for (const { origins } of table.items) for (const origin of origins) if (origin) cite(...origin.sources)
  return [
    ...alerts.map(({ title, description, severity }) => noteBlock(`${title}. ${description}`, TONES[severity])),
    ...(checked === '' ? [] : [noteBlock(checked)]),
    ...markBlocks(table.columns.map(({ mark }) => mark)),
    ...table.groups.flatMap(({ key, title }) =>
      yearTables(locale, {
        caption: title,
        years: table.columns.map((column) => column.title),
        rows: table.items.filter(({ group }) => group === key),
        currency: table.meta.currency,
      }),
    ),
  ]
}
