/** Where a figure is from; the words are texts. */
export const BASE_RATE_SOURCES = [
  'coface-opten-2021',
  'coface-opten-2022',
  'hungary-after-2022',
  'coface-romania',
  'creditinfo-estonia',
  'fallback',
] as const
export type BaseRateSource = (typeof BASE_RATE_SOURCES)[number]

type BaseRateRow = {
  readonly countryCode: string
  readonly year: number
  /** Share of companies failing within twelve months. */
  readonly rate: number
  readonly source: BaseRateSource
  readonly isAssumption: boolean
}

/**
 * What share of the companies of a country fails in a year, by year in rising order. A failure is an insolvency
 * proceeding, as in the training data: in Hungary a liquidation, in Estonia a declared insolvency. Sources:
 *
 * - HU 2021: 4,359 liquidations begun (Coface, Trade magazin 2023) of 521,000 working companies (Opten, Népszava April 2021).
 * - HU 2022: 8,111 begun (Coface, there) of 508,000 (Opten, Profitline January 2024: 12.2 thousand fewer in 2023 are 2.4 %).
 * - HU from 2023 on: a working assumption. Over 20,000 were begun in 2023 (Opten, Piac és Profit 2024), 3.9 % of all, but
 *   more than half of them had been put off in the epidemic, and most concerned companies without a tax number.
 * - RO 2024: 7,274 insolvencies opened (Coface Romania 2025); the number of working companies, about 0.8 million, is a
 *   working assumption, and the share with it.
 * - EE: shares as published by Creditinfo (Krediidiinfo) for the year.
 */
export const BASE_RATE_TABLE: readonly BaseRateRow[] = [
  { countryCode: 'HU', year: 2021, rate: 0.0084, source: 'coface-opten-2021', isAssumption: false },
  { countryCode: 'HU', year: 2022, rate: 0.016, source: 'coface-opten-2022', isAssumption: false },
  { countryCode: 'HU', year: 2023, rate: 0.02, source: 'hungary-after-2022', isAssumption: true },
  { countryCode: 'RO', year: 2024, rate: 0.009, source: 'coface-romania', isAssumption: true },
  { countryCode: 'EE', year: 2010, rate: 0.0068, source: 'creditinfo-estonia', isAssumption: false },
  { countryCode: 'EE', year: 2011, rate: 0.0039, source: 'creditinfo-estonia', isAssumption: false },
  { countryCode: 'EE', year: 2013, rate: 0.0026, source: 'creditinfo-estonia', isAssumption: false },
  { countryCode: 'EE', year: 2015, rate: 0.0019, source: 'creditinfo-estonia', isAssumption: false },
  { countryCode: 'EE', year: 2017, rate: 0.0016, source: 'creditinfo-estonia', isAssumption: false },
  { countryCode: 'EE', year: 2020, rate: 0.0015, source: 'creditinfo-estonia', isAssumption: false },
]

/**
 * Every other country: over 66,000 failures on 5.8 million accounts of unlisted British companies of 2000–2007 (Altman,
 * Sabato, Wilson, Journal of Credit Risk 6(2), 2010), for want of its own figure.
 */
export const FALLBACK_RATE = 0.011
