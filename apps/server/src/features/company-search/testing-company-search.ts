import { CompanyQuery } from '@merleg/contract/company-search-query'
import type { Db } from '@merleg/db/connect'
import type { Clock } from '../../shared/clock.ts'
import { readConfig } from '../../app/config.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import { companySearchFollower } from './company-search.follower.ts'

/** Noon of this day in Hungary. */
export const TODAY = '2026-11-20'
export const clock: Clock = { now: () => new Date(`${TODAY}T11:00:00Z`) }

/** Lets the follower do what is to be done. */
export async function follow(db: Db): Promise<void> {
  await catchUp({ db, clock, config: readConfig({}) }, companySearchFollower)
}

/** A query of what is given; the rest is left open. */
export function ask(given: Parameters<typeof CompanyQuery.parse>[0]): CompanyQuery {
  return CompanyQuery.parse(given)
}
