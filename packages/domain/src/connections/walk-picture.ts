import type { Cell } from './lay-out-network.ts'

/** Where an arrow key leads: along a link up or down, to the neighbour in reading order. */
export type WalkDirection = 'up' | 'down' | 'next' | 'previous' | 'first' | 'last'
export type PlacedNode = { id: string; coord: Cell }

/** From above to below, from left to right: so every node can be reached. */
export function orderForReading<Node extends PlacedNode>(nodes: readonly Node[]): Node[] {
  return nodes.toSorted((a, b) => a.coord.y - b.coord.y || a.coord.x - b.coord.x)
}

/** The node that a step leads to, or null where there is none. Along links the nearest one. */
export function walkPicture(
  from: string,
  direction: WalkDirection,
  { nodes, links }: { nodes: readonly PlacedNode[]; links: readonly { source: string; target: string }[] },
): string | null {
  const order = orderForReading(nodes)
  const index = order.findIndex(({ id }) => id === from)
  const here = order[index]
  if (here === undefined) return order[0]?.id ?? null
  if (direction === 'first' || direction === 'last') return order.at(direction === 'first' ? 0 : -1)?.id ?? null
  if (direction === 'next' || direction === 'previous') {
    return order[direction === 'next' ? index + 1 : index - 1]?.id ?? null
  }
  const linked = new Set(
    links.flatMap(({ source, target }) => (source === from ? [target] : target === from ? [source] : [])),
  )
  const sign = direction === 'up' ? -1 : 1
  const found = order.filter(({ id, coord }) => linked.has(id) && (coord.y - here.coord.y) * sign > 0)
  const distance = ({ coord }: PlacedNode) => Math.abs(coord.y - here.coord.y) + Math.abs(coord.x - here.coord.x) / 100
  return found.toSorted((a, b) => distance(a) - distance(b))[0]?.id ?? null
}
