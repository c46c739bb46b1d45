import { CAP_REASONS, type ScorePart } from '@merleg/domain/score/rate/company-score'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { REGISTER_FACTOR_KEYS } from '@merleg/domain/score/rate/register-factors'

/** Kinds and keys of parts by the place that stored ones name them by; see the table score_models. */
export type PartOrder = readonly string[]

/** As stored: place, points and bin of each part one after the other; and the values of the ratios by `listFactors`. */
export type PackedParts = { parts: readonly number[]; values: readonly (number | null)[] }

const NO_BIN = -1
const FACTOR = 'factor '
const WIDTH = 3

/** Every part there can be, by the name it is stored under. */
const SHAPES: ReadonlyMap<string, (points: number, rest: FactorRest) => ScorePart> = new Map([
  ['base', (points: number): ScorePart => ({ kind: 'base', points })],
  ...FACTOR_KEYS.map(
    (key) =>
      [
        `${FACTOR}${key}`,
        (points: number, rest: FactorRest): ScorePart => ({ kind: 'factor', key, ...rest, points }),
      ] as const,
  ),
  ...REGISTER_FACTOR_KEYS.map(
    (key) => [`register ${key}`, (points: number): ScorePart => ({ kind: 'register', key, points })] as const,
  ),
  ['earlier', (points: number): ScorePart => ({ kind: 'earlier', points })],
  ['scale', (points: number): ScorePart => ({ kind: 'scale', points })],
  ...CAP_REASONS.map((key) => [`cap ${key}`, (points: number): ScorePart => ({ kind: 'cap', key, points })] as const),
])

type FactorRest = { value: number | null; bin: number | null }

/** The names of all parts that this program knows. */
export const PART_NAMES: readonly string[] = [...SHAPES.keys()]

const nameOf = (part: ScorePart): string => ('key' in part ? `${part.kind} ${part.key}` : part.kind)

/** The factors of an order: stored values stand by this list. */
export function listFactors(order: PartOrder): string[] {
  return order.flatMap((name) => (name.startsWith(FACTOR) ? [name.slice(FACTOR.length)] : []))
}

/** Packs parts by places; all names have to be in the order. */
export function createPartPacker(order: PartOrder): (parts: readonly ScorePart[]) => PackedParts {
  const places = new Map(order.map((name, place) => [name, place]))
  const factors = new Map(listFactors(order).map((key, index) => [key, index]))
  return (parts) => {
    const numbers: number[] = []
    const values = Array.from<unknown, number | null>({ length: factors.size }, () => null)
    for (const part of parts) {
      const place = places.get(nameOf(part))
      if (place === undefined) throw new Error(`no place for the part "${nameOf(part)}"`)
      numbers.push(place, part.points, part.kind === 'factor' ? (part.bin ?? NO_BIN) : NO_BIN)
      if (part.kind === 'factor') values[factors.get(part.key) ?? 0] = part.value
    }
    return { parts: numbers, values }
  }
}

/**
 * The parts as they were packed. What an older program knew and this one does not has no name any more: its points are
 * told with the base, so that the sum stays.
 */
export function unpackParts(order: PartOrder, { parts, values }: PackedParts): ScorePart[] {
  const factors = new Map(listFactors(order).map((key, index) => [`${FACTOR}${key}`, index]))
  const unpacked: ScorePart[] = []
  let nameless = 0
  for (let at = 0; at < parts.length; at += WIDTH) {
    const [place = -1, points = 0, bin = NO_BIN] = parts.slice(at, at + WIDTH)
    const name = order[place] ?? ''
    const shape = SHAPES.get(name)
    const value = values[factors.get(name) ?? -1] ?? null
    if (shape === undefined) nameless += points
    else unpacked.push(shape(points, { value, bin: bin === NO_BIN ? null : bin }))
  }
  return nameless === 0 ? unpacked : addToBase(unpacked, nameless)
}

function addToBase(parts: readonly ScorePart[], points: number): ScorePart[] {
  const base = parts.find(({ kind }) => kind === 'base')
  if (base === undefined) return [{ kind: 'base', points }, ...parts]
  return parts.map((part) => (part === base ? { kind: 'base', points: base.points + points } : part))
}
