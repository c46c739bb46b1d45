import type { FactObservation } from '@merleg/domain/observation'
import { CELLS, cellsOf } from './testing-register-days.ts'

/** A fact as the oracle keeps it: cells of time `from` to `to` (exclusive), known from batch `since` until `until`. */
export type OracleFact = Key & {
  content: Content
  from: number
  to: number
  since: number
  until: number | null
  /** The batch that said it first. */
  saidBy: number
  sourceRef: string | null
}
export type Key = { companyId: string; section: string; slot: string }
type Content = { payload: unknown; partyId: string | null }
/** An observation; `from` and `to` are what it claims: an unknown start reaches back for ever. */
type Claim = Content & { from: number; to: number; hasStart: boolean; hasEnd: boolean; sourceRef: string | null }
export type Piece = {
  content: Content
  known: OracleFact | null
  sourceRef: string | null
  /** Begins a fact of its own although its neighbour says the same. */
  isApart?: boolean
} | null

export function claimOf({
  payload,
  partyId = null,
  sourceRef = null,
  validFrom = null,
  validTo = null,
}: FactObservation): Claim {
  const range = cellsOf({ from: validFrom, to: validTo })
  return { payload, partyId, sourceRef, ...range, hasStart: validFrom !== null, hasEnd: validTo !== null }
}

export function layOut(facts: readonly OracleFact[]): Piece[] {
  const pieces = Array.from<unknown, Piece>({ length: CELLS }, () => null)
  for (const known of facts) {
    for (let cell = known.from; cell < known.to; cell += 1) {
      pieces[cell] = { content: known.content, known, sourceRef: known.sourceRef, isApart: cell === known.from }
    }
  }
  return pieces
}

/** `newer`: those of the known facts that a newer edition told. */
type Painting = { before: readonly OracleFact[]; newer: readonly OracleFact[] }

/** Paints what a batch claims of a key over what is known, the weakest claim first. */
export function paintClaims(
  pieces: Piece[],
  { before, newer, claims, day }: Painting & { claims: readonly Claim[]; day: number },
): void {
  const older = before.filter((fact) => !newer.includes(fact))
  for (const claim of claims) if (claim.hasEnd) endKnown(pieces, { before: older, claims, ended: claim })
  // What a newer edition tells of later days alone says nothing of the time before them.
  const isUnknown = before.every((fact) => newer.includes(fact) && fact.from > day)
  // The earliest end says most of the time before it; of claims with a start the last one is believed.
  const ended = claims.filter((claim) => !claim.hasStart && claim.hasEnd).toSorted((a, b) => b.to - a.to)
  const precise = [
    ...ended.map((claim) => (isUnknown ? claim : { ...claim, from: Math.min(day, claim.to - 1) })),
    ...claims.filter((claim) => claim.hasStart),
  ]
  const open = claims.findLast((claim) => !claim.hasStart && !claim.hasEnd)
  const isContradicted = precise.some((claim) => claim.from <= day && day < claim.to)
  const isKnown = open !== undefined && before.some((fact) => isSameContent(fact.content, open) && covers(fact, day))
  if (open && isUnknown) paint(pieces, open, newer)
  else if (open && !isContradicted && !isKnown) paint(pieces, { ...open, from: day }, newer)
  for (const claim of precise) paint(pieces, claim, newer)
  joinObserved(pieces, precise)
}

/** An observed end also ends the known fact of the same content, but for days that the batch still claims for it. */
function endKnown(
  pieces: Piece[],
  { before, claims, ended }: { before: readonly OracleFact[]; claims: readonly Claim[]; ended: Claim },
): void {
  const claimed = claims.filter((claim) => isSameContent(claim, ended))
  for (const fact of before) {
    if (fact.from >= ended.to || !isSameContent(fact.content, ended)) continue
    for (let cell = ended.to; cell < fact.to; cell += 1) {
      if (!claimed.some((claim) => covers(claim, cell))) pieces[cell] = null
    }
  }
}

/** What a newer edition knew stands, and so do the ends that it knew of. */
function paint(pieces: Piece[], claim: Claim, newer: readonly OracleFact[]): void {
  const { payload, partyId, sourceRef, from, to } = claim
  for (let cell = from; cell < to; cell += 1) {
    const isHeld = newer.some(
      (fact) =>
        covers(fact, cell) || (fact.to <= cell && fact.to > from && isSameContent(fact.content, { payload, partyId })),
    )
    if (!isHeld) pieces[cell] = { content: { payload, partyId }, known: null, sourceRef }
  }
}

/**
 * What is known keeps the beginning it has, so that an observed end before it, said again, does not end it too; unless
 * what was observed reaches into it.
 */
function joinObserved(pieces: Piece[], precise: readonly Claim[]): void {
  for (const [cell, piece] of pieces.entries()) {
    const left = pieces[cell - 1]
    if (piece?.isApart && left?.known === null) piece.isApart = precise.some((claim) => claim.to === cell)
  }
}

function covers({ from, to }: { from: number; to: number }, cell: number): boolean {
  return from <= cell && cell < to
}

/** Equal neighbours are one fact; the first to say something stays the one who said it. */
export function joinPieces(pieces: readonly Piece[], { now, key }: { now: number; key: Key }): OracleFact[] {
  const facts: OracleFact[] = []
  let last: OracleFact | null = null
  for (const [cell, piece] of pieces.entries()) {
    if (!piece) {
      last = null
      continue
    }
    const saidBy = piece.known?.saidBy ?? now
    if (last && !piece.isApart && isSameContent(last.content, piece.content)) {
      last.to = cell + 1
      if (saidBy < last.saidBy) Object.assign(last, { saidBy, sourceRef: piece.sourceRef })
      continue
    }
    const { companyId, section, slot } = key
    const range = { from: cell, to: cell + 1, since: now, until: null }
    last = { companyId, section, slot, content: piece.content, ...range, saidBy, sourceRef: piece.sourceRef }
    facts.push(last)
  }
  return facts
}

function isSameContent(a: Content, b: Content): boolean {
  return a.partyId === b.partyId && canonical(a.payload) === canonical(b.payload)
}

export function isSameFact(a: OracleFact, b: OracleFact): boolean {
  return a.from === b.from && a.to === b.to && isSameContent(a.content, b.content)
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** A headcount is news from a fifth more or less on (decisions 9). */
export function isRemarkable(before: OracleFact, after: OracleFact): boolean {
  const [was, is] = [personsOf(before), personsOf(after)]
  return Math.abs(is - was) > 0.2 * was
}

function personsOf({ content: { payload } }: OracleFact): number {
  return typeof payload === 'object' && payload !== null && 'persons' in payload ? Number(payload.persons) : 0
}
