import type { DbOrTx } from '@merleg/db/connect'
import {
  countNamedTies,
  findInterestPage,
  type InterestPage,
  type InterestQuery,
  listNaming,
} from './interest-page.repository.ts'
import { listParties, type Party } from './parties.repository.ts'
import { listTies, type Tie } from './ties.repository.ts'

/** Of a company with thousands of owners so many are followed, those in force and with the largest shares first. */
const FOLLOWED_PARTIES = 500
/** Who is named in more entries of others is a hub: of those only the page that is shown is read, and of `further` what leads to it. */
const HUB_TIES = 1000

/** A company and who is around it. */
export type CompanyNetwork = {
  companyId: string
  /** Between the company and others, whoever tells them. */
  direct: readonly Tie[]
  /**
   * What its owners and leaders own and lead besides: always from the entry of another company. Of a hub only from those of
   * affiliated companies and of those that are shown.
   */
  further: readonly Tie[]
  /** Both ends of all ties, by id or `partyKey`. */
  parties: ReadonlyMap<string, Party>
  /** Owners and leaders who were not followed. */
  notFollowed: number
  /** Owners and leaders to whom the source gives no identifier: what else they own and lead nobody knows. */
  withoutId: number
  /** Of a hub: what it owns and leads, and `further`, were read only as far as this page needs them. Null: all was. */
  interests: (InterestPage & { followed: readonly string[] }) | null
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
  const { followed, notFollowed } = chooseFollowed(companyId, direct)
  const { ties: theirs } = await listTies(db, { parties: followed, asOf, kinds: ['owner', 'beneficial', 'leader'] })
  const people = new Set(followed)
  const further = theirs.filter(
    (tie) =>
      tie.companyId !== companyId && tie.partyId !== null && tie.partyId !== companyId && people.has(tie.partyId),
  )
  const parties = await listParties(db, { ties: [...direct, ...further], asOf, today })
  const withoutId = countWithoutId(companyId, direct)
  return { companyId, direct, further, parties, notFollowed, withoutId, interests: null }
}

async function readHub(
  db: DbOrTx,
  { companyId, asOf, today, page }: NetworkAsked & { page: NonNullable<NetworkAsked['page']> },
): Promise<CompanyNetwork> {
  const { ties: own } = await listTies(db, { parties: [companyId], asOf, isOwnEntry: true })
  const successions = await listNaming(db, { companyId, kinds: ['succession'] })
  const { followed, notFollowed } = chooseFollowed(companyId, own)
  const interests = await findInterestPage(db, { companyId, asOf, ...page, followed })
  // Whoever is on the page, or stands in another group, is told whole.
  const named = own.flatMap(({ partyId }) => partyId ?? [])
  const shown = [...new Set([...interests.ids, ...named, ...successions])]
  const { ties: told } = await listTies(db, { parties: [companyId], asOf, namedBy: shown })
  const { ties: further } = await listTies(db, {
    parties: followed,
    asOf,
    kinds: ['owner', 'beneficial', 'leader'],
    namedBy: [...shown, ...interests.affiliated].filter((id) => id !== companyId),
  })
  const direct = [...new Map([...own, ...told].map((tie) => [tie.factId, tie])).values()]
  const parties = await listParties(db, { ties: [...direct, ...further], asOf, today })
  const withoutId = countWithoutId(companyId, own)
  return { companyId, direct, further, parties, notFollowed, withoutId, interests: { ...interests, followed } }
}

/** How many owners and leaders of a company no identifier tells apart from others of their name. */
export function countWithoutId(companyId: string, direct: readonly Tie[]): number {
  const unknown = direct.filter(
    ({ kind, partyId, partyKind, companyId: told }) =>
      kind !== 'succession' && told === companyId && partyId === null && partyKind !== 'other',
  )
  return new Set(unknown.map(({ partyKey }) => partyKey)).size
}

/** Its owners and leaders, in force and before. */
function chooseFollowed(companyId: string, direct: readonly Tie[]): { followed: string[]; notFollowed: number } {
  const people = new Set(
    direct.flatMap(({ kind, partyId, companyId: told }) =>
      kind !== 'succession' && told === companyId && partyId !== null && partyId !== companyId ? partyId : [],
    ),
  )
  const followed = [...people].slice(0, FOLLOWED_PARTIES)
  return { followed, notFollowed: people.size - followed.length }
}
