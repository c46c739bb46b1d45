import type { ScorePage, ScorePartRow } from '@merleg/contract/report/score.contract'
import { restsOf } from '@merleg/domain/score/explain/accounting-effects'
import type { CompanyScore, ScorePart } from '@merleg/domain/score/rate/company-score'
import { CAPS_OF_ACCOUNTS } from '@merleg/domain/score/rate/score-caps'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { findLifts } from '@merleg/domain/score/explain/lift-band'
import { isPossible, moveInput } from '@merleg/domain/score/explain/move-input'
import { rateCompany, type RateInput, type ScoreAccounts } from '@merleg/domain/score/rate/rate-company'
import { INPUT_KEYS, type InputKey, type ScoreInputs } from '@merleg/domain/score/inputs/score-inputs'
import { HORIZONS } from '@merleg/domain/score/model/score-model'
import type { Moves } from './what-if-address.ts'

/** All that a rating is worked out from again, with the accounts as they are, and the rating that comes of it. */
export type WhatIfBasis = Omit<RateInput, 'accounts'> & { accounts: ScoreAccounts; score: CompanyScore }

/** Why it cannot be worked out here: nothing to move; another model than the server's; another result than its. */
export type WhatIfGap = 'accounts' | 'model' | 'differs'

/** Gathers what the page tells; nothing is estimated where the browser does not get the server's own points. */
export function prepareWhatIf(page: ScorePage): WhatIfBasis | WhatIfGap {
  const { whatIf, accounts, asOf, probabilities, basis } = page
  if (whatIf === null || accounts === null || basis !== 'statement') return 'accounts'
  const { facts, model } = { ...whatIf, model: whatIf.model ?? CURRENT_MODEL }
  if (page.model.version !== model.version) return 'model'
  const baseRates = HORIZONS.flatMap((months) => {
    const rate = probabilities?.baseRates.find((one) => one.months === months)?.rate
    return rate === undefined ? [] : [{ countryCode: facts.countryCode, year: null, months, rate }]
  })
  const rating = {
    facts,
    asOf,
    accounts: { ...accounts, inputs: listInputs(page) },
    model,
    config: { switchedOff: new Set(whatIf.switchedOff), baseRates },
  }
  const score = rateCompany(rating)
  return score.points === page.risk.value ? { ...rating, score } : 'differs'
}

function listInputs({ inputs }: ScorePage): ScoreInputs {
  const entries = INPUT_KEYS.map((key) => [key, inputs.find((one) => one.key === key)?.value ?? null] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- INPUT_KEYS are all keys of the record
  return Object.fromEntries(entries) as ScoreInputs
}

/** The rating with other inputs. */
export function rateWith(basis: WhatIfBasis, inputs: ScoreInputs): CompanyScore {
  return rateCompany({ ...basis, accounts: { ...basis.accounts, inputs } })
}

/** The inputs after moves; those of the accounts where the moves leave them out of balance, or are no company’s. */
export function applyMoves(actual: ScoreInputs, moves: Moves): ScoreInputs {
  const moved: Record<InputKey, number | null> = { ...actual }
  for (const key of INPUT_KEYS) if (actual[key] !== null) moved[key] = moves[key] ?? actual[key]
  const rests = restsOf(actual)
  const isBalanced = restsOf(moved).every((rest, index) => rest === rests[index])
  return isBalanced && isPossible(actual, moved) ? moved : actual
}

/** What has to be said of inputs beside the accounts: those that differ. */
export function findMoves(actual: ScoreInputs, inputs: ScoreInputs): Moves {
  const moves: Partial<Record<InputKey, number>> = {}
  for (const key of INPUT_KEYS) {
    const now = inputs[key]
    if (now !== null && now !== actual[key]) moves[key] = now
  }
  return moves
}

/** The inputs of a lift that the server tells of; its changes one by one where the browser finds another way. */
export function inputsOfLift(basis: WhatIfBasis, lift: ScorePage['lifts'][number]): ScoreInputs {
  const same = findLifts(basis).find(
    ({ band, points, steps }) =>
      band === lift.band &&
      points === lift.points &&
      steps.length === lift.changes.length &&
      steps.every(({ input, to }, index) => input === lift.changes[index]?.input && to === lift.changes[index].to),
  )
  return (
    same?.inputs ?? lift.changes.reduce((inputs, { input, to }) => moveInput(inputs, input, to), basis.accounts.inputs)
  )
}

/** A part whose points are others than those of the accounts as they are. */
export type ChangedPart = { kind: ScorePart['kind']; key: string; points: number }

/** What each part gives more or less than before; parts that come or go count in full. All together the change of the points. */
export function listChangedParts(before: CompanyScore, after: CompanyScore): ChangedPart[] {
  const parts = new Map<string, ChangedPart>()
  const add = (part: ScorePart, sign: 1 | -1): void => {
    const key = 'key' in part ? part.key : part.kind
    const id = `${part.kind} ${key}`
    parts.set(id, { kind: part.kind, key, points: (parts.get(id)?.points ?? 0) + sign * part.points })
  }
  for (const part of after.parts) add(part, 1)
  for (const part of before.parts) add(part, -1)
  return [...parts.values()]
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
}

/** The word of the page for a part; null where it has none, as for a limit that only the moved inputs reach. */
export function findPartLabel(parts: readonly ScorePartRow[], { kind, key }: ChangedPart): string | null {
  const isLone = kind === 'base' || kind === 'earlier' || kind === 'scale'
  return parts.find((part) => part.kind === kind && (isLone || part.key === key))?.label ?? null
}

/** The cap that takes points now and that no other accounts would lift. */
export function findFirmCap(parts: readonly ScorePartRow[]): ScorePartRow | null {
  const isFirm = ({ kind, key, points }: ScorePartRow) =>
    kind === 'cap' && points < 0 && !CAPS_OF_ACCOUNTS.some((cap) => cap === key)
  return parts.find(isFirm) ?? null
}
