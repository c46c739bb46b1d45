import type { DbOrTx } from '@merleg/db/connect'
import { chooseHoldings } from '@merleg/domain/connections/told-holdings'
import { type CompanyFigures, readCompanyFigures } from '@merleg/domain/group/group-accounts'
import { type GroupSum, sumGroup } from '@merleg/domain/group/sum-group'
import { findGroup, type GroupMember } from '@merleg/domain/ownership/dominated-group'
import { AppError } from '../../../app/app-error.ts'
import { type GroupNetwork, readGroupNetwork } from '../../connections/group-network.ts'
import type { Party, PartyDays } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { findNotYet, type NotYet } from '../silence/not-yet.ts'
import { type Headcount, listGroupFilings, listHeadcounts } from './group-accounts.repository.ts'

/** Of so many members with consolidated accounts it is worked out whom they contain. */
export const MOST_CONSOLIDATED = 50

type InRegister = Extract<Party, { isInRegister: true }>

/** A company of the group; `tie` is `head` of the head itself. */
export type MemberRow = Pick<GroupMember, 'level' | 'verdict'> & {
  party: InRegister
  tie: GroupMember['tie'] | 'head'
  figures: CompanyFigures
  headcount: Headcount | null
}

export type GroupRead = {
  profile: Profile
  group: GroupNetwork
  /** The head first where it is a company, then by level and name. */
  rows: readonly MemberRow[]
  sum: GroupSum
  /** By company those of its holdings that the head or a member has. */
  ownersWithin: ReadonlyMap<string, readonly Tie[]>
  /** Members whose consolidated accounts were left out, because there are too many of them. */
  leftOut: number
  batches: readonly { batchId: number }[]
  /** Since when the company is, where it was not there yet: alone it is then no group, and `rows` are none. */
  notYet: NotYet | null
}

/** A group with what its companies filed. Throws `company.not-found`. */
export async function readReportGroup(db: DbOrTx, asked: PartyDays & { companyId: string }): Promise<GroupRead> {
  const { companyId, asOf } = asked
  const profile = await findProfile(db, companyId)
  if (profile === null) throw new AppError('company.not-found')
  const group = await readGroupNetwork(db, asked)
  const notYet = await findNotYet(db, asked)
  const found = listRows(group)
  const listed = notYet !== null && found.length <= 1 ? [] : found
  const ids = listed.map(({ party }) => party.id)
  const filings = await listGroupFilings(db, { companyIds: ids, asOf })
  const headcounts = await listHeadcounts(db, { companyIds: ids, asOf })
  const rows = listed.map((row): MemberRow => {
    const filed = filings.byCompany.get(row.party.id) ?? []
    return { ...row, figures: readCompanyFigures(filed), headcount: headcounts.get(row.party.id) ?? null }
  })
  const { sum, leftOut } = sumRows(group, rows)
  const batches = [...group.ties, ...filings.batches, ...headcounts.values()]
  return { profile, group, rows, sum, ownersWithin: findOwnersWithin(group), leftOut, batches, notYet }
}

function findOwnersWithin({ head, members, ties }: GroupNetwork): Map<string, Tie[]> {
  const within = new Set([head.partyId, ...members.map(({ partyId }) => partyId)])
  const owners = chooseHoldings(ties).filter(({ partyKey }) => within.has(partyKey))
  return Map.groupBy(owners, ({ companyId }) => companyId)
}

type Listed = Omit<MemberRow, 'figures' | 'headcount'>

function listRows({ head, members, parties }: GroupNetwork): Listed[] {
  const own = { partyId: head.partyId, tie: 'head', level: 0, verdict: 'certain' } as const
  return [own, ...members]
    .flatMap(({ partyId, tie, level, verdict }): Listed[] => {
      const party = parties.get(partyId)
      return party?.isInRegister === true ? [{ party, tie, level, verdict }] : []
    })
    .toSorted((a, b) => a.level - b.level || compare(a.party.name, b.party.name) || compare(a.party.id, b.party.id))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function sumRows({ head, network }: GroupNetwork, rows: readonly MemberRow[]): { sum: GroupSum; leftOut: number } {
  // A possible head makes what it holds for certain possible too.
  const isSure = head.verdict === 'certain'
  const consolidating = rows.filter(({ figures }) => figures.consolidated !== null)
  const asked = new Set(consolidating.slice(0, MOST_CONSOLIDATED).map(({ party }) => party.id))
  const listContained = (id: string): string[] =>
    asked.has(id) && network.positions.has(id)
      ? findGroup(network, { headId: id, ledIds: [] }).flatMap((one) => (one.verdict === 'certain' ? one.partyId : []))
      : []
  const sum = sumGroup(
    rows.map(({ party: { id }, tie, verdict, figures, headcount }) => ({
      id,
      isCertain: tie === 'head' || (verdict === 'certain' && isSure),
      figures: asked.has(id) ? figures : { ...figures, consolidated: null },
      headcount: headcount?.persons ?? null,
      contains: listContained(id),
    })),
  )
  return { sum, leftOut: consolidating.length - asked.size }
}
