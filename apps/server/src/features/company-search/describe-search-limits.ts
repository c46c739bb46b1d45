import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import { listSearchLimits, type ModelCompanies, type SearchLimit } from '@merleg/domain/company-search/search-limits'
import { MOST_SIMILAR } from '@merleg/domain/company-search/similar-companies'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { getTranslator } from '@merleg/i18n/translator'

type DescribedLimit = { limit: SearchLimit; text: string }

/** Whom a search passes over in silence, in sentences; how many they are is not counted. */
export function describeSearchLimits(
  query: CompanyQuery,
  { locale, ...asked }: { locale: Locale; isBySales: boolean; models: ModelCompanies | null },
): DescribedLimit[] {
  const t = getTranslator(locale, 'company-search/answers')
  const numbers = { ...WHOLE_YEAR_DAYS, limit: formatNumber(locale, MOST_SIMILAR) }
  return listSearchLimits({ criteria: listFilledCriteria(query), ...asked }).flatMap((limit) =>
    limit === 'turns' ? [] : { limit, text: t(`limits.${limit}`, numbers) },
  )
}
