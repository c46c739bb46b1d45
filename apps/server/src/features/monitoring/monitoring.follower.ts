import { followCompanies } from '../followers/follow-companies.usecases.ts'
import type { Follower, FollowerDeps } from '../followers/follower.ts'
import { findAlertProgress } from './alerts-fan-out.repository.ts'
import { type AlertPage, type AlertSupplement, fanOutAlerts } from './alerts-fan-out.usecases.ts'
import { lockChanges } from './monitoring-lock.repository.ts'
import { insertRegisterChanges } from './register-changes.repository.ts'

export const MONITORING_CURSOR = 'monitoring'
/** The cursor of what is found by looking, beside it. */
export const MONITORING_LOOKS_CURSOR = 'monitoring-looks'

type Options = {
  /** What adds to the alerts of a change: rules of subscribers. Listed in the application, as they lean on this feature. */
  supplements?: readonly AlertSupplement[]
  pages?: { companies: number } & AlertPage
}

/** Of a change that ten thousand watch its alerts alone are a tenth of a page; few watch most companies. */
const PAGES = { companies: 2000, changes: 5000, alerts: 100_000 }

/** Writes down what batches told of companies, and alerts whom it concerns. */
export function createMonitoringFollower({ supplements = [], pages = PAGES }: Options = {}): Follower {
  return {
    name: MONITORING_CURSOR,
    isUrgent: true,
    hasOtherWork: hasChangesWithoutAlerts,
    catchUp: async (deps, run) => {
      const fanOut = () => fanOutAlerts(deps, { page: pages, supplements, signal: run.signal })
      // What is written down is told while the next is: of a large batch both take as long.
      const telling = startAgainAndAgain(fanOut)
      try {
        await followCompanies(deps, run, {
          name: MONITORING_CURSOR,
          pageSize: pages.companies,
          // What a batch is the first to tell of a company is no change.
          isOfKnown: true,
          follow: async (tx, companyIds, span) => {
            await lockChanges(tx)
            await insertRegisterChanges(tx, { companyIds, span })
          },
          onFollowed: telling.start,
        })
      } finally {
        await telling.ended()
      }
      await fanOut()
    },
  }
}

/** Work that is begun whenever it is started and not at it; one that fails is left to whoever does it at the end. */
function startAgainAndAgain(work: () => Promise<void>): { start: () => void; ended: () => Promise<void> } {
  let running: Promise<void> | null = null
  return {
    start: () => {
      running ??= work()
        .catch(() => undefined)
        .finally(() => (running = null))
    },
    ended: async () => {
      await running
    },
  }
}

/** Left by a run that was killed, or by those who find changes that no batch tells of. */
async function hasChangesWithoutAlerts({ db }: FollowerDeps): Promise<boolean> {
  const { after, upTo } = await findAlertProgress(db)
  return after < upTo
}
