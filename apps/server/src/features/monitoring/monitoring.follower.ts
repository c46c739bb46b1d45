import { followCompanies } from '../followers/follow-companies.usecases.ts'
import type { Follower, FollowerDeps } from '../followers/follower.ts'
import { findAlertProgress } from './alerts-fan-out.repository.ts'
import { type AlertSupplement, fanOutAlerts } from './alerts-fan-out.usecases.ts'
import { lockChanges } from './monitoring-lock.repository.ts'
import { insertRegisterChanges } from './register-changes.repository.ts'

export const MONITORING_CURSOR = 'monitoring'

const PAGE_COMPANIES = 2000

/** What adds to the alerts of a change, one line each. */
const SUPPLEMENTS: readonly AlertSupplement[] = []

/** Writes down what batches told of companies, and alerts whom it concerns. */
export const monitoringFollower: Follower = {
  name: MONITORING_CURSOR,
  hasOtherWork: hasChangesWithoutAlerts,
  catchUp: async (deps, run) => {
    await followCompanies(deps, run, {
      name: MONITORING_CURSOR,
      pageSize: PAGE_COMPANIES,
      follow: async (tx, companyIds, span) => {
        await lockChanges(tx)
        await insertRegisterChanges(tx, { companyIds, span })
      },
      onFollowed: () => undefined,
    })
    await fanOutAlerts(deps, { supplements: SUPPLEMENTS, signal: run.signal })
  },
}

/** Left by a run that was killed, or by those who find changes that no batch tells of. */
async function hasChangesWithoutAlerts({ db }: FollowerDeps): Promise<boolean> {
  const { after, upTo } = await findAlertProgress(db)
  return after < upTo
}
