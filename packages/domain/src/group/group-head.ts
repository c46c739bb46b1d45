import { MAJORITY_SHARE } from '../ownership/ownership-rules.ts'
import { exceedsShare } from '../ownership/share-band.ts'
import { type LastOwner } from './last-owners.ts'

/**
 * Under whom a group stands. `owner`: the last owner by the majority of votes; `leader`: the one person who leads the
 * company; `company`: the company itself, where neither is known.
 */
export const HEAD_KINDS = ['owner', 'leader', 'company'] as const
export type HeadKind = (typeof HEAD_KINDS)[number]

/** `rivals`: others who may be the last owner as well; `served`: a leader of too many companies, taken for a service. */
export type GroupHead = {
  readonly kind: HeadKind
  readonly partyId: string
  readonly verdict: LastOwner['verdict']
  readonly rivals: readonly string[]
  readonly served: string | null
}

/** Who leads more companies than this sells the office: they are no group. */
export const MOST_LED_COMPANIES = 50

/** Who leads a company on the day; `isPerson`, a natural person whom the source tells apart by an id. */
export type Leader = { readonly partyId: string; readonly isPerson: boolean; readonly companies: number }

/**
 * Posts that a court or the law gives, as a pattern that JavaScript and PostgreSQL read alike, whatever the case of letters
 * without accents: who winds companies up leads none of them, and answers for none.
 */
export const WINDING_UP_POSTS =
  'felsz[áÁ]mol|v[éÉ]gelsz[áÁ]mol|vagyonfel[üÜ]gyel|liquidator|liquid[áÁ]tor|pankrotihaldur|lichidator'
const WINDING_UP = new RegExp(WINDING_UP_POSTS, 'iu')

/** Does a post, in the words of the register, make its holder a leader, and not one who winds the company up? */
export function isLeadingPost(post: string | null): boolean {
  return post === null || !WINDING_UP.test(post)
}

/**
 * The head of a company's group: a certain last owner; else who alone leads it; else the only possible last owner; else
 * the company. A leader of a hundred companies is a service and no head.
 */
export function chooseHead(asked: {
  targetId: string
  lastOwners: readonly LastOwner[]
  leaders: readonly Leader[]
}): GroupHead {
  const { targetId, lastOwners, leaders } = asked
  const [first] = lastOwners
  const sole = findSoleLeader(leaders)
  const isService = sole !== null && sole.companies > MOST_LED_COMPANIES
  const served = sole !== null && isService ? sole.partyId : null
  const named = (kind: HeadKind, partyId: string, verdict: LastOwner['verdict']): GroupHead => ({
    kind,
    partyId,
    verdict,
    rivals: lastOwners.flatMap((owner) => (owner.partyId === partyId ? [] : [owner.partyId])),
    served,
  })
  if (first?.verdict === 'certain') return named('owner', first.partyId, 'certain')
  if (sole !== null && !isService) return named('leader', sole.partyId, 'certain')
  if (first !== undefined && lastOwners.length === 1) return named('owner', first.partyId, 'possible')
  return named('company', targetId, 'certain')
}

/** The only one in office, if that is a person. */
export function findSoleLeader<One extends Pick<Leader, 'partyId' | 'isPerson'>>(leaders: readonly One[]): One | null {
  const [first] = leaders
  const isOne = leaders.every(({ partyId }) => partyId === first?.partyId)
  return first !== undefined && isOne && first.isPerson ? first : null
}

/** A company that somebody leads: who is in office there, and who has which part of it for certain, 0–1. */
export type LedCompany = {
  readonly companyId: string
  readonly leaders: readonly Pick<Leader, 'partyId' | 'isPerson'>[]
  readonly owners: readonly { readonly partyId: string; readonly min: number }[]
}

/** Of some companies those that a head dominates: who alone leads them, and nobody else has the majority of. */
export function listDominated(headId: string, companies: readonly LedCompany[]): string[] {
  return companies.flatMap(({ companyId, leaders, owners }) => {
    if (findSoleLeader(leaders)?.partyId !== headId) return []
    return owners.some(({ partyId, min }) => partyId !== headId && exceedsShare(min, MAJORITY_SHARE)) ? [] : companyId
  })
}
