import type { DbOrTx } from '@merleg/db/connect'
import type { ResultOrder } from '@merleg/contract/company-search.contract'
import type { Asked } from './ask.usecases.ts'
import {
  countCompanies,
  findAsOf,
  listCompanyIds,
  listSortedIds,
  ORDER_COLUMNS,
  type SortKey,
} from './sql-selection.repository.ts'

export type PageOf = { key: SortKey; isDescending: boolean; offset: number; limit: number }

/** What finds the companies of a query: the columns in memory, or the database. */
export type Finder = {
  count: (asked: Asked, withCosts: boolean) => Promise<Found & { without: ReadonlyMap<string, number> }>
  page: (asked: Asked, page: PageOf) => Promise<Found & { companyIds: readonly string[] }>
  list: (asked: Asked) => Promise<{ companyIds: readonly string[]; asOf: Date }>
}
type Found = { count: number; asOf: Date }

/** By what results are sorted; by name where the query has nothing that the order rests on. */
export function toSortKey(order: ResultOrder, { place, similar }: Pick<Asked, 'place' | 'similar'>): SortKey {
  switch (order) {
    case 'distance': {
      const settlements = place?.settlements ?? []
      if (place === null || settlements.length === 0) return { by: 'name' }
      return { by: 'settlements', settlements, values: settlements.map((name) => place.distanceKm(name) ?? 0) }
    }
    case 'similarity':
      // From the least alike on: likeness descending begins with the most.
      return similar === null ? { by: 'name' } : { by: 'companies', companyIds: similar.companyIds.toReversed() }
    case 'name':
      return { by: 'name' }
    default:
      return { by: 'column', column: ORDER_COLUMNS[order] }
  }
}

/** Asks the database. */
export function createSqlFinder(db: DbOrTx, now: () => Date): Finder {
  const readAsOf = async () => (await findAsOf(db)) ?? now()
  return {
    count: async ({ criteria, conditions, conditionsWithout }, withCosts) => {
      const asOf = await readAsOf()
      const count = await countCompanies(db, conditions)
      const without = new Map<string, number>()
      if (withCosts) for (const id of criteria) without.set(id, await countCompanies(db, conditionsWithout(id)))
      return { count, asOf, without }
    },
    page: async ({ conditions }, page) => {
      const asOf = await readAsOf()
      const count = await countCompanies(db, conditions)
      return { count, asOf, companyIds: await listSortedIds(db, { conditions, ...page }) }
    },
    list: async ({ conditions }) => {
      const asOf = await readAsOf()
      return { asOf, companyIds: await listCompanyIds(db, conditions) }
    },
  }
}
