/**
 * Groups of numbers 0…n−1 that reach each other (strongly connected components), each group sorted, and a group only
 * after all that it leads to (Tarjan, Depth-first search and linear graph algorithms, 1972; without recursion).
 */
export function findComponents(next: readonly (readonly number[])[]): number[][] {
  const components: number[][] = []
  const found = new Int32Array(next.length).fill(-1)
  const lowest = new Int32Array(next.length)
  const isOpen = new Uint8Array(next.length)
  const open: number[] = []
  let count = 0
  const enter = (node: number): { node: number; position: number } => {
    found[node] = count
    lowest[node] = count
    count += 1
    isOpen[node] = 1
    open.push(node)
    return { node, position: 0 }
  }
  const lower = (node: number, to: number): void => {
    lowest[node] = Math.min(lowest[node] ?? 0, to)
  }
  for (let start = 0; start < next.length; start += 1) {
    if (found[start] !== -1) continue
    const path = [enter(start)]
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const to = next[step.node]?.[step.position]
      step.position += 1
      if (to === undefined) {
        path.pop()
        const before = path.at(-1)
        if (before !== undefined) lower(before.node, lowest[step.node] ?? 0)
        if (lowest[step.node] === found[step.node])
          components.push(close(open, isOpen, step.node).toSorted((a, b) => a - b))
      } else if (found[to] === -1) path.push(enter(to))
      else if (isOpen[to] === 1) lower(step.node, found[to] ?? 0)
    }
  }
  return components
}

function close(open: number[], isOpen: Uint8Array, root: number): number[] {
  const members = open.splice(open.lastIndexOf(root))
  for (const member of members) isOpen[member] = 0
  return members
}
