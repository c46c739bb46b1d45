import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import { forgetPersonalData } from './forget-personal-data.repository.ts'
import { KEPT_DATA } from './personal-data-terms.ts'

const forgetJob = defineJob<Record<string, never>>('personal-data.forget', { retryLimit: 3 })

const NIGHTLY = '10 4 * * *'

export async function registerPersonalDataJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(forgetJob, () => forgetAll(deps))
  await deps.jobs.repeat(forgetJob, NIGHTLY)
}

/** Forgets all that is kept longer than its term, and says of how much. */
export async function forgetAll({ db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>): Promise<void> {
  for (const data of KEPT_DATA) {
    const count = await forgetPersonalData(db, { data, now: clock.now() })
    if (count > 0) logger.info({ data, count }, 'personal data whose term is over were forgotten')
  }
}
