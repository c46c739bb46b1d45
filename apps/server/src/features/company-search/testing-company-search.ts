import { CompanyQuery } from '@merleg/contract/company-search-query'
import type { Db } from '@merleg/db/connect'
import type { Clock } from '../../shared/clock.ts'
import { readConfig } from '../../app/config.ts'
import { createLogger } from '../../shared/logger.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import { companySearchFollower } from './company-search.follower.ts'
import type { CompanySelector } from './company-selection.ts'
import { createCompanySelector } from './company-selector.usecases.ts'

/** Noon of this day in Hungary. */
export const TODAY = '2026-11-20'
export const clock: Clock = { now: () => new Date(`${TODAY}T11:00:00Z`) }

/** What answers, with or without columns in memory. */
export function selectorOf(reads: Db, { withColumns }: { withColumns: boolean }): CompanySelector {
  const config = readConfig({ MERLEG_SEARCH_COLUMNS: withColumns ? 'on' : 'off' })
  return createCompanySelector({ reads, clock, config, logger: createLogger('silent') })
}

/** Lets the follower do what is to be done. */
export async function follow(db: Db): Promise<void> {
  await catchUp({ db, clock, config: readConfig({}) }, companySearchFollower)
}

/** A query of what is given; the rest is left open. */
export function ask(given: object): CompanyQuery {
  return CompanyQuery.parse(given)
}
