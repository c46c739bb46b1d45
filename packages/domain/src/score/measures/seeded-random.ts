/** Numbers from 0 (included) to 1 (excluded), the same ones for the same seed (mulberry32, public domain). */
export function createRandom(seed: number): () => number {
  let state = Math.trunc(seed) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same items in an order that the random numbers decide. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const keyed = items.map((item) => ({ item, order: random() }))
  return keyed.toSorted((a, b) => a.order - b.order).map(({ item }) => item)
}
