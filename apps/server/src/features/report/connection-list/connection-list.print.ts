import type { ConnectionGroup, ConnectionItem, ConnectionList } from '@merleg/contract/report/connection-list.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, headingBlock, noteBlock, silenceBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** So many people through whom a company is tied to this one are named on paper. */
const NAMED_PARTIES = 3

/** The groups as tables; what the reader leaves out is counted all the same. */
export function renderConnectionListBlocks(list: ConnectionList, context: PrintContext): PrintBlock[] {
  const silences = list.silence === null ? list.missing : [list.silence]
  const t = getTranslator(context.locale, 'report/connection-list/answers')
  const notFollowed =
    list.notFollowed === 0 ? [] : [t('sheet.notFollowed', { number: formatNumber(context.locale, list.notFollowed) })]
  return [
    ...[...list.untold, ...list.notes, ...notFollowed].map((text) => noteBlock(text)),
    ...list.groups.flatMap((group) => renderGroup(group, context)),
    ...silences.map(silenceBlock),
  ]
}

function renderGroup({ title, subtitle, matching, items }: ConnectionGroup, context: PrintContext): PrintBlock[] {
  const t = getTranslator(context.locale, 'report/connection-list/answers')
  const words = getTranslator(context.locale, 'report/print/answers')
  const columns = [
    codeColumn(''),
    textColumn(t('sheet.columns.name'), 4),
    textColumn(t('sheet.columns.role'), 5),
    textColumn(t('sheet.columns.address'), 4),
    textColumn(t('sheet.columns.status'), 2),
  ]
  const rows = items.map((item) => [
    item.icons.join(' '),
    item.active ? { text: item.title, strong: true } : { text: item.title, tone: 'muted' as const },
    [...item.roles, ...nameThrough(item, context)].join('; '),
    item.address,
    [item.status?.value, item.active ? null : t('inactive')].filter((text) => text != null).join(', '),
  ])
  if (items.length === 0) return [headingBlock(title, subtitle.value), noteBlock(words('empty.valid'))]
  const rest = matching - items.length
  return [
    ...tableBlocks(`${title} (${subtitle.value})`, columns, rows),
    ...(rest === 0 ? [] : [noteBlock(t('more', { number: formatNumber(context.locale, rest) }))]),
  ]
}

function nameThrough({ connections }: ConnectionItem, { locale }: PrintContext): string[] {
  if (connections.length === 0) return []
  const t = getTranslator(locale, 'report/connection-list/answers')
  const named = connections.slice(0, NAMED_PARTIES).map(({ name, icons }) => [name, ...icons].join(' '))
  const rest = connections.length - named.length
  const more = rest === 0 ? [] : [t('more', { number: formatNumber(locale, rest) })]
  return [t('through', { names: [named.join(', '), ...more].join(' ') })]
}
