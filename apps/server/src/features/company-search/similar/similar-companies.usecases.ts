import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { DbOrTx } from '@merleg/db/connect'
import { listClassesOfDivisions } from '@merleg/domain/company-search/searched-class'
import type { ModelCompanies } from '@merleg/domain/company-search/search-limits'
import {
  type ComparedCompany,
  findSimilar,
  type FeatureLikeness,
  MOST_SIMILAR,
} from '@merleg/domain/company-search/similar-companies'
import { listClassesBehind } from '@merleg/domain/reference/later-activities'
import { AppError } from '../../../app/app-error.ts'
import { hasMoreOfClasses, listCompared, listOfClasses } from './similar-companies.repository.ts'

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
  const candidates = await listOfClasses(db, { classes: listClassesLike(seeds), today })
  const similar = findSimilar(seeds, candidates, MOST_SIMILAR)
  return {
    companyIds: similar.map(({ companyId }) => companyId),
    likeness: new Map(similar.map(({ companyId, nearest }) => [companyId, nearest])),
  }
}

/** The classes among which others are looked for; none where no activity of the companies is known by which to look. */
function listClassesLike(seeds: readonly ComparedCompany[]): readonly string[] {
  const own = seeds.flatMap(({ activity }) => (activity === null ? [] : listClassesBehind(activity)))
  return listClassesOfDivisions([...new Set(own.map((code) => code.slice(0, 2)))])
}

/** What is known of the companies that a query wants others to be like; null where it wants none to be. */
export async function findModels(db: DbOrTx, { more }: CompanyQuery, today: string): Promise<ModelCompanies | null> {
  const { similarTo: companyIds } = more
  if (companyIds.length === 0) return null
  const seeds = await listCompared(db, { companyIds, today })
  const classes = listClassesLike(seeds)
  return {
    hasSales: seeds.some(({ sales }) => sales !== null),
    hasActivity: classes.length > 0,
    isCut: await hasMoreOfClasses(db, { classes, but: companyIds, limit: MOST_SIMILAR }),
  }
}
