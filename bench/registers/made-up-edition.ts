/** Which edition of a register is made up: `next` has changes in about one company of a hundred. */
export type EditionInput = {
  readonly companies: number
  readonly seed: number
  readonly edition: 'first' | 'next'
  /** Empty, and the bench's or the test's own. */
  readonly folder: string
}

/** The days of which the two editions speak. */
export const EDITION_DAYS = { first: '2026-10-01', next: '2026-11-01' } as const

/** What became of a company between the two editions. */
export type Change = 'none' | 'seat' | 'people' | 'name' | 'left' | 'new'

/** A made-up company: the same number gives the same company, whatever the size of the register. */
export type MadeUp = {
  readonly serial: number
  readonly change: Change
  /** Whether what `change` says has happened: it has in the next edition. */
  readonly hasChanged: boolean
  /** A number from 0 to below `limit`, by what it decides. */
  readonly pick: (what: number, limit: number) => number
}

const CHANGED_OF = 100
const KINDS: readonly Change[] = ['seat', 'seat', 'seat', 'people', 'people', 'people', 'name', 'name', 'left', 'new']

/** Whole numbers spread evenly over 32 bits (the finish of MurmurHash3). */
export function mix(...parts: readonly number[]): number {
  let hash = 0x9e3779b9
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

/** The companies of an edition in the order of their numbers. */
export function* listMadeUp({ companies, seed, edition }: EditionInput): Generator<MadeUp> {
  for (let serial = 0; serial < companies; serial += 1) {
    const draw = mix(seed, serial, 0)
    const change = draw % CHANGED_OF === 0 ? (KINDS[mix(draw, 1) % KINDS.length] ?? 'none') : 'none'
    const hasChanged = edition === 'next' && change !== 'none'
    if (change === (edition === 'next' ? 'left' : 'new')) continue
    yield { serial, change, hasChanged, pick: (what, limit) => mix(seed, serial, what) % limit }
  }
}
