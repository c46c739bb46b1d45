import type { Tx } from '@merleg/db/connect'
import type { LedgerPlan, LedgerSide } from '@merleg/domain/credits/ledger-rules'
import { insertTransfer, type LedgerAccount, type NewTransfer } from './ledger.repository.ts'

/** A transfer with an allowed plan, and the locked accounts that it moves. */
export type PlannedTransfer = { transfer: NewTransfer; accounts: readonly LedgerAccount[]; plan: LedgerPlan }

/** Writes what a rule allowed. Null where the key was used before. */
export function postTransfer(tx: Tx, { transfer, accounts, plan }: PlannedTransfer): Promise<string | null> {
  if (!plan.isAllowed) throw new Error(`refused: ${plan.fault}`)
  const legs = plan.legs.map(({ side, amount, held }) => ({ ...sideOf(accounts, side), amount, held }))
  return insertTransfer(tx, { transfer, legs })
}

/** One of the locked accounts. */
export function sideOf(accounts: readonly LedgerAccount[], side: LedgerSide): LedgerAccount {
  const found = accounts.find((one) => one.side === side)
  if (found === undefined) throw new Error(`the side "${side}" is not locked`)
  return found
}
