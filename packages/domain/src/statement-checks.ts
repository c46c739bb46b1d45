import { type LayoutLine, type StatementLayout } from './statement-layouts/layout.ts'
import { OPTIONAL_LINES } from './statement-layouts/line-sums.ts'

/** Amounts by line code, whole numbers in the unit of the filing. A code that is not there was not filed. */
export type LineAmounts = ReadonlyMap<string, number>

export type StatementFinding = {
  code:
    | 'balance-mismatch'
    | 'subtotal-mismatch'
    | 'profit-mismatch'
    | 'of-which-exceeds'
    | 'unexpected-sign'
    | 'thousand-slip'
  severity: 'error' | 'warning'
  lineCodes: readonly string[]
  /** How far the amounts are apart, in the unit of the filing; null where there is no such distance. */
  difference: number | null
}

export type StatementCheckInput = {
  layout: StatementLayout
  amounts: LineAmounts
  /** The same company's amounts of the year before, in the same unit and currency. */
  previous?: LineAmounts
  /** Amounts rounded each by itself (thousand or million units) may miss their sum by the rounding; see `toleranceOf`. */
  isRounded: boolean
}

/** Lines that the balance sheet and income statement rules never let be negative. */
const NEVER_NEGATIVE: readonly string[] = [
  'totalAssets',
  'fixedAssets',
  'intangibleAssets',
  'tangibleAssets',
  'landAndBuildings',
  'technicalEquipment',
  'otherEquipment',
  'currentAssets',
  'inventories',
  'receivables',
  'tradeReceivables',
  'cash',
  'issuedCapital',
  'liabilities',
  'longTermLiabilities',
  'shortTermLiabilities',
  'tradePayables',
  'provisions',
  'wages',
  'depreciation',
  'totalEquityAndLiabilities',
  'employees',
]

/**
 * Rounding tolerance in units: the total and each of its n parts are off by at most half a unit, (n + 1) / 2 together,
 * so a difference of whole units up to floor((n + 1) / 2) is rounding. Unrounded amounts have none.
 */
export function toleranceOf(partCount: number, isRounded: boolean): number {
  return isRounded ? Math.floor((partCount + 1) / 2) : 0
}

/** Difference of a total from its parts, the smallest over the sign readings; null where an amount is missing. */
function differenceOf(line: LayoutLine, amounts: LineAmounts): { difference: number; count: number } | null {
  const total = amounts.get(line.code)
  if (total === undefined) return null
  let differences = [total]
  let count = 0
  for (const part of line.sumOf) {
    const amount = amounts.get(part.code)
    if (amount === undefined) {
      if (OPTIONAL_LINES.includes(part.code)) continue
      return null
    }
    count += 1
    differences = differences.flatMap((rest) =>
      part.isEitherSign ? [rest - amount, rest + amount] : [rest - part.sign * amount],
    )
  }
  if (count === 0) return null
  const [smallest = total] = differences.toSorted((left, right) => Math.abs(left) - Math.abs(right))
  return { difference: smallest, count }
}

function checkSums({ layout, amounts, isRounded }: StatementCheckInput): StatementFinding[] {
  return [...layout.balance, ...layout.incomeStatement].flatMap((line) => {
    const found = line.sumOf.length === 0 ? null : differenceOf(line, amounts)
    if (found === null || Math.abs(found.difference) <= toleranceOf(found.count, isRounded)) return []
    const lineCodes = [line.code, ...line.sumOf.map((part) => part.code)]
    return [{ code: 'subtotal-mismatch', severity: 'error', lineCodes, difference: found.difference }] as const
  })
}

function checkPair(
  { amounts }: StatementCheckInput,
  [left, right]: readonly [string, string],
  rule: Pick<StatementFinding, 'code' | 'severity'>,
): StatementFinding[] {
  const first = amounts.get(left)
  const second = amounts.get(right)
  if (first === undefined || second === undefined || first === second) return []
  return [{ ...rule, lineCodes: [left, right], difference: first - second }]
}

function checkOfWhich({ layout, amounts }: StatementCheckInput): StatementFinding[] {
  return [layout.balance, layout.incomeStatement].flatMap((lines) =>
    lines.flatMap((line, index) => {
      const whole = line.kind === 'of-which' ? lines[index - 1] : undefined
      const part = amounts.get(line.code)
      const total = whole === undefined ? undefined : amounts.get(whole.code)
      if (whole === undefined || part === undefined || total === undefined) return []
      if (total < 0 || part <= total) return []
      return [
        { code: 'of-which-exceeds', severity: 'warning', lineCodes: [line.code, whole.code], difference: part - total },
      ] as const
    }),
  )
}

function checkSigns({ amounts }: StatementCheckInput): StatementFinding[] {
  return NEVER_NEGATIVE.flatMap((code) => {
    const amount = amounts.get(code)
    return amount === undefined || amount >= 0
      ? []
      : [{ code: 'unexpected-sign', severity: 'warning', lineCodes: [code], difference: amount } as const]
  })
}

const SLIP_LINES: readonly string[] = [
  'totalAssets',
  'issuedCapital',
  'netSales',
  'fixedAssets',
  'currentAssets',
  'equity',
]

/** 1 where the amount grew about a thousandfold, -1 where it shrank so, 0 otherwise. */
function slipOf(current: number, before: number): -1 | 0 | 1 {
  const ratio = Math.abs(current) / Math.abs(before)
  if (ratio >= 200 && ratio <= 5000) return 1
  return ratio >= 1 / 5000 && ratio <= 1 / 200 ? -1 : 0
}

/**
 * Forints filed as thousands or the reverse: at least two of the leading amounts moved about a thousandfold
 * (200–5,000 times) against the year before, all of those that can be compared in the same direction.
 */
function checkThousandSlip({ amounts, previous }: StatementCheckInput): StatementFinding[] {
  const pairs = SLIP_LINES.flatMap((code) => {
    const current = amounts.get(code)
    const before = previous?.get(code)
    return current === undefined || before === undefined || current === 0 || before === 0
      ? []
      : [{ code, slip: slipOf(current, before) }]
  })
  const direction = pairs[0]?.slip ?? 0
  const isSlip = direction !== 0 && pairs.length >= 2 && pairs.every((pair) => pair.slip === direction)
  if (!isSlip) return []
  return [{ code: 'thousand-slip', severity: 'error', lineCodes: pairs.map((pair) => pair.code), difference: null }]
}

/**
 * Checks of one filed statement (design/data: findings, not rejections). An amount that was not filed makes a check
 * silent; it never counts as zero. Only rows that older layouts lack (deferred tax) may be absent from a sum.
 */
export function checkStatement(input: StatementCheckInput): StatementFinding[] {
  return [
    ...checkPair(input, ['totalAssets', 'totalEquityAndLiabilities'], { code: 'balance-mismatch', severity: 'error' }),
    ...checkSums(input),
    ...checkPair(input, ['balanceProfitAfterTax', 'profitAfterTax'], { code: 'profit-mismatch', severity: 'warning' }),
    ...checkOfWhich(input),
    ...checkSigns(input),
    ...checkThousandSlip(input),
  ]
}
