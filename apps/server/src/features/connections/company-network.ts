import type { DbOrTx } from '@merleg/db/connect'
import {
  countNamedTies,
  findInterestPage,
  type InterestPage,
  type InterestQuery,
  type InterestThrough,
} from './interest-page.repository.ts'
import { listParties, type Party } from './parties.repository.ts'
import { listTies, type Tie } from './ties.repository.ts'

/** Of a company with thousands of owners so many are followed, those in force and with the largest shares first. */
const FOLLOWED_PARTIES = 500
/** Who is named in more entries of others is a hub: of those only the page that is shown is read. */
const HUB_TIES = 1000

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
  /** Of a hub: what it owns and leads was read only as far as this page shows it. Null: all was. */
  interests: InterestPage | null
}

export type NetworkAsked = {
  companyId: string
  asOf: string
  /** YYYY-MM-DD: on an earlier day the other ends are read as they were on it. */
  today: string
  /** The page that is shown, where a hub may be read by pages. */
  page?: Pick<InterestQuery, 'order' | 'onlyValid' | 'offset' | 'limit'> | undefined
  /** Of a test. */
  hubTies?: number
}

/** The ties of a company, and those of its owners and leaders to other companies; in force on the day and ended. */
export async function readCompanyNetwork(db: DbOrTx, asked: NetworkAsked): Promise<CompanyNetwork> {
  const { companyId, asOf, today, page, hubTies = HUB_TIES } = asked
  const most = hubTies + 1
  if (page !== undefined && (await countNamedTies(db, { companyId, most })) > hubTies)
    return readHub(db, { ...asked, page })
  const { ties: direct } = await listTies(db, { parties: [companyId], asOf })
  const { further, notFollowed } = await follow(db, { companyId, asOf, direct })
  const parties = await listParties(db, { ties: [...direct, ...further], asOf, today })
  return { companyId, direct, further, parties, notFollowed, interests: null }
}

async function readHub(
  db: DbOrTx,
  { companyId, asOf, today, page }: NetworkAsked & { page: NonNullable<NetworkAsked['page']> },
): Promise<CompanyNetwork> {
  const { ties: own } = await listTies(db, { parties: [companyId], asOf, isOwnEntry: true })
  const { ties: successions } = await listTies(db, { parties: [companyId], asOf, kinds: ['succession'] })
  const { further, notFollowed } = await follow(db, { companyId, asOf, direct: own })
  const through = countThrough(further)
  const interests = await findInterestPage(db, { companyId, asOf, ...page, through })
  // Whoever is tied through others may be tied directly as well, and then stands in another group.
  const named = own.flatMap(({ partyId }) => partyId ?? [])
  const others = [...new Set([...interests.ids, ...through.map((one) => one.companyId), ...named])]
  const between = await listTies(db, { parties: [companyId, ...others], asOf, isBetween: true })
  const told = between.ties.filter((tie) => tie.companyId === companyId || tie.partyId === companyId)
  const direct = [...new Map([...own, ...successions, ...told].map((tie) => [tie.factId, tie])).values()]
  const parties = await listParties(db, { ties: [...direct, ...further], asOf, today })
  return { companyId, direct, further, parties, notFollowed, interests }
}

type Followed = { companyId: string; asOf: string; direct: readonly Tie[] }

async function follow(
  db: DbOrTx,
  { companyId, asOf, direct }: Followed,
): Promise<Pick<CompanyNetwork, 'further' | 'notFollowed'>> {
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
  return { further, notFollowed: people.size - followed.length }
}

function countThrough(further: readonly Tie[]): InterestThrough[] {
  return [...Map.groupBy(further, (tie) => tie.companyId)].map(([companyId, ties]) => ({
    companyId,
    count: new Set(ties.map(({ partyKey }) => partyKey)).size,
    since: ties.reduce<string | null>((latest, { from }) => ((from ?? '') > (latest ?? '') ? from : latest), null),
  }))
}
