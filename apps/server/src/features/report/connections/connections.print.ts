import type { Connections } from '@merleg/contract/report/connections.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { formatDate } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, noteBlock, silenceBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import { drawNetwork } from './draw-network.ts'

/** The picture of the network, and its connections as a table. */
export function renderConnectionsBlocks(page: Connections, context: PrintContext): PrintBlock[] {
  const { locale, cite } = context
  if (page.links.length === 0) return [silenceBlock(page.silence)]
  const t = getTranslator(locale, 'report/connections/answers')
  const words = getTranslator(locale, 'report/connections/words')
  const caption = t('printed', { date: formatDate(locale, page.asOf) })
  const names = new Map(page.nodes.map(({ id, name }) => [id, name]))
  const columns = [
    textColumn(words('columns.source'), 4),
    textColumn(words('columns.relation'), 3),
    textColumn(words('columns.target'), 4),
    codeColumn(words('columns.dates')),
  ]
  const rows = page.links.map(({ source, relation, target, dates, isActive }) => [
    { text: names.get(source) ?? '', ...(isActive ? { strong: true } : { tone: 'muted' as const }) },
    relation,
    names.get(target) ?? '',
    dates,
  ])
  return [
    noteBlock([...page.notes, cite(...page.sources)].join(' ')),
    { type: 'picture', alt: caption, ...drawNetwork(page) },
    ...tableBlocks(caption, columns, rows),
  ]
}
