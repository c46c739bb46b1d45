import type { DbOrTx } from '@merleg/db/connect'
import { createReadOnce } from '@merleg/db/snapshot-memory'
import { AppError } from '../../../app/app-error.ts'
import { listFacts } from '../../register/facts.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listStatements, type StoredStatement } from '../../register/statements.repository.ts'
import { type BusinessYears, listBusinessYears } from './business-years.ts'

export type ReportedCompany = {
  profile: Profile
  /** Newest period first. */
  statements: StoredStatement[]
  /** Null where nothing was filed. */
  businessYears: BusinessYears | null
}

const readOnce = createReadOnce<ReportedCompany>()

/** A company with its statements and business years, as known now. Throws `company.not-found`. */
export function loadBusinessYears(db: DbOrTx, { companyId }: { companyId: string }): Promise<ReportedCompany> {
  return readOnce(db, companyId, () => readBusinessYears(db, companyId))
}

async function readBusinessYears(db: DbOrTx, companyId: string): Promise<ReportedCompany> {
  // The whole history of the headcount is asked for, so that the day does not matter.
  const asOf = '9999-12-31'
  const [profile, headcounts, statements] = await Promise.all([
    findProfile(db, companyId),
    listFacts(db, { companyId, asOf, includeHistory: true, sections: ['headcount'] }),
    listStatements(db, { companyId }),
  ])
  if (profile === null) throw new AppError('company.not-found')
  return { profile, statements, businessYears: listBusinessYears(statements, headcounts) }
}
