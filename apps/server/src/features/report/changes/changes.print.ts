import type { FactChange, StatementChange } from '@merleg/contract/report/changes.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { formatDate } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, noteBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import type { ChangesPage } from './changes.views.ts'

/** What changed between the two days: a table for each section, then the accounts; and what the sources leave open. */
export function renderChangesBlocks(page: ChangesPage, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/changes/answers')
  const { groups, statements, silence, from, to } = page
  const isEmpty = groups.length === 0 && statements.length === 0
  return [
    noteBlock(t('sheet.world', { from: formatDate(locale, from), to: formatDate(locale, to) })),
    ...groups.flatMap(({ title, changes }) =>
      tableBlocks(
        title,
        columnsOf(context),
        changes.map((change) => renderChange(change, context)),
      ),
    ),
    ...tableBlocks(
      t('statements'),
      columnsOf(context),
      statements.map((change) => renderStatement(change, context)),
    ),
    ...(silence === null || (!isEmpty && silence.level === 'none')
      ? []
      : [noteBlock(isEmpty ? `${silence.title}. ${silence.text}` : silence.text)]),
  ]
}

function columnsOf({ locale }: PrintContext) {
  const t = getTranslator(locale, 'report/changes/answers')
  return [
    textColumn(t('sheet.columns.kind')),
    textColumn(t('sheet.columns.before'), 3),
    textColumn(t('sheet.columns.after'), 3),
    codeColumn(t('sheet.columns.day')),
    codeColumn(t('sheet.columns.source')),
  ]
}

/** Of a change the fields that differ; of what is new or over all of them. */
function renderChange({ kind, day, fields, before, after, between }: FactChange, { locale, cite }: PrintContext) {
  const shown = kind === 'changed' ? fields.filter(({ isChanged }) => isChanged) : fields
  const tell = (side: 'before' | 'after') =>
    shown.flatMap((field) => (field[side] === null ? [] : `${field[side].key}: ${field[side].value}`)).join('; ')
  const passing = between.flatMap(({ rows }) => rows.map(({ key, value }) => `${key}: ${value}`)).join('; ')
  const version = after ?? before ?? between[0]
  const isSame = kind === 'changed' && shown.length === 0
  return [
    getTranslator(locale, 'report/changes/words')(`kinds.${kind}`),
    isSame ? (before?.days ?? null) : tell('before'),
    isSame ? (after?.days ?? null) : kind === 'passing' ? passing : tell('after'),
    day === null ? null : formatDate(locale, day),
    version === undefined ? '' : cite(version.provenance),
  ]
}

function renderStatement({ kind, year, before, after, lines }: StatementChange, { locale, cite }: PrintContext) {
  const words = getTranslator(locale, 'report/changes/words')
  return [
    words(`kinds.${kind}`),
    before?.layout ?? null,
    [String(year), after.layout, ...lines.map(({ label }) => label)].join(' · '),
    after.filedOn === null ? null : formatDate(locale, after.filedOn),
    cite(after.provenance),
  ]
}
