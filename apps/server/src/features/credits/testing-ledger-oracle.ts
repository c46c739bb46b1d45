/** A ledger of one account as simple as it can be: what the real one must do, step by step. */
export type Step =
  | { type: 'top-up'; key: string; amount: number }
  | { type: 'charge'; key: string; amount: number }
  | { type: 'hold'; key: string; amount: number; seconds: number | null }
  /** `of`: which of the holds or payments made so far, counted around. */
  | { type: 'capture'; of: number; amount: number }
  | { type: 'release'; of: number }
  | { type: 'refund'; of: number; key: string; amount: number }
  | { type: 'clock'; seconds: number }
  | { type: 'sweep' }

type OpenHold = { amount: number; expiresAt: number | null; end: number | 'released' | null }

/** Answers `ok`, `replay` or the code of the refusal. */
export class LedgerOracle {
  balance = 0
  held = 0
  clockMs = 0
  readonly holds: OpenHold[] = []
  readonly payments: { amount: number; refunded: number }[] = []
  readonly #keys = new Map<string, string>()

  do(step: Exclude<Step, { type: 'clock' }>): string {
    if (step.type === 'sweep') return this.#sweep()
    if (step.type === 'capture') return this.#capture(this.holds[step.of], step.amount)
    if (step.type === 'release') return this.#end(this.holds[step.of], 'released')
    const known = this.#keys.get(step.key)
    if (known !== undefined) return known === describe(step) ? 'replay' : 'credit.key-reused'
    const answer = this.#doNew(step)
    if (answer === 'ok') this.#keys.set(step.key, describe(step))
    return answer
  }

  #doNew(step: Extract<Step, { key: string }>): string {
    const payment = step.type === 'refund' ? this.payments[step.of] : undefined
    if (payment !== undefined) {
      if (step.amount > payment.amount - payment.refunded) return 'credit.refund-too-large'
      payment.refunded += step.amount
    }
    const sign = step.type === 'charge' || step.type === 'hold' ? -1 : 1
    if (this.balance + sign * step.amount < 0) return 'credit.insufficient'
    this.balance += sign * step.amount
    if (step.type === 'charge') this.payments.push({ amount: step.amount, refunded: 0 })
    if (step.type !== 'hold') return 'ok'
    this.held += step.amount
    const expiresAt = step.seconds === null ? null : this.clockMs + step.seconds * 1000
    this.holds.push({ amount: step.amount, expiresAt, end: null })
    return 'ok'
  }

  #capture(hold: OpenHold | undefined, amount: number): string {
    if (hold === undefined) return 'ok'
    if (amount === 0) return this.#end(hold, 'released')
    if (hold.end !== null) return hold.end === amount ? 'ok' : 'credit.hold-ended'
    if (amount > hold.amount) return 'RangeError'
    this.#end(hold, amount)
    this.balance -= amount
    this.payments.push({ amount, refunded: 0 })
    return 'ok'
  }

  #end(hold: OpenHold | undefined, end: number | 'released'): string {
    if (hold === undefined || hold.end !== null) return 'ok'
    hold.end = end
    this.held -= hold.amount
    this.balance += hold.amount
    return 'ok'
  }

  #sweep(): string {
    for (const hold of this.holds)
      if (hold.end === null && hold.expiresAt !== null && hold.expiresAt <= this.clockMs) this.#end(hold, 'released')
    return 'ok'
  }
}

/** What the hash of a request tells apart. */
function describe(step: Extract<Step, { key: string }>): string {
  return [step.type, step.amount, step.type === 'refund' ? step.of : ''].join(' ')
}
