import type { InfoItem, InfoPage } from '@merleg/contract/report/info.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { getTranslator } from '@merleg/i18n/translator'
import { formatDate } from '@merleg/domain/format/date'
import { factBlocks, headingBlock, noteBlock, type PrintItem, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** What speaks against or for a company, in groups; groups without an item are left to the list of what was checked. */
export function renderInfoBlocks(page: InfoPage, context: PrintContext): PrintBlock[] {
  return [...page.groups.flatMap((group) => renderGroup(group, context)), ...renderChecked(page, context)]
}

function renderGroup(group: InfoPage['groups'][number], context: PrintContext): PrintBlock[] {
  const { title, active, inactive, items, totals, totalsNote } = group
  if (items.length === 0) return []
  const t = getTranslator(context.locale, 'report/print/answers')
  const words = getTranslator(context.locale, 'report/company-data/answers')
  const shown = context.onlyValid ? items.filter(({ actual }) => actual) : items
  return [
    headingBlock(title, words('extract.counts', { active, inactive })),
    ...(shown.length === 0
      ? [noteBlock(t('empty.valid'))]
      : [{ type: 'items' as const, items: shown.map((item) => renderItem(item, context)) }]),
    ...factBlocks(totals),
    ...(totalsNote === null ? [] : [noteBlock(totalsNote)]),
  ]
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
function renderChecked({ checked, unchecked }: InfoPage, { locale }: PrintContext): PrintBlock[] {
  const t = getTranslator(locale, 'report/print/answers')
  const rows = checked.map(({ publisher, title, readOn, groups }) => [
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
    ...(unchecked.length === 0 ? [] : [noteBlock(t('info.unchecked', { groups: unchecked.join(', ') }))]),
  ]
}

/** One item alone: what it means, since when it holds, what is known of it, and how it was found. */
export function renderInfoItemBlocks(
  { group, item }: { group: InfoPage['groups'][number]; item: InfoItem },
  context: PrintContext,
): PrintBlock[] {
  const words = getTranslator(context.locale, 'report/company-data/answers')
  const validity = item.actual ? words('extract.valid') : words('extract.inactive')
  const note = item.dates === null ? validity : `${validity}: ${item.dates}`
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
