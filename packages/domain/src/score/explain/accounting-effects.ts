import type { InputKey, ScoreInputs } from '../inputs/score-inputs.ts'

/** What one unit does to the inputs: by how much each of them moves. */
export type Effect = Readonly<Partial<Record<InputKey, number>>>

/** Amounts that accounts cannot have below zero. */
export const NEVER_NEGATIVE: ReadonlySet<InputKey> = new Set<InputKey>([
  'totalAssets',
  'fixedAssets',
  'currentAssets',
  'inventories',
  'receivables',
  'securities',
  'cash',
  'issuedCapital',
  'liabilities',
  'longTermLiabilities',
  'shortTermLiabilities',
  'netSales',
  'operatingCosts',
  'depreciation',
  'financialExpenditure',
])

/** Sums of lines that have to move alike; whatever a sum leaves over (accruals, provisions, unread items) stays. */
const BALANCES: readonly Effect[] = [
  { totalAssets: 1, equity: -1, liabilities: -1 },
  { totalAssets: 1, fixedAssets: -1, currentAssets: -1 },
  { currentAssets: 1, inventories: -1, receivables: -1, securities: -1, cash: -1 },
  { liabilities: 1, longTermLiabilities: -1, shortTermLiabilities: -1 },
  { operatingProfit: 1, netSales: -1, operatingCosts: 1 },
]

function entriesOf(effect: Effect): [InputKey, number][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys of a record
  return Object.entries(effect) as [InputKey, number][]
}

/** The inputs after so many units of an effect, in whole units. What is not known stays unknown. */
export function applyEffect(inputs: ScoreInputs, effect: Effect, units: number): ScoreInputs {
  const moved: Record<InputKey, number | null> = { ...inputs }
  for (const [key, perUnit] of entriesOf(effect)) {
    const now = inputs[key]
    if (now !== null) moved[key] = now + Math.round(units * perUnit)
  }
  return moved
}

/** How many units of an effect are possible in each direction before a line would fall below zero. */
export function unitLimits(inputs: ScoreInputs, effect: Effect): { least: number; most: number } {
  let least = Number.NEGATIVE_INFINITY
  let most = Number.POSITIVE_INFINITY
  for (const [key, perUnit] of entriesOf(effect)) {
    const now = inputs[key]
    if (now === null || !NEVER_NEGATIVE.has(key) || perUnit === 0) continue
    const room = Math.max(0, now) / Math.abs(perUnit)
    if (perUnit > 0) least = Math.max(least, -room)
    else most = Math.min(most, room)
  }
  return { least: least === 0 ? 0 : Math.ceil(least), most: Math.floor(most) }
}

/** What every sum leaves over beside its lines; null where one of them is not known. Effects must not change it. */
export function restsOf(inputs: ScoreInputs): (number | null)[] {
  return BALANCES.map((balance) =>
    entriesOf(balance).reduce<number | null>((rest, [key, sign]) => {
      const amount = inputs[key]
      return rest === null || amount === null ? null : rest + sign * amount
    }, 0),
  )
}
