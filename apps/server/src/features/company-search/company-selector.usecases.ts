import { totalmem } from 'node:os'
import { shareOf } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { createColumnsFinder } from './columns/columns-finder.usecases.ts'
import { createSearchColumns, MOST_SHARE_OF_MEMORY } from './columns/search-columns.ts'
import type { CompanySelector } from './company-selection.ts'
import { readAsked } from './selection/ask.usecases.ts'
import { findDistances } from './selection/found-distances.repository.ts'
import { createSqlFinder, toSortKey } from './selection/sql-selector.usecases.ts'

type SelectorDeps = Pick<Deps, 'reads' | 'clock' | 'logger'> & {
  config: Pick<Deps['config'], 'MERLEG_SEARCH_COLUMNS' | 'MERLEG_PROCESSES'>
}

/** Answers searches by criteria by the read models that `company-search.follower` keeps. */
export function createCompanySelector({ reads, clock, config, logger }: SelectorDeps): CompanySelector {
  const now = () => clock.now()
  const columns = createSearchColumns({
    db: reads,
    now,
    isOn: config.MERLEG_SEARCH_COLUMNS,
    mostBytes: shareOf(totalmem() * MOST_SHARE_OF_MEMORY, config),
    onError: (error) => logger.warn({ err: error }, 'search columns could not be read; the database answers'),
  })
  const bySql = createSqlFinder(reads, now)
  const chooseFinder = async () => {
    const current = await columns.current()
    return current === null ? bySql : createColumnsFinder(reads, () => columns.latest() ?? current)
  }
  return {
    count: async (query, { today, withCosts }) => {
      const asked = await readAsked(reads, { query, today })
      const { count, asOf, without } = await (await chooseFinder()).count(asked, withCosts)
      const costs = asked.criteria.flatMap((criterion) => {
        const cost = without.get(criterion)
        return cost === undefined ? [] : [{ criterion, count: cost }]
      })
      return { count, isExact: true, asOf, without: costs }
    },
    page: async (query, { today, orderBy, isDescending, offset, limit }) => {
      const asked = await readAsked(reads, { query, today })
      const key = toSortKey(orderBy, asked)
      const { count, asOf, companyIds } = await (await chooseFinder()).page(asked, { key, isDescending, offset, limit })
      const { place, similar } = asked
      return {
        companyIds,
        count,
        asOf,
        distanceKm: place?.isByDistance === true ? await findDistances(reads, { companyIds, place }) : new Map(),
        likeness: new Map(
          companyIds.flatMap((id) => {
            const features = similar?.likeness.get(id)
            return features === undefined ? [] : [[id, features] as const]
          }),
        ),
      }
    },
    list: async (query, { today }) => (await chooseFinder()).list(await readAsked(reads, { query, today })),
    load: () => columns.load(),
  }
}
