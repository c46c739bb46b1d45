import type { Sector } from '@merleg/contract/report/sector.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../../app/app-error.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import {
  type CompanySectors,
  findComputedAt,
  findSectorSeries,
  listSectorsOf,
  type SectorSeries,
} from '../../sector-statistics/sector-statistics.repository.ts'
import { describeActivity } from '../words/register-words.ts'
import { loadBusinessYears } from '../business-years/year-input.ts'
import type { BusinessYears } from '../business-years/business-years.ts'
import { renderCharts, renderTable } from './sector-figures.ts'

type Query = {
  companyId: string
  locale: Locale
  /** One of those the answer lists; null: the narrowest of the main activity that has quartiles. */
  sector: string | null
}

const NO_SERIES: SectorSeries = new Map()
const NO_SECTORS: CompanySectors = { sectors: [], defaultId: null }

/** The company among those of a sector (spec part 1 §2). Throws `company.not-found`, `sector.not-found`. */
export async function getSectorPage(db: DbOrTx, { companyId, locale, sector }: Query): Promise<Sector> {
  const { profile, businessYears } = await loadBusinessYears(db, { companyId })
  const { sectors, defaultId } = businessYears === null ? NO_SECTORS : await listSectors(db, profile, businessYears)
  const selected = sector ?? defaultId ?? sectors[0]?.id ?? null
  if (sector !== null && !sectors.some(({ id }) => id === sector)) throw new AppError('sector.not-found')
  const computedAt = await findComputedAt(db)
  const series =
    selected === null || businessYears === null
      ? NO_SERIES
      : await findSectorSeries(db, { ...toPopulation(profile, businessYears), sectorId: selected })
  const years = selected === null ? [] : (businessYears?.years ?? [])
  return {
    empty: selected === null,
    gap: findGap({ businessYears, selected, computedAt, series }),
    sectors: sectors.map((known) => ({
      ...known,
      value: describeActivity(locale, { scheme: 'NACE2', code: known.id }),
    })),
    selectedSector: selected,
    currency: businessYears?.currency ?? null,
    table: renderTable({ locale, years, series, computedAt }),
    charts: renderCharts({ locale, years, series }),
  }
}

function listSectors(db: DbOrTx, profile: Profile, businessYears: BusinessYears): Promise<CompanySectors> {
  const { companyId, mainActivityScheme: scheme, mainActivityCode: code } = profile
  const mainActivity = scheme === null || code === null ? null : { scheme, code }
  const lastYear = businessYears.years.at(-1)?.year ?? 0
  return listSectorsOf(db, { ...toPopulation(profile, businessYears), companyId, mainActivity, lastYear })
}

const toPopulation = ({ countryCode, isMadeUp }: Profile, { currency }: BusinessYears) => ({
  countryCode,
  isMadeUp,
  currency,
})

type Found = {
  businessYears: BusinessYears | null
  selected: string | null
  computedAt: Date | null
  series: SectorSeries
}

function findGap({ businessYears, selected, computedAt, series }: Found): Sector['gap'] {
  if (businessYears === null) return 'no-accounts'
  if (selected === null) return 'no-activity'
  if (computedAt === null) return 'not-computed'
  return series.size === 0 ? 'too-few' : null
}
