import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import type { Profile } from '../../register/profiles.repository.ts'
import {
  findSectorSeries,
  listSectorsOf,
  type SectorSeries,
} from '../../sector-statistics/sector-statistics.repository.ts'
import { describeActivity } from '../words/register-words.ts'
import type { BusinessYears } from './business-years.ts'

/** The sector that a company is compared with: its code and name, and the quartiles of its companies. */
export type MainSector = { id: string; value: string; series: SectorSeries }

/** The narrowest sector of the main activity that has statistics; null where there is none, or no accounts. */
export async function loadMainSector(
  db: DbOrTx,
  profile: Profile,
  { businessYears, locale }: { businessYears: BusinessYears | null; locale: Locale },
): Promise<MainSector | null> {
  const { companyId, countryCode, isMadeUp, mainActivityScheme: scheme, mainActivityCode: code } = profile
  if (businessYears === null || scheme === null || code === null) return null
  const { currency, years } = businessYears
  const population = { countryCode, isMadeUp, currency }
  const lastYear = years.at(-1)?.year ?? 0
  const { defaultId } = await listSectorsOf(db, { ...population, companyId, mainActivity: { scheme, code }, lastYear })
  if (defaultId === null) return null
  return {
    id: defaultId,
    value: describeActivity(locale, { scheme: 'NACE2', code: defaultId }),
    series: await findSectorSeries(db, { ...population, sectorId: defaultId }),
  }
}
