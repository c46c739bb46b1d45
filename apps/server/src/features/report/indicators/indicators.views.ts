import type { Indicators } from '@merleg/contract/report/indicators.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { INDICATOR_GROUPS, type IndicatorGroup } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Profile } from '../../register/profiles.repository.ts'
import {
  findSectorSeries,
  listSectorsOf,
  type SectorSeries,
} from '../../sector-statistics/sector-statistics.repository.ts'
import { loadBusinessYears } from '../business-years/year-input.ts'
import type { BusinessYears } from '../business-years/business-years.ts'
import { describeActivity } from '../words/register-words.ts'
import { renderSeries } from './indicator-series.ts'

const NO_SERIES: SectorSeries = new Map()
const GROUPS = [
  'financialIndicators',
  'profitability',
  'capitalStructure',
  'workingCapital',
  'financialPosition',
  'revenueExamination',
] as const satisfies readonly IndicatorGroup[]

/** The 27 indicators of up to ten years (spec part 1 §2 "Indicators"). Throws `company.not-found`. */
export async function getIndicatorsPage(
  db: DbOrTx,
  { companyId, locale }: { companyId: string; locale: Locale },
): Promise<Indicators> {
  const { profile, businessYears } = await loadBusinessYears(db, { companyId })
  const sector = businessYears === null ? null : await loadSector(db, profile, businessYears)
  const t = getTranslator(locale, 'report/indicators/answers')
  const years = businessYears?.years ?? []
  return {
    ...renderSeries({ locale, years, sectorSeries: sector?.series ?? NO_SERIES }),
    meta: {
      empty: years.length === 0,
      currency: businessYears?.currency ?? null,
      sector:
        sector === null
          ? null
          : { id: sector.id, value: describeActivity(locale, { scheme: 'NACE2', code: sector.id }) },
      groups: GROUPS.map((key) => ({ key, title: t(`groups.${key}`), series: [...INDICATOR_GROUPS[key]] })),
    },
  }
}

/** The narrowest sector of the main activity that has statistics; null where there is none. */
async function loadSector(
  db: DbOrTx,
  profile: Profile,
  { currency, years }: BusinessYears,
): Promise<{ id: string; series: SectorSeries } | null> {
  const { companyId, countryCode, isMadeUp, mainActivityScheme: scheme, mainActivityCode: code } = profile
  if (scheme === null || code === null) return null
  const population = { countryCode, isMadeUp, currency }
  const lastYear = years.at(-1)?.year ?? 0
  const { defaultId } = await listSectorsOf(db, { ...population, companyId, mainActivity: { scheme, code }, lastYear })
  if (defaultId === null) return null
  return { id: defaultId, series: await findSectorSeries(db, { ...population, sectorId: defaultId }) }
}
