import { cutText } from '@merleg/domain/format/cut-text'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import { today } from '../../shared/clock.ts'
import { describeQuery } from '../company-search/describe-query.ts'
import { listModelNames } from '../company-search/model-names.views.ts'
import type { SavedSearch } from '../company-search/saved-searches.repository.ts'
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
export function sourceOfExport({ db }: Pick<Deps, 'db'>, row: Owned<ListExportRow>): ListSource {
  const { exportId, quoteId, searchId, subscriberId, userId, title, hasRows } = row
  if (!hasRows) throw new AppError('list-export.not-kept')
  return {
    key: exportId,
    searchId,
    subscriberId,
    userId,
    describe: () => Promise.resolve(title),
    find: async () => {
      const quote = await findQuote(db, quoteId)
      const rows = quote && (await readFrozenRows(db, quote))
      if (rows === null) throw new AppError('list-export.not-kept')
      return rows
    },
  }
}
