/** The sides of a subscriber's account: his money, and where it came from and went. */
export const LEDGER_SIDES = ['credit', 'sales', 'top-ups', 'adjustments', 'demo'] as const
export type LedgerSide = (typeof LEDGER_SIDES)[number]

/** What happens to credit. A hold and its release move nothing. */
export const TRANSFER_KINDS = ['top-up', 'charge', 'hold', 'capture', 'release', 'refund', 'adjustment'] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** The subscriber's side; minor units. */
export type CreditState = { posted: number; held: number }

/** What a transfer does to one side: `amount` is posted, `held` is added to what is kept. */
export type Leg = { side: LedgerSide; amount: number; held: number }

/** A plan of legs that sum to zero, or why there is none. */
export type LedgerPlan =
  | { isAllowed: true; legs: readonly Leg[] }
  | { isAllowed: false; fault: 'insufficient' | 'more-than-held' | 'more-than-paid' }

/** What can be spent: posted without what is held. */
export function spendable({ posted, held }: CreditState): number {
  return posted - held
}

/** Bought at once. */
export function planCharge(state: CreditState, amount: number): LedgerPlan {
  refuseNoAmount(amount)
  return spendable(state) < amount ? refused('insufficient') : move('credit', 'sales', amount)
}

/** Kept for something that is under way. */
export function planHold(state: CreditState, amount: number): LedgerPlan {
  refuseNoAmount(amount)
  return spendable(state) < amount ? refused('insufficient') : allowed([{ side: 'credit', amount: 0, held: amount }])
}

/** Of what was held some is paid, the rest is free again; 0 frees all of it. */
export function planCapture(heldAmount: number, amount: number): LedgerPlan {
  refuseNoAmount(amount)
  if (amount > heldAmount) return refused('more-than-held')
  const legs: Leg[] = [{ side: 'credit', amount: -amount || 0, held: -heldAmount || 0 }]
  return allowed(amount === 0 ? legs : [...legs, { side: 'sales', amount, held: 0 }])
}

/** Given back, at most what was paid and not given back before. */
export function planRefund(paid: { amount: number; refundedBefore: number }, amount: number): LedgerPlan {
  refuseNoAmount(amount)
  return amount > paid.amount - paid.refundedBefore ? refused('more-than-paid') : move('sales', 'credit', amount)
}

/** Why what a transfer moved cannot be given back: it is no purchase, goes back with its order, or nothing is left of it. */
export type RefundFault = 'not-found' | 'foreign-order' | 'all-given-back'

/** Of which transfer some can be given back: null. `paid` in minor units. */
export function findRefundFault(of: { kind: TransferKind; product: string | null; paid: number }): RefundFault | null {
  if (of.kind !== 'charge' && of.kind !== 'capture') return 'not-found'
  if (of.product === 'foreign-order') return 'foreign-order'
  return of.paid > 0 ? null : 'all-given-back'
}

/** Money that came in; made-up money has a side of its own. */
export function planTopUp(amount: number, { isDemo }: { isDemo: boolean }): LedgerPlan {
  refuseNoAmount(amount)
  return move(isDemo ? 'demo' : 'top-ups', 'credit', amount)
}

/** What an operator puts right, up or down. */
export function planAdjustment(state: CreditState, amount: number): LedgerPlan {
  refuseNoAmount(Math.abs(amount))
  if (amount >= 0) return move('adjustments', 'credit', amount)
  return spendable(state) < -amount ? refused('insufficient') : move('credit', 'adjustments', -amount)
}

function move(from: LedgerSide, to: LedgerSide, amount: number): LedgerPlan {
  if (amount === 0) return allowed([])
  return allowed([
    { side: from, amount: -amount, held: 0 },
    { side: to, amount, held: 0 },
  ])
}

function allowed(legs: readonly Leg[]): LedgerPlan {
  return { isAllowed: true, legs }
}

function refused(fault: 'insufficient' | 'more-than-held' | 'more-than-paid'): LedgerPlan {
  return { isAllowed: false, fault }
}

/** A price that is no whole number of minor units is a fault of the program and is never rounded here. */
function refuseNoAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount of minor units: ${amount}`)
}
