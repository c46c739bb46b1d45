import type { FinalOwner, OwnerEntry, ToldOwners } from '@merleg/contract/report/final-owner.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { getTranslator } from '@merleg/i18n/translator'
import {
  codeColumn,
  factBlocks,
  headingBlock,
  noteBlock,
  silenceBlock,
  tableBlocks,
  textColumn,
} from '../print-blocks/blocks.ts'
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
    ...renderTold(found.told, { locale, cite }),
  ]
}

/** Whom the register tells, how that stands to the rest, and what it says where it names nobody. */
function renderTold(told: ToldOwners, { locale, cite }: Pick<PrintContext, 'locale' | 'cite'>): PrintBlock[] {
  const t = getTranslator(locale, 'report/final-owner/answers')
  const columns = [
    textColumn(t('print.name'), 3),
    textColumn(t('print.natures'), 5),
    textColumn(t('print.standing'), 4),
    codeColumn(t('print.source')),
  ]
  const join = (texts: readonly (string | null)[]): string => texts.filter((text) => text !== null).join(', ')
  return [
    ...(told.owners.length === 0 ? [headingBlock(told.title)] : []),
    ...(told.silence === null ? [] : [silenceBlock(told.silence)]),
    ...tableBlocks(
      told.title,
      columns,
      told.owners.map(({ name, address, natures, dates, standingText, source }) => [
        join([name, address]),
        join([natures, dates]),
        standingText,
        cite(source),
      ]),
    ),
    ...told.statements.map(({ text, published, dates, source }) =>
      noteBlock(`${join([text, dates])} (${published}) ${cite(source)}`),
    ),
    ...(told.count > told.owners.length ? [noteBlock(t('more', { count: told.count - told.owners.length }))] : []),
    ...told.notes.map((note) => noteBlock(note)),
  ]
}

function writePaths({ paths, pathNote }: OwnerEntry): string {
  const written = paths.map(({ steps, percent }) => {
    const chain = steps.map((step) => (step.percent === null ? step.name : `${step.name} (${step.percent})`))
    return `${chain.join(' › ')} = ${percent}`
  })
  return [...written, ...(pathNote === null ? [] : [pathNote])].join('; ')
}
