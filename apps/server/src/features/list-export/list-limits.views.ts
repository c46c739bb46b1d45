import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { describeCurrencyLimits } from '../company-search/describe-currency-limits.ts'
import { listSavedSearches } from '../company-search/saved-searches.repository.ts'
import { hasSalesOfModels } from '../company-search/similar/similar-companies.usecases.ts'

/** Whom the search of a list passes over for the currency of their accounts; where it is not kept, what would hold of one. */
export async function describeListLimits(
  { db, reads, clock }: Pick<Deps, 'db' | 'reads' | 'clock'>,
  { searchId, locale }: { searchId: string; locale: Locale },
): Promise<string[]> {
  const search = (await listSavedSearches(db, [searchId])).get(searchId)
  if (search === undefined) return [getTranslator(locale, 'list-export/answers')('file.currency')]
  const hasModelSales = await hasSalesOfModels(reads, search.query, today(clock))
  // Lists are in no order of amounts.
  return describeCurrencyLimits(search.query, { locale, isBySales: false, hasModelSales })
}
