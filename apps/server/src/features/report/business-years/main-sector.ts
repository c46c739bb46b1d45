import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import type { Profile } from '../../register/profiles.repository.ts'
import {
  findDefaultSector,
  findSectorSeries,
  type SectorSeries,
} from '../../sector-statistics/sector-statistics.repository.ts'
import { describeActivity } from '../words/register-words.ts'
import type { BusinessYears } from './business-years.ts'

/** The sector that a company is compared with: its code and name, and the quartiles of its companies. */
export type MainSector = { id: string; value: string; series: SectorSeries }

/**
 * The narrowest sector of the main activity that has statistics; null where there is none, or no accounts. Its quartiles
 * are of every year, or of so many of the company's last ones.
 */
export async function loadMainSector(
  db: DbOrTx,
  profile: Profile,
  { businessYears, locale, lastYears }: { businessYears: BusinessYears | null; locale: Locale; lastYears?: number },
): Promise<MainSector | null> {
  const { countryCode, isMadeUp, mainActivityScheme: scheme, mainActivityCode: code } = profile
  if (businessYears === null || scheme === null || code === null) return null
  const { currency, years } = businessYears
  const population = { countryCode, isMadeUp, currency }
  const lastYear = years.at(-1)?.year ?? 0
  const id = await findDefaultSector(db, { ...population, mainActivity: { scheme, code }, lastYear })
  if (id === null) return null
  const fromYear = lastYears === undefined ? 0 : (years.slice(-lastYears)[0]?.year ?? 0)
  return {
    id,
    value: describeActivity(locale, { scheme: 'NACE2', code: id }),
    series: await findSectorSeries(db, { ...population, sectorId: id, fromYear }),
  }
}
