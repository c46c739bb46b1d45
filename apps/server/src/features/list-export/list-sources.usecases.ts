import { cutText } from '@merleg/domain/format/cut-text'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import { today } from '../../shared/clock.ts'
import { describeQuery } from '../company-search/describe-query.ts'
import { listModelNames } from '../company-search/model-names.views.ts'
import type { SavedSearch } from '../company-search/saved-searches.repository.ts'
import { describeSaved } from '../company-search/saved-words.views.ts'
import { selectorOf } from '../company-search/shared-selector.ts'
import { readFrozenRows } from './frozen/frozen-rows.ts'
import { findQuote } from './frozen/quotes.repository.ts'
import type { ListExportRow } from './list-exports.repository.ts'

const MAX_TITLE = 200

/** Where the companies of a list come from. */
export type ListSource = {
  /** By what the list is known again while it is in memory. */
  key: string
  searchId: string
  subscriberId: string
  userId: string
  /** What was searched for. */
  describe: (locale: Locale) => Promise<string>
  /** Ids in their order, and of which state of the register they are. */
  find: () => Promise<{ companyIds: readonly string[]; asOf: Date }>
}

/** What a search finds today. */
export function sourceOfSearch(
  deps: Pick<Deps, 'db' | 'reads' | 'clock' | 'logger' | 'config'>,
  { searchId, subscriberId, userId, query }: Owned<SavedSearch>,
): ListSource {
  return {
    key: searchId,
    searchId,
    subscriberId,
    userId,
    describe: async (locale) =>
      cutText(describeQuery(query, { locale, names: await listModelNames(deps.reads, query) }), MAX_TITLE),
    find: () => selectorOf(deps).list(query, { today: today(deps.clock) }),
  }
}

/** Who was in a list that was delivered, whatever its search finds today. @throws AppError `list-export.not-kept` */
export function sourceOfExport(deps: Pick<Deps, 'db' | 'reads'>, row: Owned<ListExportRow>): ListSource {
  const { exportId, quoteId, searchId, subscriberId, userId, title, hasRows } = row
  if (!hasRows) throw new AppError('list-export.not-kept')
  return {
    key: exportId,
    searchId,
    subscriberId,
    userId,
    describe: async (locale) => (await describeLists(deps, [row], locale))[0] ?? title,
    find: async () => {
      const quote = await findQuote(deps.db, quoteId)
      const rows = quote && (await readFrozenRows(deps.db, quote))
      if (rows === null) throw new AppError('list-export.not-kept')
      return rows
    },
  }
}

/**
 * What was searched for where lists of one user were made, in their order: in the language of the reader while the search is kept, which
 * never changes, otherwise as it was written when the list was made.
 */
export async function describeLists(
  deps: Pick<Deps, 'db' | 'reads'>,
  rows: readonly ListExportRow[],
  locale: Locale,
): Promise<string[]> {
  const [first] = rows
  if (first === undefined) return []
  const searchIds = rows.map(({ searchId }) => searchId)
  const texts = await describeSaved(deps, searchIds, { userId: first.userId, locale })
  return rows.map(({ searchId, title }) => cutText(texts.get(searchId) ?? title, MAX_TITLE))
}
