import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import { listCurrencyLimits } from '@merleg/domain/company-search/currency-limits'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'

/** Whom a search passes over because of the currency of their accounts, in sentences; how many they are is not counted. */
export function describeCurrencyLimits(
  query: CompanyQuery,
  { locale, ...asked }: { locale: Locale; isBySales: boolean; hasModelSales: boolean },
): string[] {
  const t = getTranslator(locale, 'company-search/answers')
  return listCurrencyLimits({ criteria: listFilledCriteria(query), ...asked }).flatMap((limit) =>
    limit === 'turns' ? [] : [t(`currencyLimits.${limit}`)],
  )
}
