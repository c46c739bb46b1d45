import type { Deps } from '../../app/deps.ts'
import type { CompanySelector } from './company-selection.ts'
import { readAsked } from './selection/ask.usecases.ts'
import { findDistances } from './selection/found-distances.repository.ts'
import { createSqlFinder, toSortKey } from './selection/sql-selector.usecases.ts'

/** Answers searches by criteria by the read models that `company-search.follower` keeps. */
export function createCompanySelector({ reads, clock }: Pick<Deps, 'reads' | 'clock'>): CompanySelector {
  const finder = createSqlFinder(reads, () => clock.now())
  return {
    count: async (query, { today, withCosts }) => {
      const asked = await readAsked(reads, { query, today })
      const { count, asOf, without } = await finder.count(asked, withCosts)
      const costs = asked.criteria.flatMap((criterion) => {
        const cost = without.get(criterion)
        return cost === undefined ? [] : [{ criterion, count: cost }]
      })
      return { count, isExact: true, asOf, without: costs }
    },
    page: async (query, { today, orderBy, isDescending, offset, limit }) => {
      const asked = await readAsked(reads, { query, today })
      const key = toSortKey(orderBy, asked)
      const { count, asOf, companyIds } = await finder.page(asked, { key, isDescending, offset, limit })
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
    list: async (query, { today }) => finder.list(await readAsked(reads, { query, today })),
  }
}
