import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { criteriaResultsPage } from '@merleg/contract/pages'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import type { Locale } from '@merleg/domain/locale'
import { findSettlement } from '@merleg/domain/reference/settlements'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { proposeSettlements } from '../search/geo-place.usecases.ts'
import { rememberPage } from '../search/search.usecases.ts'
import { checkQuery, pathOf } from './check-query.ts'
import { describeForHistory } from './describe-query.ts'
import { listModelNames } from './model-names.views.ts'
import { type SavedSearch, upsertSavedSearch } from './saved-searches.repository.ts'

/**
 * Saves what is asked and answers the id. Throws `saved-search.empty`, `validation.failed`, `place.not-found` and
 * `company.not-found`, each with the path of the field.
 */
export async function saveSearch(
  deps: Pick<Deps, 'db' | 'reads' | 'clock'>,
  { userId, subscriberId }: SessionUser,
  { variant, query }: { variant: SearchVariant; query: CompanyQuery },
): Promise<string> {
  const checked = checkQuery(query, { variant })
  checkPlace(checked)
  await checkModels(deps, checked)
  return upsertSavedSearch(deps.db, { userId, subscriberId, variant, query: checked, now: deps.clock.now() })
}

function checkPlace({ more: { nearby } }: CompanyQuery): void {
  if (nearby.settlement === '' || findSettlement(nearby.settlement)) return
  const path = `${pathOf('nearby')}.settlement`
  throw new AppError('place.not-found', {
    fields: { [path]: 'unknown' },
    proposals: { [path]: proposeSettlements(nearby.settlement) },
  })
}

async function checkModels({ reads }: Pick<Deps, 'reads'>, query: CompanyQuery): Promise<void> {
  const known = await listModelNames(reads, query)
  const unknown = [...query.more.similarTo.entries()].filter(([, id]) => !known.has(id))
  if (unknown.length === 0) return
  const fields = Object.fromEntries(unknown.map(([index]) => [`${pathOf('similarTo')}.${index}`, 'unknown']))
  throw new AppError('company.not-found', { fields })
}

/** Notes a saved search in the history of its user, under the address of its results. */
export async function rememberCriteriaSearch(
  deps: Deps,
  { userId, variant, searchId, query }: Owned<SavedSearch>,
  locale: Locale,
): Promise<void> {
  const names = await listModelNames(deps.reads, query)
  const text = describeForHistory(query, { locale, names })
  await rememberPage(deps, userId, { text, url: criteriaResultsPage(variant, searchId) })
}
