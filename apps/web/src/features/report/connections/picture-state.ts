import { removeParties } from '@merleg/domain/connections/remove-parties'
import type { Connections } from './connections.queries.ts'

/** Lists of ids in the address, with commas between. */
export const readIds = (text: string | undefined): string[] => (text ?? '').split(',').filter((id) => id !== '')
export const writeIds = (ids: readonly string[]): string | undefined => (ids.length === 0 ? undefined : ids.join(','))

/** The card of no node, where the reader closed it. */
export const NO_NODE = 'none'

export type ShownPicture = Pick<Connections, 'nodes' | 'links'> & { focus: string; removedCount: number }

/** What is drawn of the answer: without those removed, and without who then hangs on nobody. */
export function showPicture({ nodes, links }: Connections, removed: readonly string[]): ShownPicture {
  const focus = nodes.find(({ shadow }) => shadow)?.id ?? nodes[0]?.id ?? ''
  const left = removeParties(focus, { ids: nodes.map(({ id }) => id), links, removed })
  const shown = new Set(left.ids)
  return {
    focus,
    nodes: nodes.filter(({ id }) => shown.has(id)),
    links: left.links,
    removedCount: nodes.length - shown.size,
  }
}

/** The connections of a node in the picture, each with the other end. */
export function listTiesOf(id: string, { nodes, links }: Pick<ShownPicture, 'nodes' | 'links'>) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return links.flatMap((link) => {
    if (link.source !== id && link.target !== id) return []
    const other = byId.get(link.source === id ? link.target : link.source)
    return other === undefined ? [] : [{ link, other, isSource: link.source === id }]
  })
}
