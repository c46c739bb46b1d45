import { type InfoItem, type InfoPage, listToldMatches } from '@merleg/contract/report/info.contract'
import type { PrintBlock, PrintCell } from '@merleg/contract/report/print.contract'
import { getTranslator } from '@merleg/i18n/translator'
import { translateSource } from '@merleg/domain/reference/source-names'
import { formatDate } from '@merleg/domain/format/date'
import {
  codeColumn,
  factBlocks,
  headingBlock,
  noteBlock,
  type PrintItem,
  silenceBlock,
  tableBlocks,
  textColumn,
} from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** What speaks against or for a company, in groups; groups without an item are left to the list of what was checked. */
export function renderInfoBlocks(page: InfoPage, context: PrintContext): PrintBlock[] {
  const { groups } = page
  return [
    // What silence means tells them, too.
    ...(groups.length > 0 ? listToldMatches(page).map(({ text }) => noteBlock(text, 'warning')) : []),
    ...(groups.length === 0 ? [silenceBlock(page.silence)] : []),
    ...groups.flatMap((group) => renderGroup(group, context)),
    ...renderChecked(page, context),
  ]
}

function renderGroup(group: InfoPage['groups'][number], context: PrintContext): PrintBlock[] {
  const { title, counts, basis, items, totals, totalsNote } = group
  if (items.length === 0) return []
  const t = getTranslator(context.locale, 'report/print/answers')
  const shown = context.onlyValid ? items.filter(({ actual }) => actual) : items
  return [
    ...(shown.length > LISTED_ITEMS
      ? renderLongList({ ...group, items: shown }, context)
      : [
          headingBlock(title, counts),
          shown.length === 0
            ? noteBlock(t('empty.valid'))
            : { type: 'items' as const, items: shown.map((item) => renderItem(item, context)) },
        ]),
    ...(basis === null ? [] : [noteBlock(basis)]),
    ...factBlocks(totals),
    ...(totalsNote === null ? [] : [noteBlock(totalsNote)]),
  ]
}

/** Of more items than these each is a line of a table: a hundred awards are read as a list. */
const LISTED_ITEMS = 8

function renderLongList({ title, counts, items }: InfoPage['groups'][number], context: PrintContext): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/print/answers')
  const columns = [
    codeColumn(t('columns.day')),
    textColumn(t('columns.figure'), 5),
    textColumn(t('columns.details'), 4),
    textColumn(t('columns.value'), 3),
    codeColumn(t('columns.source')),
  ]
  const rows = items.map((item): (PrintCell | string | null)[] => [
    item.on === null ? null : formatDate(context.locale, item.on),
    item.actual ? item.key : { text: item.key, tone: 'muted' },
    { text: listDetails(item, context), tone: 'muted' },
    item.value,
    context.cite(...item.provenance),
  ])
  return tableBlocks(`${title} (${counts})`, columns, rows)
}

/** What the other columns do not say; addresses lead nowhere on paper. */
function listDetails({ key, value, dates, rows, provenance }: InfoItem, { locale }: PrintContext): string {
  const said = new Set([key, value, dates])
  const isSource = (text: string) =>
    provenance
      .map((source) => translateSource(locale, source))
      .some(({ title, publisher }) => text.includes(title) || text.includes(publisher))
  return rows
    .flatMap((row) => (said.has(row.value) || isSource(row.value) ? [] : row.value))
    .filter((text) => !value.includes(text))
    .join(' · ')
}

function renderItem(item: InfoItem, context: PrintContext): PrintItem {
  const { key, value, actual, on, rows, dates, derivation, provenance } = item
  const lead = on === null ? null : formatDate(context.locale, on)
  const foot = [context.cite(...provenance), dates, derivation].filter((text) => text !== null && text !== '')
  return {
    lead,
    title: key === '' ? value : value === '' ? key : `${key}: ${value}`,
    muted: !actual,
    rows: rows.map((row) => ({ key: row.key, value: row.value })),
    foot: foot.length === 0 ? null : foot.join(' · '),
  }
}

/** Which sources answer for which groups: silence of theirs means that there is nothing. */
function renderChecked(
  { groups: listed, checked, listLimits, unchecked, unjudged }: InfoPage,
  { locale }: PrintContext,
): PrintBlock[] {
  const t = getTranslator(locale, 'report/print/answers')
  const named = checked.map((source) => translateSource(locale, source))
  const rows = named.map(({ publisher, title, readOn, groups }) => [
    { text: t('source', { publisher, title }) },
    { text: formatDate(locale, readOn) },
    { text: groups.join(', ') },
  ])
  return [
    ...(rows.length === 0
      ? []
      : [
          {
            type: 'table' as const,
            caption: t('info.checked'),
            columns: [
              textColumn(t('columns.source'), 3),
              { ...textColumn(t('info.readOn')), weight: 0 },
              textColumn(t('info.groups'), 3),
            ],
            rows,
            empty: null,
          },
        ]),
    ...(checked.some(({ isSanctionsList }) => isSanctionsList) ? [noteBlock(t('info.lists'))] : []),
    ...listLimits.map((text) => noteBlock(text)),
    ...(unchecked.length === 0 ? [] : [noteBlock(t('info.unchecked', { groups: unchecked.join(', ') }))]),
    // What silence means tells it, too.
    ...(listed.length === 0 || unjudged === null ? [] : [noteBlock(unjudged)]),
  ]
}

/** One item alone: what it means, since when it holds, what is known of it, and how it was found. */
export function renderInfoItemBlocks(
  { group, item }: { group: InfoPage['groups'][number]; item: InfoItem },
  context: PrintContext,
): PrintBlock[] {
  const words = getTranslator(context.locale, 'report/company-data/answers')
  const ended = item.actual ? null : words('extract.inactive')
  const note = [ended, item.dates].filter((text) => text !== null).join(': ')
  return [
    headingBlock(
      [group.title, item.key].filter((text, index) => index === 0 || text !== group.title).join(' – '),
      note,
    ),
    noteBlock(group.about),
    ...factBlocks([...(item.value === '' ? [] : [{ key: item.key || group.title, value: item.value }]), ...item.rows]),
    noteBlock([item.derivation, context.cite(...item.provenance)].filter((text) => text !== null).join(' ')),
  ]
}
