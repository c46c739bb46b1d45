import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { PersonRow } from '@merleg/contract/report/summary.contract'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, noteBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** People in a role, with what tells namesakes apart. */
export function personTable(
  caption: string,
  { items, total }: { items: readonly PersonRow[]; total: number },
  context: PrintContext,
): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/summary/words')
  const columns = [
    textColumn(t('columns.name'), 5),
    textColumn(t('columns.post'), 3),
    textColumn(t('columns.representationType'), 2),
    textColumn(t('columns.share'), 2),
    textColumn(t('columns.address'), 5),
    textColumn(t('columns.motherName'), 3),
    codeColumn(t('columns.source')),
  ]
  const rows = items.map((person) => [
    { text: person.name, strong: true },
    person.post,
    person.representationType,
    person.share,
    person.address,
    person.motherName,
    context.cite(person.provenance),
  ])
  return [...tableBlocks(caption, columns, rows), ...restNote(context, items.length, total)]
}

/** How many of how many are listed, where some are left out. */
export function restNote({ locale }: PrintContext, shown: number, total: number): PrintBlock[] {
  return shown >= total ? [] : [noteBlock(getTranslator(locale, 'report/print/answers')('shownOf', { shown, total }))]
}
