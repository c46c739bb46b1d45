import type { StatementAmounts } from '../observation.ts'

/** Sales of one employee: `usual` in a company at work, `rare` where some have them, `absurd` where hardly one does. */
export type SalesPerHead = 'usual' | 'rare' | 'absurd'

/** Roughly: what is judged here is a thousandfold. */
const UNITS_PER_EURO: Readonly<Record<string, number>> = { EUR: 1, USD: 1, HUF: 400, RON: 5 }
/**
 * Euros a year, by judgement; held against 26,534 filings of Romanian companies with employees and sales (waste and
 * metals, 2013–2024), of which 94.9 % are usual and 0.4 % absurd.
 */
const USUAL = { from: 2500, to: 1_250_000 }
const POSSIBLE = { from: 125, to: 25_000_000 }

/** Of amounts times `factor`; null where sales, employees or the worth of the currency are not known. */
export function judgeSalesPerHead(
  { currency, unit, amounts }: { currency: string; unit: 1 | 1000; amounts: StatementAmounts },
  factor: number,
): SalesPerHead | null {
  const units = UNITS_PER_EURO[currency]
  const { employees = 0, netSales = 0 } = amounts
  if (units === undefined || employees <= 0 || netSales <= 0) return null
  const perHead = (netSales * unit * factor) / employees / units
  if (perHead >= USUAL.from && perHead <= USUAL.to) return 'usual'
  return perHead >= POSSIBLE.from && perHead <= POSSIBLE.to ? 'rare' : 'absurd'
}
