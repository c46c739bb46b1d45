import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import { listSearchLimits } from '@merleg/domain/company-search/search-limits'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'

/** Whom favourites with these searches lose as the currency of accounts or the length of a year changed, in sentences, each once. */
export function describeLosses(queries: readonly CompanyQuery[], locale: Locale): string[] {
  const t = getTranslator(locale, 'favorites/answers')
  const told = queries.flatMap((query) =>
    listSearchLimits({ criteria: listFilledCriteria(query) }).flatMap((limit) =>
      limit === 'amounts' || limit === 'wholeYear' || limit === 'growth' ? [t(`losses.${limit}`)] : [],
    ),
  )
  return [...new Set(told)]
}
