import { compareTexts, type Connection } from './network-ties.ts'

/** A place on the grid: columns to the right and rows down from the middle. */
export type Cell = { x: number; y: number }
/** What the layout needs to know of a link; a link without ownership stands beside. */
export type LaidLink = Pick<Connection, 'source' | 'target' | 'kinds'>
export type LayoutInput = {
  focus: string
  /** Where some have a place already, the others in the order in which they came. */
  ids: readonly string[]
  links: readonly LaidLink[]
  /** Who has a place already: none of them moves. */
  placed?: ReadonlyMap<string, Cell>
}

/** A node is 200 px wide on columns of 120 px: two nodes of a row are at least so many columns apart. */
const COLUMN_STEP = 2
/** Rows between layers, with room for the shares on the arrows. */
const LAYER_STEP = 2
/** So many columns a layer may have before it gets a second row; a large one grows in both directions. */
const LEAST_COLUMNS = 8
const SWEEPS = 6

/**
 * Places the nodes of a network on the grid: owners above what they own, who leads a company beside it, the middle at
 * (0, 0). The same network gives the same picture, whatever the order of its parts. Crossings are made few by sweeps of
 * medians (Sugiyama, Tagawa, Toda 1981; Eades and Wormald 1994), then each row comes as near to its neighbours as its
 * order allows.
 */
export function layOutNetwork(input: LayoutInput): Map<string, Cell> {
  const graph = readGraph(input)
  return input.placed === undefined || input.placed.size === 0
    ? placeLayers(graph)
    : placeBeside(graph, { ids: input.ids, placed: input.placed })
}

type Step = -1 | 0 | 1
/** `step`: to where it stands from here; `back`: from there. */
type Neighbour = { id: string; step: Step; back: Step }
type Graph = {
  focus: string
  /** Breadth first from the middle. */
  order: readonly string[]
  layers: ReadonlyMap<string, number>
  neighbours: ReadonlyMap<string, readonly Neighbour[]>
}

/** Where the other end stands: an owner above, what is owned or led below, a leader or a successor beside. */
function stepTo({ source, kinds }: LaidLink, from: string): Step {
  const isSource = source === from
  if (kinds.includes('owner') || kinds.includes('beneficial')) return isSource ? 1 : -1
  return kinds.includes('leader') && isSource ? 1 : 0
}

function readGraph({ focus, ids, links }: LayoutInput): Graph {
  const neighbours = new Map<string, Neighbour[]>([focus, ...ids].map((id) => [id, []]))
  for (const link of links) {
    if (link.source === link.target) continue
    const [down, up] = [stepTo(link, link.source), stepTo(link, link.target)]
    neighbours.get(link.source)?.push({ id: link.target, step: down, back: up })
    neighbours.get(link.target)?.push({ id: link.source, step: up, back: down })
  }
  for (const own of neighbours.values()) {
    own.sort((a, b) => Math.abs(b.step) - Math.abs(a.step) || a.step - b.step || compareTexts(a.id, b.id))
  }
  const layers = new Map([[focus, 0]])
  const order = [focus]
  const visit = (start: number) => {
    for (let index = start; index < order.length; index += 1) {
      const id = order[index] ?? focus
      for (const { id: other, step } of neighbours.get(id) ?? []) {
        if (layers.has(other)) continue
        layers.set(other, (layers.get(id) ?? 0) + step)
        order.push(other)
      }
    }
  }
  visit(0)
  // What no link reaches stands in the row of the middle.
  for (const id of ids.toSorted(compareTexts)) {
    if (layers.has(id)) continue
    layers.set(id, 0)
    order.push(id)
    visit(order.length - 1)
  }
  return { focus, order, layers, neighbours }
}

type Layer = { ids: string[]; rows: number }

function placeLayers({ focus, order, layers, neighbours }: Graph): Map<string, Cell> {
  const numbers = [...new Set(layers.values())].toSorted((a, b) => a - b)
  const grouped = Map.groupBy(order, (id) => layers.get(id) ?? 0)
  const rows = numbers.map((number): Layer => {
    const ids = grouped.get(number) ?? []
    return { ids, rows: Math.ceil(ids.length / Math.max(LEAST_COLUMNS, Math.ceil(Math.sqrt(2 * ids.length)))) }
  })
  const columns = new Map<string, number>()
  for (const layer of rows) for (const [id, x] of spread(layer, () => null)) columns.set(id, x)
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const layer of sweep % 2 === 0 ? rows : rows.toReversed()) {
      const medians = new Map(layer.ids.map((id) => [id, medianOf(neighbours.get(id) ?? [], columns)]))
      const wished = (id: string) => medians.get(id) ?? columns.get(id) ?? 0
      layer.ids.sort((a, b) => wished(a) - wished(b) || compareTexts(a, b))
      if (layers.get(focus) === layers.get(layer.ids[0] ?? '')) putInMiddle(layer, focus)
      for (const [id, x] of spread(layer, wished)) columns.set(id, x)
    }
  }
  const cells = new Map<string, Cell>()
  let top = 0
  for (const layer of rows) {
    for (const [index, id] of layer.ids.entries())
      cells.set(id, { x: columns.get(id) ?? 0, y: top + (index % layer.rows) })
    top += layer.rows - 1 + LAYER_STEP
  }
  const middle = cells.get(focus) ?? { x: 0, y: 0 }
  return new Map(order.map((id) => [id, moveTo(cells.get(id) ?? middle, middle)]))
}

