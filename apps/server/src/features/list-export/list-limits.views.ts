import type { Locale } from '@merleg/domain/locale'
import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { getTranslator } from '@merleg/i18n/translator'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { describeSearchLimits } from '../company-search/describe-search-limits.ts'
import { listSavedSearches } from '../company-search/saved-searches.repository.ts'
import { findModels } from '../company-search/similar/similar-companies.usecases.ts'

/** Whom the search of a list passes over in silence; where it is not kept, what would hold of one. */
export async function describeListLimits(
  { db, reads, clock }: Pick<Deps, 'db' | 'reads' | 'clock'>,
  { searchId, locale }: { searchId: string; locale: Locale },
): Promise<string[]> {
  const search = (await listSavedSearches(db, [searchId])).get(searchId)
  if (search === undefined) return [getTranslator(locale, 'list-export/answers')('file.passedOver', WHOLE_YEAR_DAYS)]
  const models = await findModels(reads, search.query, today(clock))
  // Lists are in no order of amounts.
  return describeSearchLimits(search.query, { locale, isBySales: false, models }).map(({ text }) => text)
}
