/**
 * The price level that Ohlson's size is deflated by. He took the price index of the American gross national product,
 * 1968 = 100, of the year before the balance sheet; today that of the gross domestic product is published in its
 * place: implicit price deflator, U.S. Bureau of Economic Analysis (FRED series GDPDEF, read as of the second quarter
 * of 2025), mean of the quarters, carried over to 1968 = 100 (18.277 at 2017 = 100).
 */
const PRICE_LEVELS: ReadonlyMap<number, number> = new Map([
  [2004, 432.6],
  [2005, 446.2],
  [2006, 460],
  [2007, 472.4],
  [2008, 481.6],
  [2009, 484.5],
  [2010, 490.4],
  [2011, 500.5],
  [2012, 509.8],
  [2013, 518.5],
  [2014, 527.5],
  [2015, 532.4],
  [2016, 537.5],
  [2017, 547.1],
  [2018, 559.6],
  [2019, 568.9],
  [2020, 576.4],
  [2021, 602.6],
  [2022, 645.7],
  [2023, 669],
  [2024, 685.1],
])
const [FIRST_YEAR, LAST_YEAR] = [2004, 2024]

/**
 * Units of a currency for a dollar: rounded averages of 2024, the same for every year, as the model is shown for
 * comparison only. A rate wrong by a tenth moves the score by 0.04.
 */
const UNITS_PER_DOLLAR: ReadonlyMap<string, number> = new Map([
  ['USD', 1],
  ['EUR', 0.924],
  ['HUF', 365],
  ['RON', 4.6],
  ['PLN', 3.98],
  ['CZK', 23.2],
  ['GBP', 0.782],
  ['CHF', 0.88],
  ['BGN', 1.81],
])

/**
 * An amount of a balance sheet in dollars over the price level of the year before (1968 = 100); years outside the table
 * take the nearest. Null for a currency without a rate.
 */
export function dollarsAtPricesOf1968({
  amount,
  currency,
  year,
}: {
  readonly amount: number
  readonly currency: string
  readonly year: number
}): number | null {
  const perDollar = UNITS_PER_DOLLAR.get(currency)
  const level = PRICE_LEVELS.get(Math.min(LAST_YEAR, Math.max(FIRST_YEAR, year - 1)))
  return perDollar === undefined || level === undefined ? null : amount / perDollar / level
}
