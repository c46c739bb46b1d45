import type { FinalOwner, OwnerEntry } from '@merleg/contract/report/final-owner.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, factBlocks, noteBlock, silenceBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** Law, unknown part and reasons, then a table for each group with rules, notes and ways. */
export function renderFinalOwnerBlocks(found: FinalOwner, { locale, cite }: PrintContext): PrintBlock[] {
  const t = getTranslator(locale, 'report/final-owner/answers')
  const columns = [
    textColumn(t('print.name'), 3),
    textColumn(t('print.percent'), 2),
    textColumn(t('print.figures'), 4),
    textColumn(t('print.paths'), 5),
    codeColumn(t('print.source')),
  ]
  return [
    ...(found.silence === null ? [] : [silenceBlock(found.silence)]),
    ...factBlocks([
      { key: t('print.law'), value: found.law },
      { key: t('print.unknown'), value: found.unknown },
    ]),
    ...found.reasons.map((reason) => noteBlock(reason)),
    ...found.groups.flatMap(({ title, items, count }) => [
      ...tableBlocks(
        title,
        columns,
        items.map((entry) => [
          [entry.name, entry.prohibited ? t('prohibited') : null, entry.address]
            .filter((text) => text !== null)
            .join(', '),
          entry.percent,
          [...entry.figures.map((figure) => `${figure.title}: ${figure.percent}`), ...entry.notes].join('; '),
          writePaths(entry),
          entry.source === null ? '' : cite(entry.source),
        ]),
      ),
      ...(count > items.length ? [noteBlock(t('more', { count: count - items.length }))] : []),
    ]),
  ]
}

function writePaths({ paths, pathNote }: OwnerEntry): string {
  const written = paths.map(({ steps, percent }) => {
    const chain = steps.map((step) => (step.percent === null ? step.name : `${step.name} (${step.percent})`))
    return `${chain.join(' › ')} = ${percent}`
  })
  return [...written, ...(pathNote === null ? [] : [pathNote])].join('; ')
}
