/** Everybody within some steps of a party, with the parties one step nearer by which they are reached. */
export type SearchBall = {
  readonly centre: string
  readonly radius: number
  /** Those at the greatest distance. */
  readonly frontier: readonly string[]
  readonly distances: ReadonlyMap<string, number>
  readonly nearer: ReadonlyMap<string, readonly string[]>
  /** One step outwards. */
  readonly grow: (neighboursOf: (id: string, isCentre: boolean) => readonly string[]) => void
}

export function createSearchBall(centre: string): SearchBall {
  const distances = new Map([[centre, 0]])
  const nearer = new Map<string, string[]>()
  const state = { radius: 0, frontier: [centre] }
  return {
    centre,
    distances,
    nearer,
    get radius() {
      return state.radius
    },
    get frontier() {
      return state.frontier
    },
    grow: (neighboursOf) => {
      state.radius += 1
      const next: string[] = []
      for (const id of state.frontier)
        for (const neighbour of new Set(neighboursOf(id, id === centre))) {
          const distance = distances.get(neighbour)
          if (distance === undefined) {
            distances.set(neighbour, state.radius)
            nearer.set(neighbour, [id])
            next.push(neighbour)
          } else if (distance === state.radius) nearer.get(neighbour)?.push(id)
        }
      state.frontier = next
    },
  }
}
