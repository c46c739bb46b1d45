import type { DbOrTx } from '@merleg/db/connect'
import { listParties, type Party } from './parties.repository.ts'
import { listTies, type Tie } from './ties.repository.ts'

/** Of a company with thousands of owners so many are followed, those in force and with the largest shares first. */
const FOLLOWED_PARTIES = 500

/** A company and who is around it. */
export type CompanyNetwork = {
  companyId: string
  /** Between the company and others, whoever tells them. */
  direct: readonly Tie[]
  /** What its owners and leaders own and lead besides: always from the entry of another company. */
  further: readonly Tie[]
  /** Both ends of all ties, by id or `partyKey`. */
  parties: ReadonlyMap<string, Party>
  /** Owners and leaders who were not followed. */
  notFollowed: number
}

/** The ties of a company, and those of its owners and leaders to other companies; in force on the day and ended. */
export async function readCompanyNetwork(
  db: DbOrTx,
  { companyId, asOf }: { companyId: string; asOf: string },
): Promise<CompanyNetwork> {
  const { ties: direct } = await listTies(db, { parties: [companyId], asOf })
  const people = new Set(
    direct.flatMap(({ kind, partyId, companyId: told }) =>
      kind !== 'succession' && told === companyId && partyId !== null && partyId !== companyId ? partyId : [],
    ),
  )
  const followed = [...people].slice(0, FOLLOWED_PARTIES)
  const { ties: theirs } = await listTies(db, { parties: followed, asOf, kinds: ['owner', 'leader'] })
  const asked = new Set(followed)
  const further = theirs.filter(
    (tie) => tie.companyId !== companyId && tie.partyId !== null && tie.partyId !== companyId && asked.has(tie.partyId),
  )
  const parties = await listParties(db, { ties: [...direct, ...further], asOf })
  return { companyId, direct, further, parties, notFollowed: people.size - followed.length }
}
