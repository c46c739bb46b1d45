import { useDebouncedCallback } from '@mantine/hooks'
import type { CompanyScore } from '@merleg/domain/score/rate/company-score'
import { moveInput } from '@merleg/domain/score/explain/move-input'
import type { InputKey, ScoreInputs } from '@merleg/domain/score/inputs/score-inputs'
import { useMemo, useState } from 'react'
import { parseMoves, writeMoves } from './what-if-address.ts'
import { applyMoves, findMoves, rateWith, type WhatIfBasis } from './what-if.ts'

/** The address follows when nothing has moved for so long: browsers refuse to be told of every step of a slider. */
const ADDRESS_DELAY_MS = 250

export type WhatIf = {
  inputs: ScoreInputs
  score: CompanyScore
  /** Is anything other than in the accounts? */
  isMoved: boolean
  move: (key: InputKey, amount: number) => void
  reset: (key: InputKey) => void
  resetAll: () => void
}

/** The inputs as the address and the sliders have them, and the rating that comes of them, worked out at once. */
export function useWhatIf(
  basis: WhatIfBasis,
  { text, onChange }: { text: string | undefined; onChange: (text: string | undefined) => void },
): WhatIf {
  const actual = basis.accounts.inputs
  const [draft, setDraft] = useState<{ since: string | undefined; inputs: ScoreInputs } | null>(null)
  // Once the address changes, it goes before what was being moved.
  if (draft !== null && draft.since !== text) setDraft(null)
  const told = useMemo(() => applyMoves(actual, parseMoves(text)), [actual, text])
  const inputs = draft !== null && draft.since === text ? draft.inputs : told
  const score = useMemo(() => rateWith(basis, inputs), [basis, inputs])
  const tell = useDebouncedCallback(
    (moved: ScoreInputs) => onChange(writeMoves(findMoves(actual, moved))),
    ADDRESS_DELAY_MS,
  )
  const set = (moved: ScoreInputs): void => {
    setDraft({ since: text, inputs: moved })
    tell(moved)
  }
  return {
    inputs,
    score,
    isMoved: writeMoves(findMoves(actual, inputs)) !== undefined,
    move: (key, amount) => set(moveInput(inputs, key, amount)),
    reset: (key) => set(moveInput(inputs, key, actual[key] ?? Number.NaN)),
    resetAll: () => set(actual),
  }
}
