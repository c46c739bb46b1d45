import { BASE_RATE_TABLE, type BaseRateSource, FALLBACK_RATE } from './base-rate-table.ts'
import { type Horizon, HORIZONS } from '../model/score-model.ts'

/** `year` null: every year without one of its own. `countryCode` `*`: every country without one of its own. */
export type BaseRateOverride = {
  readonly countryCode: string
  readonly year: number | null
  readonly months: Horizon
  /** Share of companies failing within the months, above 0 and below 1. */
  readonly rate: number
}

/** What share of companies is taken to fail, and how far that is known. */
export type BaseRate = {
  readonly rate: number
  readonly source: BaseRateSource | 'configured'
  /** The year that the source speaks of; null where it is configured for every year or of no one year. */
  readonly year: number | null
  /** No published figure of the country and year itself, or of no horizon longer than a year. */
  readonly isAssumption: boolean
}

export type BaseRateQuery = {
  readonly countryCode: string
  readonly year: number
  readonly months: Horizon
  readonly overrides?: readonly BaseRateOverride[]
}

/**
 * The share of the companies of a country that fail within so many months of a year: the configured one, otherwise that
 * of the table. Where only a year's rate is known the longer ones are what is left of it year after year, 1 − (1 − r)ⁿ.
 */
export function baseRateOf(query: BaseRateQuery): BaseRate {
  return findConfigured(query) ?? findInTable(query)
}

function lengthen(yearlyRate: number, months: Horizon): number {
  return months === 12 ? yearlyRate : 1 - (1 - yearlyRate) ** (months / 12)
}

function findConfigured({ countryCode, year, months, overrides = [] }: BaseRateQuery): BaseRate | null {
  for (const country of [countryCode, '*']) {
    for (const wanted of [year, null]) {
      const found = overrides.filter((given) => given.countryCode === country && given.year === wanted)
      const own = found.findLast((given) => given.months === months)
      const yearly = own ?? found.findLast((given) => given.months === 12)
      if (yearly === undefined) continue
      const rate = own === undefined ? lengthen(yearly.rate, months) : own.rate
      return { rate, source: 'configured', year: wanted, isAssumption: own === undefined }
    }
  }
  return null
}

/** Years without a figure of their own take the last one before them, those before the first one that. */
function findInTable({ countryCode, year, months }: BaseRateQuery): BaseRate {
  const rows = BASE_RATE_TABLE.filter((row) => row.countryCode === countryCode)
  const row = rows.findLast((known) => known.year <= year) ?? rows[0]
  if (row === undefined)
    return { rate: lengthen(FALLBACK_RATE, months), source: 'fallback', year: null, isAssumption: true }
  const isAssumption = row.isAssumption || row.year !== year || months !== 12
  return { rate: lengthen(row.rate, months), source: row.source, year: row.year, isAssumption }
}

const ENTRY = /^([A-Z]{2}|\*)(?::(\d{4})(?::(\d+))?)?=(\d*\.?\d+)$/

/**
 * Reads base rates as `MERLEG_BASE_RATES` gives them: entries between commas, each `country[:year[:months]]=share`, as
 * in `HU:2025=0.02,HU:2025:36=0.05,*=0.01`; months 12 where they are not given. Throws RangeError that names the entry,
 * also where fewer companies would fail within a longer time than within a shorter one.
 */
export function parseBaseRates(text: string): readonly BaseRateOverride[] {
  const entries = text.split(',').map((entry) => entry.trim())
  const overrides = entries.filter((entry) => entry !== '').map(parseEntry)
  for (const override of overrides) refuseFalling(override, overrides)
  return overrides
}

/** A country and a year of which the table knows nothing. */
const [NO_COUNTRY, NO_YEAR] = ['--', 9999]

/** Who fails within a year has failed within three: what is not configured, the table or a year's rate tells. */
function refuseFalling({ countryCode, year }: BaseRateOverride, overrides: readonly BaseRateOverride[]): void {
  const country = countryCode === '*' ? NO_COUNTRY : countryCode
  const known = BASE_RATE_TABLE.filter((row) => row.countryCode === country).map((row) => row.year)
  for (const asked of year === null ? [...known, NO_YEAR] : [year]) {
    const rates = HORIZONS.map((months) => baseRateOf({ countryCode: country, year: asked, months, overrides }).rate)
    if (rates.some((rate, index) => rate < (rates[index - 1] ?? 0)))
      throw new RangeError(
        `${countryCode}${year === null ? '' : `:${year}`}: the shares of ${HORIZONS.join(', ')} months fall: ${rates.map((rate) => Number(rate.toPrecision(3))).join(', ')}`,
      )
  }
}

function parseEntry(entry: string): BaseRateOverride {
  const [, countryCode, year, months = '12', share] = ENTRY.exec(entry) ?? []
  if (countryCode === undefined) throw new RangeError(`${entry}: not country[:year[:months]]=share, as in HU:2025=0.02`)
  const horizon = HORIZONS.find((known) => known === Number(months))
  if (horizon === undefined) throw new RangeError(`${entry}: months are one of ${HORIZONS.join(', ')}`)
  const rate = Number(share)
  if (!(rate > 0 && rate < 1)) throw new RangeError(`${entry}: the share has to be above 0 and below 1`)
  return { countryCode, year: year === undefined ? null : Number(year), months: horizon, rate }
}
