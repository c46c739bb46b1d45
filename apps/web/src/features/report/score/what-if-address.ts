import { INPUT_KEYS, type InputKey } from '@merleg/domain/score/inputs/score-inputs'

/** The inputs that a reader has moved, with their amounts in whole units. */
export type Moves = Readonly<Partial<Record<InputKey, number>>>

const ENTRY = /^(\w+)_(-?\d{1,15})$/

/** What an address says of moved inputs: `cash_1200000.equity_-300`; whatever makes no sense counts as not said. */
export function parseMoves(text: string | undefined): Moves {
  const moves: Partial<Record<InputKey, number>> = {}
  for (const entry of (text ?? '').split('.')) {
    const [, name, amount] = ENTRY.exec(entry) ?? []
    const key = INPUT_KEYS.find((known) => known === name)
    if (key !== undefined) moves[key] = Number(amount)
  }
  return moves
}

/** The counterpart; undefined where nothing is moved. */
export function writeMoves(moves: Moves): string | undefined {
  const entries = INPUT_KEYS.flatMap((key) => (moves[key] === undefined ? [] : [`${key}_${Math.round(moves[key])}`]))
  return entries.length === 0 ? undefined : entries.join('.')
}
