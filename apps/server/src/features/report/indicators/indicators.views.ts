import type { Indicators } from '@merleg/contract/report/indicators.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { loadMainSector } from '../business-years/main-sector.ts'
import { loadBusinessYears } from '../business-years/year-input.ts'
import { renderSeries } from './indicator-series.ts'

/** The 27 indicators of up to ten years (spec part 1 §2 "Indicators"). Throws `company.not-found`. */
export async function getIndicatorsPage(
  db: DbOrTx,
  { companyId, locale }: { companyId: string; locale: Locale },
): Promise<Indicators> {
  const { profile, businessYears } = await loadBusinessYears(db, { companyId })
  return renderSeries({
    locale,
    currency: businessYears?.currency ?? null,
    years: businessYears?.years ?? [],
    sector: await loadMainSector(db, profile, { businessYears, locale }),
  })
}
