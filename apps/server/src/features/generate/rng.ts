/** Independent sequences of one company, so that one rule can draw more without moving what another one draws. */
export const STREAMS = {
  identity: 1,
  seat: 2,
  name: 3,
  person: 4,
  block: 5,
  life: 6,
  accounts: 7,
  officers: 8,
  owners: 9,
  contacts: 10,
  proceedings: 11,
  debts: 12,
  distinctions: 13,
  history: 14,
  filings: 15,
  slips: 18,
  register: 19,
  takeover: 20,
  layout: 21,
  institution: 16,
  neighbourhood: 17,
  recent: 22,
  correction: 23,
  abroad: 24,
  supervision: 25,
  clearance: 26,
  capitalCut: 27,
  deletion: 28,
  ownerShape: 29,
  shelf: 30,
  shareTelling: 31,
  votes: 32,
  clearanceEnd: 33,
  board: 34,
  consolidation: 35,
} as const
export type Stream = keyof typeof STREAMS

const UINT32 = 4_294_967_296

/** Finaliser of MurmurHash3: every bit of the input moves about half of the output's. */
function mix(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** What a draw depends on: nothing else than the seed, the stream and an index. */
export type Draw = { seed: number; stream: Stream; index: number }

/** A deterministic sequence (sfc32 by Chris Doty-Humphrey, seeded through MurmurHash3's finaliser). */
export class Rng {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor({ seed, stream, index }: Draw) {
    this.#a = mix(seed ^ 0x9e3779b9)
    this.#b = mix(this.#a ^ Math.imul(STREAMS[stream], 0x632be5ab))
    // Indices above 2³² keep their upper half.
    this.#c = mix(this.#b ^ index ^ Math.imul(Math.floor(index / UINT32), 0x27d4eb2f))
    for (let round = 0; round < 6; round += 1) this.#next()
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  /** Evenly in [0, 1). */
  unit(): number {
    return this.#next() / UINT32
  }

  /** Evenly among the integers 0 … count − 1. */
  below(count: number): number {
    return Math.floor(this.unit() * count)
  }

  /** Evenly among the integers from … to, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.unit() < probability
  }

  /** Standard normal (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit())
  }

  /** Exponential with the given mean. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.unit())
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0]
  }

  /** As many decimal digits. */
  digits(count: number): string {
    return String(this.below(10 ** count)).padStart(count, '0')
  }
}

/** A draw that is only one number in [0, 1). */
export function drawUnit(draw: Draw): number {
  return new Rng(draw).unit()
}

/** Draws of a weighted list in constant time (Walker's alias method, Vose's construction). */
export class WeightedChoice<Item> {
  readonly #items: readonly [Item, ...Item[]]
  readonly #thresholds: Float64Array
  readonly #aliases: Uint32Array

  constructor(items: readonly [Item, ...Item[]], weightOf: (item: Item) => number) {
    this.#items = items
    this.#thresholds = new Float64Array(items.length)
    this.#aliases = new Uint32Array(items.length)
    const weights = items.map(weightOf)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const scaled = weights.map((weight) => (weight * items.length) / total)
    const small: number[] = []
    const large: number[] = []
    scaled.forEach((weight, index) => (weight < 1 ? small : large).push(index))
    this.#thresholds.fill(1)
    while (small.length > 0 && large.length > 0) {
      const low = small.pop() ?? 0
      const high = large.pop() ?? 0
      this.#thresholds[low] = scaled[low] ?? 1
      this.#aliases[low] = high
      scaled[high] = (scaled[high] ?? 0) + (scaled[low] ?? 0) - 1
      ;((scaled[high] ?? 0) < 1 ? small : large).push(high)
    }
  }

  draw(rng: Rng): Item {
    const column = rng.below(this.#items.length)
    const isOwn = rng.unit() < (this.#thresholds[column] ?? 1)
    return this.#items[isOwn ? column : (this.#aliases[column] ?? 0)] ?? this.#items[0]
  }
}
