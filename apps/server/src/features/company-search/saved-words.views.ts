import { readCriteriaResults } from '@merleg/contract/pages'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import { describeForHistory, describeQuery } from './describe-query.ts'
import { listModelNames } from './model-names.views.ts'
import { listSavedSearches } from './saved-searches.repository.ts'

type Reader = { userId: string; locale: Locale }

/** What a user's searches ask, in the language of the reader, by their ids; one that is not kept any more is left out. */
export async function describeSaved(
  { db, reads }: Pick<Deps, 'db' | 'reads'>,
  searchIds: readonly string[],
  { userId, locale, describe = describeQuery }: Reader & { describe?: typeof describeQuery },
): Promise<ReadonlyMap<string, string>> {
  const searches = [...(await listSavedSearches(db, [...new Set(searchIds)])).values()]
  const own = searches.filter((search) => search.userId === userId)
  const texts = await Promise.all(
    own.map(async ({ searchId, query }): Promise<[string, string]> => {
      const names = query.more.similarTo.length === 0 ? new Map<string, string>() : await listModelNames(reads, query)
      return [searchId, describe(query, { locale, names })]
    }),
  )
  return new Map(texts)
}

/**
 * Entries of a user's history in the language of the reader. A search that is not kept any more keeps the words in which it
 * was noted; all others but searches by criteria are what the user wrote himself, or a name.
 */
export async function describeHistory<Entry extends { query: string; url: string }>(
  deps: Pick<Deps, 'db' | 'reads'>,
  entries: readonly Entry[],
  reader: Reader,
): Promise<Entry[]> {
  const searchIds = entries.flatMap(({ url }) => readCriteriaResults(url) ?? [])
  const texts = await describeSaved(deps, searchIds, { ...reader, describe: describeForHistory })
  return entries.map((entry) => ({ ...entry, query: texts.get(readCriteriaResults(entry.url) ?? '') ?? entry.query }))
}
