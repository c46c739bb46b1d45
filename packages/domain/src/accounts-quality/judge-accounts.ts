import { checkStatement, type StatementFinding } from '../statement-checks.ts'
import { findLayout } from '../statement-layouts/find-layout.ts'
import { divideAmounts, findUnitSlips, type UnitAccounts, type UnitSlip } from './unit-slip.ts'

/**
 * How far accounts can be relied on: `sound`; `corrected`, filed in a wrong unit that the years on both sides prove;
 * `flawed`, with an error that nobody can put right, and then they do not count.
 */
export const ACCOUNTS_QUALITIES = ['sound', 'corrected', 'flawed'] as const
export type AccountsQuality = (typeof ACCOUNTS_QUALITIES)[number]

/** Accounts in force as they are judged. */
export type JudgeableAccounts = UnitAccounts & { readonly isConsolidated: boolean; readonly layout: string }

/** `filed` has the corrected amounts; the findings, with distances in the unit of the filing, are of these. */
export type JudgedAccounts<Filed> = {
  readonly filed: Filed
  readonly quality: AccountsQuality
  readonly findings: readonly StatementFinding[]
}

/**
 * Accounts of one company, the newest first, each with how far it can be relied on, in the same order: a statement with
 * an error is never taken for a good one. Those of a group are judged by themselves.
 */
export function judgeAccounts<Filed extends JudgeableAccounts>(filed: readonly Filed[]): JudgedAccounts<Filed>[] {
  const slips = listSlips(filed)
  return filed.map((accounts) => judgeOne(accounts, slips.get(accounts) ?? null))
}

/**
 * The newest of the accounts of one company, the newest first, that have no error, and whether newer ones have: older
 * ones are not looked at, of which a reader of many companies has most.
 */
export function findNewestSound<Filed extends JudgeableAccounts>(
  filed: readonly Filed[],
): { sound: Filed | null; flawed: Filed | null } {
  const slips = listSlips(filed)
  let flawed: Filed | null = null
  for (const accounts of filed) {
    const judged = judgeOne(accounts, slips.get(accounts) ?? null)
    if (judged.quality !== 'flawed') return { sound: judged.filed, flawed }
    flawed ??= judged.filed
  }
  return { sound: null, flawed }
}

function listSlips<Filed extends JudgeableAccounts>(filed: readonly Filed[]): Map<Filed, UnitSlip> {
  const slips = new Map<Filed, UnitSlip>()
  for (const isConsolidated of [false, true]) {
    const alike = filed.filter((accounts) => accounts.isConsolidated === isConsolidated).toReversed()
    for (const [index, slip] of findUnitSlips(alike).entries()) {
      const accounts = alike[index]
      if (slip !== null && accounts !== undefined) slips.set(accounts, slip)
    }
  }
  return slips
}

function judgeOne<Filed extends JudgeableAccounts>(filed: Filed, slip: UnitSlip | null): JudgedAccounts<Filed> {
  const right = slip?.verdict === 'proven' ? { ...filed, amounts: divideAmounts(filed.amounts, slip.factor) } : filed
  const findings = [...listFindings(right), ...(slip === null ? [] : [toFinding(slip)])]
  const isFlawed = findings.some(({ severity }) => severity === 'error')
  if (isFlawed) return { filed, quality: 'flawed', findings }
  return { filed: right, quality: slip === null ? 'sound' : 'corrected', findings }
}

function listFindings({ layout: key, amounts, unit }: JudgeableAccounts): readonly StatementFinding[] {
  const layout = findLayout(key)
  if (layout === null) return []
  return checkStatement({ layout, amounts, isRounded: unit !== 1 }).findings
}

/** What was put right is a warning: the amounts are not those of the filing. */
function toFinding({ verdict, lineCodes }: UnitSlip): StatementFinding {
  const code = verdict === 'unclear' ? 'unit-unclear' : 'thousand-slip'
  return { code, severity: verdict === 'proven' ? 'warning' : 'error', lineCodes, difference: null }
}

/** Does the previous-year column of accounts tell a year without an error of its own? */
export function isPreviousColumnSound(filed: JudgeableAccounts): boolean {
  return listFindings({ ...filed, amounts: filed.previousAmounts }).every(({ severity }) => severity !== 'error')
}