/** Who leads the middle stands on both sides of it. */
function putInMiddle({ ids, rows }: Layer, focus: string): void {
  ids.splice(ids.indexOf(focus), 1)
  ids.splice(rows * Math.floor(Math.ceil((ids.length + 1) / rows) / 2), 0, focus)
}

const moveTo = ({ x, y }: Cell, origin: Cell): Cell => ({ x: x - origin.x, y: y - origin.y })

function medianOf(neighbours: readonly Neighbour[], columns: ReadonlyMap<string, number>): number | null {
  const places = neighbours.map(({ id }) => columns.get(id) ?? 0).toSorted((a, b) => a - b)
  if (places.length === 0) return null
  return ((places[(places.length - 1) >> 1] ?? 0) + (places[places.length >> 1] ?? 0)) / 2
}

/**
 * The columns of a layer in its order, as near as can be (in least squares) to where its nodes wish to be: pools of
 * neighbours that would come too close share their mean (pool adjacent violators; Ayer et al. 1955).
 */
function spread({ ids, rows }: Layer, wished: (id: string) => number | null): Map<string, number> {
  const count = Math.ceil(ids.length / rows)
  const pools: { sum: number; size: number }[] = []
  for (let column = 0; column < count; column += 1) {
    const own = ids.slice(column * rows, (column + 1) * rows)
    const wish = own.reduce((sum, id) => sum + (wished(id) ?? COLUMN_STEP * (column - (count - 1) / 2)), 0) / own.length
    let pool = { sum: wish - COLUMN_STEP * column, size: 1 }
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.size > pool.sum / pool.size;
      last = pools.at(-1)
    ) {
      pool = { sum: last.sum + pool.sum, size: last.size + pool.size }
      pools.pop()
    }
    pools.push(pool)
  }
  const starts = pools.flatMap(({ sum, size }) => Array.from({ length: size }, () => Math.round(sum / size)))
  return new Map(
    ids.map((id, index) => {
      const column = Math.floor(index / rows)
      return [id, (starts[column] ?? 0) + COLUMN_STEP * column]
    }),
  )
}

/** Gives those without a place, one after the other, the nearest free one on the side of whom they are tied to. */
function placeBeside(
  { order, neighbours }: Graph,
  { ids, placed }: { ids: readonly string[]; placed: ReadonlyMap<string, Cell> },
): Map<string, Cell> {
  const known = new Set(order)
  const cells = new Map([...placed].filter(([id]) => known.has(id)))
  const taken = new Set([...cells.values()].map(({ x, y }) => `${x},${y}`))
  const isFree = (x: number, y: number) =>
    !taken.has(`${x},${y}`) && !taken.has(`${x - 1},${y}`) && !taken.has(`${x + 1},${y}`)
  for (const id of ids) {
    if (cells.has(id)) continue
    const near = neighbours.get(id)?.find((neighbour) => cells.has(neighbour.id))
    const from = (near && cells.get(near.id)) ?? { x: 0, y: 0 }
    const cell = findFree(from, near?.back ?? 0, isFree)
    cells.set(id, cell)
    taken.add(`${cell.x},${cell.y}`)
  }
  return cells
}

/** Ring after ring around the wished cell; a row further away counts as two columns. */
function findFree({ x, y }: Cell, step: Step, isFree: (x: number, y: number) => boolean): Cell {
  const start = y + step * LAYER_STEP
  for (let ring = 0; ; ring += 1) {
    for (let row = 0; 2 * row <= ring; row += 1) {
      const aside = ring - 2 * row
      for (const [column, line] of [
        [x + aside, start + (step || 1) * row],
        [x - aside, start + (step || 1) * row],
      ] as const) {
        if (isFree(column, line)) return { x: column, y: line }
      }
    }
  }
}
