import type { PartyKind } from './ownership-network.ts'

/** Hungarian names tell the legal form; a foreign name that only looks so is taken for it as well. */
const KINDS_BY_NAME: readonly (readonly [RegExp, PartyKind])[] = [
  [/\bnyrt\b|nyilvánosan működő/i, 'listed'],
  [/^magyar állam\b|önkormányzata?$/i, 'state'],
  [/alapítvány$/i, 'foundation'],
]

/** What a party is, as far as its name tells; null where it does not. */
export function findKindByName(name: string): PartyKind | null {
  return KINDS_BY_NAME.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? null
}
