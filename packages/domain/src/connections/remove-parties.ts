type Ends = { source: string; target: string }

/** What remains of a picture without some of its nodes: who then hangs on nobody is gone with them. The middle stays. */
export function removeParties<Link extends Ends>(
  focus: string,
  { ids, links, removed }: { ids: readonly string[]; links: readonly Link[]; removed: readonly string[] },
): { ids: string[]; links: Link[] } {
  const gone = new Set(removed.filter((id) => id !== focus))
  if (gone.size === 0) return { ids: [...ids], links: [...links] }
  const neighbours = new Map<string, string[]>()
  for (const { source, target } of links) {
    for (const [from, to] of [
      [source, target],
      [target, source],
    ] as const) {
      const own = neighbours.get(from)
      if (own === undefined) neighbours.set(from, [to])
      else own.push(to)
    }
  }
  const reached = new Set([focus])
  for (const id of reached) for (const next of neighbours.get(id) ?? []) if (!gone.has(next)) reached.add(next)
  return {
    ids: ids.filter((id) => reached.has(id)),
    links: links.filter(({ source, target }) => reached.has(source) && reached.has(target)),
  }
}
