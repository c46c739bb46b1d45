import type { MatchRow } from '@merleg/contract/matching-rows'
import type { KeyboardEvent } from 'react'

/** What is done about a row: another one is gone to, a company or none is chosen, or the last decision is undone. */
export type DecideAction =
  | { kind: 'move'; by: number }
  | { kind: 'choose'; companyId: string | null }
  | { kind: 'undo' }

/** What a key means while a row is decided; null for keys that mean nothing here, and where something is typed. */
export function readDecideKey(event: KeyboardEvent, { candidates }: Pick<MatchRow, 'candidates'>): DecideAction | null {
  if (event.target instanceof HTMLInputElement || event.altKey) return null
  if (event.key.toLowerCase() === 'z' || event.key === 'Backspace') return { kind: 'undo' }
  if (event.ctrlKey || event.metaKey) return null
  if (event.key === 'ArrowDown') return { kind: 'move', by: 1 }
  if (event.key === 'ArrowUp') return { kind: 'move', by: -1 }
  if (event.key === '0') return { kind: 'choose', companyId: null }
  const candidate = /^[1-9]$/.test(event.key) ? candidates[Number(event.key) - 1] : undefined
  return candidate === undefined ? null : { kind: 'choose', companyId: candidate.companyId }
}
