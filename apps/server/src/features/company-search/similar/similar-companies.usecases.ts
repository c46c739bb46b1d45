import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { DbOrTx } from '@merleg/db/connect'
import { listClassesOfDivisions } from '@merleg/domain/company-search/searched-class'
import { findSimilar, type FeatureLikeness } from '@merleg/domain/company-search/similar-companies'
import { listClassesBehind } from '@merleg/domain/reference/later-activities'
import { AppError } from '../../../app/app-error.ts'
import { listCompared, listOfClasses } from './similar-companies.repository.ts'

/** So many of the nearest are like them; the rest is not. */
export const MOST_SIMILAR = 500

/** The nearest first, and what of each is most alike. */
export type SimilarCompanies = {
  companyIds: readonly string[]
  likeness: ReadonlyMap<string, readonly FeatureLikeness[]>
}

type Asked = { companyIds: readonly string[]; today: string }

/** Companies of the same division of NACE that are most like some others. Throws `company.not-found`. */
export async function findSimilarCompanies(db: DbOrTx, { companyIds, today }: Asked): Promise<SimilarCompanies> {
  const seeds = await listCompared(db, { companyIds, today })
  if (seeds.length < new Set(companyIds).size) throw new AppError('company.not-found')
  const own = seeds.flatMap(({ activity }) => (activity === null ? [] : listClassesBehind(activity)))
  const divisions = [...new Set(own.map((code) => code.slice(0, 2)))]
  const candidates = await listOfClasses(db, { classes: listClassesOfDivisions(divisions), today })
  const similar = findSimilar(seeds, candidates, MOST_SIMILAR)
  return {
    companyIds: similar.map(({ companyId }) => companyId),
    likeness: new Map(similar.map(({ companyId, nearest }) => [companyId, nearest])),
  }
}

/** Are sales compared, of the companies that a query wants others to be like? Those of a whole year in forints are. */
export async function hasSalesOfModels(db: DbOrTx, { more }: CompanyQuery, today: string): Promise<boolean> {
  if (more.similarTo.length === 0) return false
  return (await listCompared(db, { companyIds: more.similarTo, today })).some(({ sales }) => sales !== null)
}
