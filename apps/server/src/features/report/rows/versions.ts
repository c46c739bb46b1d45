import { isDeepStrictEqual } from 'node:util'

/** What the register says of one thing for some days; `validTo` is exclusive, null is open. */
export type Piece = {
  payload: unknown
  partyId: string | null
  validFrom: string | null
  validTo: string | null
}

/** Do two pieces say the same, whenever they hold? */
export function saysTheSame(a: Piece | null, b: Piece | null): boolean {
  if (a === null || b === null) return a === b
  return a.partyId === b.partyId && isDeepStrictEqual(a.payload, b.payload)
}
