import type { DbOrTx } from '@merleg/db/connect'
import { type CompanyFailure, readFailure } from '@merleg/domain/group/failure'
import { isLeadingPost } from '@merleg/domain/group/group-head'
import { countWithoutId } from '../../connections/company-network.ts'
import { listParties, type Party, type PartyDays } from '../../connections/parties.repository.ts'
import { listTies, type Tie } from '../../connections/ties.repository.ts'
import { FAILURE_TRAITS, listTraits } from './company-traits.repository.ts'

/** Of a company with more ties those in force and the largest shares are followed. */
const MOST_DIRECT = 500
/** Who has more ties is a service or a public owner: shown, and not walked through. */
export const MOST_OF_HUB = 200
/** So many companies are asked whether they failed. */
const MOST_COMPANIES = 2000

/** A way from the company to another one: one tie, or two through a party. */
export type TiePath = {
  companyId: string
  /** The party between, by its id; null of a direct tie. */
  viaId: string | null
  /** Between the company and the party, or the other company; of all kinds between the two. */
  near: readonly Tie[]
  /** Between the party and the other company; empty of a direct tie. */
  far: readonly Tie[]
}

/** Who is within two ties of a company, and which of them failed. */
export type FailureTies = {
  direct: readonly Tie[]
  /** By company, shortest ways first. */
  paths: ReadonlyMap<string, readonly TiePath[]>
  failures: ReadonlyMap<string, CompanyFailure>
  /** That of the company itself. */
  ownFailure: CompanyFailure | null
  parties: ReadonlyMap<string, Party>
  /** Parties not walked through. */
  hubs: readonly string[]
  /** Parties and companies left out for their number. */
  notRead: number
  /** Owners and leaders of the company to whom the source gives no identifier: whom else they are tied to nobody knows. */
  withoutId: number
  /** Readings of sources that tell of ties and failures. */
  batches: readonly { batchId: number }[]
}

/** Reads all companies within two ties of a company, in force or ended, and what became of them. */
export async function readFailureTies(
  db: DbOrTx,
  { companyId, asOf, today }: PartyDays & { companyId: string },
): Promise<FailureTies> {
  const { ties: near, counts } = await listTies(db, { parties: [companyId], asOf, limit: MOST_DIRECT })
  const direct = near.filter(isOfBusiness)
  const ends = [...new Set(direct.flatMap((tie) => otherEnd(companyId, tie) ?? []))].filter((id) => id !== companyId)
  const further = await listTies(db, { parties: ends, asOf, limit: MOST_OF_HUB })
  const hubs = ends.filter((id) => (further.counts.get(id)?.total ?? 0) > MOST_OF_HUB)
  const walked = ends.filter((id) => !hubs.includes(id))
  const found = collectPaths({ companyId, direct, further: further.ties.filter(isOfBusiness), walked })
  const kept = new Map([...found].slice(0, MOST_COMPANIES))
  const traits = await listTraits(db, { companyIds: [companyId, ...kept.keys()], sections: FAILURE_TRAITS, asOf })
  const failureOf = (id: string): CompanyFailure | null => readFailure(traits.get(id) ?? [], asOf)
  const failures = new Map([...kept.keys()].flatMap((id) => pairOf(id, failureOf(id))))
  const told = [...direct, ...[...kept.values()].flatMap((paths) => paths.flatMap(({ far }) => far))]
  const batches = [...told, ...[...traits.values()].flat()]
  return {
    direct,
    paths: kept,
    failures,
    ownFailure: failureOf(companyId),
    parties: await listParties(db, { ties: told, asOf, today }),
    hubs,
    notRead: Math.max(0, (counts.get(companyId)?.total ?? 0) - MOST_DIRECT) + found.size - kept.size,
    withoutId: countWithoutId(companyId, direct),
    batches,
  }
}

/** Who winds companies up is tied to all of them by office. */
const isOfBusiness = ({ kind, post }: Tie): boolean => kind !== 'leader' || isLeadingPost(post)

function pairOf(id: string, failure: CompanyFailure | null): [string, CompanyFailure][] {
  return failure === null ? [] : [[id, failure]]
}

/** The other end of a tie; null where it has no id, and so nothing else is known of it. */
export function otherEnd(id: string, tie: Tie): string | null {
  return tie.companyId === id ? tie.partyId : tie.companyId
}

type Read = { companyId: string; direct: readonly Tie[]; further: readonly Tie[]; walked: readonly string[] }

/** By company that is told in ties, the direct way, or one for each party between. */
function collectPaths({ companyId, direct, further, walked }: Read): Map<string, TiePath[]> {
  const paths = new Map<string, TiePath[]>()
  const add = (path: TiePath): void => {
    paths.set(path.companyId, [...(paths.get(path.companyId) ?? []), path])
  }
  const near = Map.groupBy(direct, (tie) => otherEnd(companyId, tie) ?? '')
  for (const [id, ties] of near)
    if (id !== '' && id !== companyId && isCompanyEnd(id, ties))
      add({ companyId: id, viaId: null, near: ties, far: [] })
  const isWalked = new Set(walked)
  const byVia = new Map<string, Map<string, Tie[]>>()
  for (const tie of further) {
    for (const via of [tie.companyId, tie.partyId]) {
      const end = via === null || !isWalked.has(via) ? null : otherEnd(via, tie)
      if (via === null || end === null || end === companyId || end === via || !isCompanyEnd(end, [tie])) continue
      const ends = byVia.get(via) ?? new Map<string, Tie[]>()
      byVia.set(via, ends.set(end, [...(ends.get(end) ?? []), tie]))
    }
  }
  for (const [via, ends] of byVia)
    for (const [end, far] of ends) add({ companyId: end, viaId: via, near: near.get(via) ?? [], far })
  return paths
}

/** Persons do not fail in the register; whether another end is one is told by the entry that names it. */
function isCompanyEnd(id: string, ties: readonly Tie[]): boolean {
  return ties.some((tie) => tie.companyId === id || tie.partyKind !== 'person')
}
