import { followCompanies } from '../followers/follow-companies.usecases.ts'
import type { Follower, FollowerDeps } from '../followers/follower.ts'
import { findAlertProgress } from './alerts-fan-out.repository.ts'
import { type AlertPage, type AlertSupplement, fanOutAlerts } from './alerts-fan-out.usecases.ts'
import { lockChanges } from './monitoring-lock.repository.ts'
import { insertRegisterChanges } from './register-changes.repository.ts'

export const MONITORING_CURSOR = 'monitoring'

type Options = {
  /** What adds to the alerts of a change: rules of subscribers. Listed in the application, as they lean on this feature. */
  supplements?: readonly AlertSupplement[]
  pages?: { companies: number } & AlertPage
}

const PAGES = { companies: 2000, changes: 5000, alerts: 100_000 }

/** Writes down what batches told of companies, and alerts whom it concerns. */
export function createMonitoringFollower({ supplements = [], pages = PAGES }: Options = {}): Follower {
  return {
    name: MONITORING_CURSOR,
    isUrgent: true,
    hasOtherWork: hasChangesWithoutAlerts,
    catchUp: async (deps, run) => {
      await followCompanies(deps, run, {
        name: MONITORING_CURSOR,
        pageSize: pages.companies,
        follow: async (tx, companyIds, span) => {
          await lockChanges(tx)
          await insertRegisterChanges(tx, { companyIds, span })
        },
        onFollowed: () => undefined,
      })
      await fanOutAlerts(deps, { page: pages, supplements, signal: run.signal })
    },
  }
}

/** Left by a run that was killed, or by those who find changes that no batch tells of. */
async function hasChangesWithoutAlerts({ db }: FollowerDeps): Promise<boolean> {
  const { after, upTo } = await findAlertProgress(db)
  return after < upTo
}
