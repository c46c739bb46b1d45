/**
 * Units of a currency for one Polish zloty, on average over 2007–2013, the years of the training data (rounded). An
 * approximation on purpose: a fixed rate keeps a company's size from moving with the exchange rate, and the factor is a
 * logarithm, in which 10 % are 0.04.
 */
const UNITS_PER_PLN: ReadonlyMap<string, number> = new Map(
  Object.entries({
    PLN: 1,
    EUR: 0.247,
    HUF: 67,
    RON: 1.02,
    CZK: 6.3,
    USD: 0.34,
    GBP: 0.206,
    CHF: 0.345,
    NOK: 1.98,
    SEK: 2.31,
    DKK: 1.84,
    HRK: 1.81,
    BGN: 0.483,
    RSD: 24,
    UAH: 2.6,
  }),
)

/** An amount in thousand zlotys of the training data's years; null for a currency without a rate. */
export function toThousandPln(amount: number, currency: string): number | null {
  const rate = UNITS_PER_PLN.get(currency)
  return rate === undefined ? null : amount / rate / 1000
}
