import type { StatementAmounts } from './observation.ts'
import { type LayoutLine, type StatementLayout } from './statement-layouts/layout.ts'
import { OPTIONAL_LINES } from './statement-layouts/line-sums.ts'

export type StatementFinding = {
  code:
    | 'balance-mismatch'
    | 'subtotal-mismatch'
    | 'profit-mismatch'
    | 'of-which-exceeds'
    | 'unexpected-sign'
    | 'thousand-slip'
    | 'unit-unclear'
  severity: 'error' | 'warning'
  lineCodes: readonly string[]
  /** How far the amounts are apart, in the unit of the filing; null where there is no such distance. */
  difference: number | null
}

export type StatementCheckInput = {
  layout: StatementLayout
  /** Whole numbers in the unit of the filing; a line that is not there was not filed. */
  amounts: StatementAmounts
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
function differenceOf(line: LayoutLine, amounts: StatementAmounts): { difference: number; count: number } | null {
  const total = amounts[line.code]
  if (total === undefined) return null
  let rest = total
  let count = 0
  // Every statement of every company is checked: a list is made only for the few parts that may be of either sign.
  let eitherSign: number[] | null = null
  for (const { code, sign, isEitherSign } of line.sumOf) {
    const amount = amounts[code]
    if (amount === undefined) {
      if (OPTIONAL_LINES.includes(code)) continue
      return null
    }
    count += 1
    if (isEitherSign) eitherSign = [...(eitherSign ?? []), amount]
    else rest -= sign * amount
  }
  if (count === 0) return null
  return { difference: eitherSign === null ? rest : leastDifference(rest, eitherSign), count }
}

function leastDifference(rest: number, eitherSign: readonly number[]): number {
  let readings = [rest]
  for (const amount of eitherSign) readings = readings.flatMap((one) => [one - amount, one + amount])
  return readings.reduce((least, other) => (Math.abs(other) < Math.abs(least) ? other : least))
}

/**
 * Up to this share of the balance sheet total a difference is no reason to distrust the accounts: a judgement, at the
 * lower end of the half to two per cent that auditors customarily take for material.
 */
const MATERIAL_SHARE = 0.005

/**
 * `comparedCount`: how many totals could be held against their parts, or against each other. Where it is 0 nothing says
 * that the amounts agree.
 */
export type CheckedStatement = { readonly findings: readonly StatementFinding[]; readonly comparedCount: number }
type Checking = { findings: StatementFinding[]; comparedCount: number }

/** An error where the difference is large enough to change what the accounts say. */
function severityOf(difference: number, amounts: StatementAmounts): StatementFinding['severity'] {
  const total = Math.abs(amounts['totalAssets'] ?? 0)
  return Math.abs(difference) > total * MATERIAL_SHARE ? 'error' : 'warning'
}

function checkSums({ layout, amounts, isRounded }: StatementCheckInput, checked: Checking): void {
  for (const line of checkedLinesOf(layout).sums) {
    const found = differenceOf(line, amounts)
    if (found === null) continue
    checked.comparedCount += 1
    if (Math.abs(found.difference) <= toleranceOf(found.count, isRounded)) continue
    const lineCodes = [line.code, ...line.sumOf.map((part) => part.code)]
    const severity = severityOf(found.difference, amounts)
    checked.findings.push({ code: 'subtotal-mismatch', severity, lineCodes, difference: found.difference })
  }
}

function checkPair(
  { amounts }: StatementCheckInput,
  checked: Checking,
  { lines: [left, right], ...rule }: Pick<StatementFinding, 'code' | 'severity'> & { lines: readonly [string, string] },
): void {
  const first = amounts[left]
  const second = amounts[right]
  if (first === undefined || second === undefined) return
  checked.comparedCount += 1
  if (first === second) return
  const difference = first - second
  const severity = rule.severity === 'error' ? severityOf(difference, amounts) : rule.severity
  checked.findings.push({ ...rule, severity, lineCodes: [left, right], difference })
}

function checkOfWhich({ layout, amounts }: StatementCheckInput): StatementFinding[] {
  const findings: StatementFinding[] = []
  for (const { code, whole } of checkedLinesOf(layout).ofWhich) {
    const part = amounts[code]
    const total = amounts[whole]
    if (part === undefined || total === undefined || total < 0 || part <= total) continue
    findings.push({ code: 'of-which-exceeds', severity: 'warning', lineCodes: [code, whole], difference: part - total })
  }
  return findings
}

function checkSigns({ amounts }: StatementCheckInput): StatementFinding[] {
  const findings: StatementFinding[] = []
  for (const code of NEVER_NEGATIVE) {
    const amount = amounts[code]
    if (amount !== undefined && amount < 0)
      findings.push({ code: 'unexpected-sign', severity: 'warning', lineCodes: [code], difference: amount })
  }
  return findings
}

/** The lines of a layout that are sums, and those that are contained in the line above them. */
type CheckedLines = { sums: readonly LayoutLine[]; ofWhich: readonly { code: string; whole: string }[] }

/** Found once: a run over a register checks millions of statements of a few layouts. */
const checkedLines = new WeakMap<StatementLayout, CheckedLines>()

function checkedLinesOf(layout: StatementLayout): CheckedLines {
  const known = checkedLines.get(layout)
  if (known !== undefined) return known
  const found = {
    sums: [...layout.balance, ...layout.incomeStatement].filter(({ sumOf }) => sumOf.length > 0),
    ofWhich: [...listOfWhich(layout.balance), ...listOfWhich(layout.incomeStatement)],
  }
  checkedLines.set(layout, found)
  return found
}

function listOfWhich(lines: readonly LayoutLine[]): CheckedLines['ofWhich'] {
  return lines.flatMap(({ code, kind }, index) => {
    const whole = kind === 'of-which' ? lines[index - 1] : undefined
    return whole === undefined ? [] : [{ code, whole: whole.code }]
  })
}

/**
 * Checks of one filed statement by itself (design/data: findings, not rejections); what the years beside it say of it is
 * told by `accounts-quality`. An amount that was not filed makes a check
 * silent; it never counts as zero. Only rows that older layouts lack (deferred tax) may be absent from a sum.
 */
export function checkStatement(input: StatementCheckInput): CheckedStatement {
  const checked: Checking = { findings: [], comparedCount: 0 }
  checkPair(input, checked, BALANCE_RULE)
  checkSums(input, checked)
  checkPair(input, checked, PROFIT_RULE)
  checked.findings.push(...checkOfWhich(input), ...checkSigns(input))
  return checked
}

const BALANCE_RULE = {
  code: 'balance-mismatch',
  severity: 'error',
  lines: ['totalAssets', 'totalEquityAndLiabilities'],
} as const
const PROFIT_RULE = {
  code: 'profit-mismatch',
  severity: 'warning',
  lines: ['balanceProfitAfterTax', 'profitAfterTax'],
} as const
