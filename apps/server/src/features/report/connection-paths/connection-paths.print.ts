import type { ConnectionPaths, PathPair } from '@merleg/contract/report/connection-paths.contract'
import type { PrintBlock, PrintDocument } from '@merleg/contract/report/print.contract'
import { writeNetworkSvg } from '@merleg/domain/connections/network-svg'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, noteBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/**
 * The picture with what the search did not find and did not look at, then each pair of parties that has a path with the
 * ties on it.
 */
export function renderPathsSections(found: ConnectionPaths, context: PrintContext): PrintDocument['sections'] {
  const t = getTranslator(context.locale, 'report/connection-paths/answers')
  const tied = found.pairs.filter(({ paths }) => paths.length > 0)
  const pairs = tied.map((pair, index) => ({
    id: `pair-${String(index + 1)}`,
    title: `${pair.from.name} – ${pair.to.name}`,
    blocks: renderPair(pair, found.steps, context),
  }))
  return [{ id: 'picture', title: t('print.picture'), blocks: renderOverview(found, context) }, ...pairs]
}

function renderOverview(found: ConnectionPaths, { locale, cite }: PrintContext): PrintBlock[] {
  const { picture, complete, explored, hubs, pairs, notes, untold } = found
  const words = getTranslator(locale, 'report/connection-paths/words')
  const t = getTranslator(locale, 'report/connection-paths/answers')
  const names = hubs.parties.map(({ name }) => name).join(', ')
  const unnamed = hubs.count - hubs.parties.length
  const nodes = picture.nodes.map((node) => ({ ...node, risk: null }))
  const drawn = { nodes, links: picture.links, title: '', lines: [], legend: [], isByRating: false }
  return [
    ...untold.map((text) => noteBlock(text)),
    ...pairs
      .filter(({ paths }) => paths.length === 0)
      .map(({ from, to, text, sources }) =>
        noteBlock(`${from.name} – ${to.name}: ${text} ${cite(...sources)}`.trimEnd()),
      ),
    ...(complete ? [] : [noteBlock(words('incomplete', { explored: formatNumber(locale, explored) }), 'warning')]),
    ...(hubs.count === 0
      ? []
      : [noteBlock(words('hubs', { names: unnamed === 0 ? names : words('andMore', { names, count: unnamed }) }))]),
    ...notes.map((note) => noteBlock(note)),
    ...(nodes.length === 0 ? [] : [{ type: 'picture' as const, alt: t('print.picture'), ...writeNetworkSvg(drawn) }]),
  ]
}

function renderPair(
  { text, count, paths }: PathPair,
  steps: ConnectionPaths['steps'],
  context: PrintContext,
): PrintBlock[] {
  const words = getTranslator(context.locale, 'report/connection-paths/words')
  const number = (value: number): string => formatNumber(context.locale, value)
  return [
    noteBlock(text),
    ...(paths.length < count ? [noteBlock(words('told', { told: number(paths.length), total: number(count) }))] : []),
    ...paths.flatMap((path, index) => {
      const chain = path.parties.map(({ name }) => name).join(' › ')
      const caption = `${words('path', { number: index + 1 })}: ${chain}`
      const table = tableBlocks(caption, columnsOf(context), listRows(path, steps, context))
      return [...table, noteBlock(path.known.text)]
    }),
  ]
}

function columnsOf({ locale }: PrintContext): Parameters<typeof tableBlocks>[1] {
  const t = getTranslator(locale, 'report/connection-paths/answers')
  return [
    codeColumn(t('print.step')),
    textColumn(t('print.ties'), 1),
    codeColumn(t('print.known')),
    codeColumn(t('print.source')),
  ]
}

function listRows(
  path: PathPair['paths'][number],
  steps: ConnectionPaths['steps'],
  { cite, locale }: PrintContext,
): Parameters<typeof tableBlocks>[2] {
  return path.steps.flatMap((place, index) =>
    (steps[place]?.ties ?? []).map(({ text, active, asOf, provenance }) => [
      String(index + 1),
      { text, ...(active ? {} : { tone: 'muted' as const }) },
      path.isToldAlike ? null : formatDate(locale, asOf),
      cite(provenance),
    ]),
  )
}
