import { createInterestReader, type InterestReader, type Interests } from './interests.ts'
import { type IntermediateOwner, listIntermediates } from './intermediate-owners.ts'
import { listEnds, MOST_ENDS, type OwnershipEnds } from './ownership-ends.ts'
import { findStake } from './owner-rows.ts'
import {
  OWNERSHIP_MEASURES,
  type OwnershipFault,
  type OwnershipNetwork,
  partyAt,
  positionOf,
} from './ownership-network.ts'
import { type OwnershipRule } from './ownership-rules.ts'
import { type Effort } from './solve-owner.ts'
import { judgeAmongListed, judgeInterest, OWNER_VERDICTS, type OwnerVerdict, pickVerdict } from './verdict.ts'
import { limitWork } from './work-limit.ts'

/** So many stakes are visited for an answer at most: beside all else that takes a good half of what it may take. */
const MOST_VISITS = 60_000_000

/**
 * The laws that say who a final owner is, each with its first day. `hungary`: Act LIII of 2017, 3. § 38. a): at least 25 %
 * of the votes or of the ownership, directly or as Act V of 2013, 8:2. § (4) counts it. `union`: Regulation (EU) 2024/1624,
 * art. 51–54, in force from its art. 90.
 */
export const OWNER_LAWS = ['hungary', 'union'] as const
export type OwnerLaw = (typeof OWNER_LAWS)[number]
const UNION_LAW_FROM = '2027-07-10'

/** The law of a day, YYYY-MM-DD. */
export function findOwnerLaw(day: string): OwnerLaw {
  return day >= UNION_LAW_FROM ? 'union' : 'hungary'
}

/**
 * Why somebody is a final owner: `interest`, enough of the votes or the capital; `majority`, control of more than half of
 * the votes (art. 53); `control-and-interest`, both in one chain (art. 54).
 */
export type OwnerGround = 'interest' | 'majority' | 'control-and-interest'

export type RuleFinding = {
  readonly interests: Interests
  readonly verdict: OwnerVerdict
  /** The verdict if he is not behind any of the owners that no source lists. */
  readonly amongListed: OwnerVerdict
}

/** `grounds` are those that have the verdict; none where it is `excluded`. */
export type LawFinding = Pick<RuleFinding, 'verdict' | 'amongListed'> & { readonly grounds: readonly OwnerGround[] }

/** A natural person; `level` is the number of steps of the shortest way, 1 for a direct owner. */
export type OwnerFinding = {
  readonly partyId: string
  readonly level: number
  readonly rules: Readonly<Record<OwnershipRule, RuleFinding>>
  readonly laws: Readonly<Record<OwnerLaw, LawFinding>>
}

/**
 * Do the senior managers stand in for a final owner (3. § 38.; art. 63 (4))? `unless-found`: if none of the possible
 * persons is one, nor anybody whom no source lists.
 */
export type StandIn = 'no' | 'unless-found' | 'yes'

export type FinalOwners = OwnershipEnds & {
  readonly targetId: string
  /** On a regulated market: the first limb of the Hungarian definition leaves such companies out. */
  readonly isListed: boolean
  /** All natural persons behind the company, those with the greatest interest first. */
  readonly owners: readonly OwnerFinding[]
  readonly intermediates: readonly IntermediateOwner[]
  readonly standIn: Readonly<Record<OwnerLaw, StandIn>>
  /** A circle was too large to be solved to the end: bounds are true, but may be wider than need be. */
  readonly areBoundsWide: boolean
  /** Contradictions on the ways that were followed. */
  readonly faults: readonly OwnershipFault[]
}

/**
 * Who stands behind a company, by every rule and law; of persons acting together, and of close relatives, whose parts are
 * added (Act V of 2013, 8:2. § (5)), the network does not know. Where more stakes than `mostVisits` would have to be visited
 * bounds stay as they are then.
 * @throws RangeError where the network does not know the company
 */
export function findFinalOwners(
  network: OwnershipNetwork,
  targetId: string,
  { mostVisits = MOST_VISITS }: { mostVisits?: number } = {},
): FinalOwners {
  const target = positionOf(network, targetId)
  const limit = limitWork(mostVisits)
  let areBoundsWide = false
  const effort: Effort = { limit, onUnsettled: () => void (areBoundsWide = true) }
  const reader = createInterestReader(network, target, effort)
  const controllers = listControllers(network, reader)
  const persons = listPersons(network, reader)
  const questions = persons.size + MOST_ENDS
  limit.shareAmong(questions + 1)
  const unlisted = judgeOwner(controllers, (rule, at) => reader.readUnlisted(rule, at))
  const owners = [...persons.values()]
    .flatMap((alike, index): OwnerFinding[] => {
      limit.shareAmong(questions - index)
      const [first = target] = alike
      const judged = judgeOwner(controllers, (rule, at) => reader.read(first, rule, at))
      return alike.map((position) => ({
        partyId: partyAt(network, position).id,
        level: reader.levels.get(position) ?? 0,
        ...judged,
      }))
    })
    .toSorted(compareOwners)
  const upstream = new Set([...reader.levels.keys()].map((position) => partyAt(network, position).id))
  return {
    targetId,
    isListed: partyAt(network, target).kind === 'listed',
    owners,
    intermediates: listIntermediates(network, target),
    ...listEnds(network, target, effort),
    standIn: {
      hungary: judgeStandIn([...owners, unlisted].map(({ laws }) => laws.hungary)),
      union: judgeStandIn([...owners, unlisted].map(({ laws }) => laws.union)),
    },
    faults: network.faults.filter(({ partyId }) => upstream.has(partyId)),
    areBoundsWide,
  }
}

/** Persons who hold the same parts of the same companies stand behind all others alike, and are judged once. */
function listPersons(network: OwnershipNetwork, { levels }: InterestReader): Map<string, number[]> {
  const persons = [...levels].flatMap(([position, level]) =>
    level > 0 && partyAt(network, position).kind === 'natural-person' ? [position] : [],
  )
  return Map.groupBy(persons, (position) => describeStakes(network, position))
}

function describeStakes({ owned, rows }: OwnershipNetwork, owner: number): string {
  return (owned[owner] ?? [])
    .map((position) =>
      OWNERSHIP_MEASURES.map((measure) => {
        const row = rows[measure][position] ?? null
        const stake = row === null ? null : findStake(row, owner)
        return `${position}:${stake?.min}-${stake?.max}`
      }).join('/'),
    )
    .join()
}

type Controller = { position: number; verdict: OwnerVerdict }

/** Companies that control the target; whether unlisted owners hide a further one is asked of persons only. */
function listControllers(network: OwnershipNetwork, reader: InterestReader): Controller[] {
  return [...reader.levels.keys()].flatMap((position): Controller[] => {
    if (reader.levels.get(position) === 0 || network.rows.votes[position] === null) return []
    const verdict = judgeAmongListed('control', reader.readListed(position, 'control'))
    return verdict === 'excluded' ? [] : [{ position, verdict }]
  })
}

/** What somebody has in the company, or in one above it: a person, or one owner whom no source lists. */
type ReadInterests = (rule: OwnershipRule, at?: number) => Interests

function judgeOwner(controllers: readonly Controller[], read: ReadInterests): Pick<OwnerFinding, 'rules' | 'laws'> {
  const judge = (rule: OwnershipRule): RuleFinding => {
    const interests = read(rule)
    const { highest } = interests
    return { interests, verdict: judgeInterest(rule, highest), amongListed: judgeAmongListed(rule, highest) }
  }
  const rules = { economic: judge('economic'), hungarian: judge('hungarian'), control: judge('control') }
  const laws = {
    hungary: judgeGrounds([['interest', rules.hungarian]]),
    union: judgeGrounds([
      ['interest', rules.economic],
      ['majority', rules.control],
      ['control-and-interest', judgeCoexistence(controllers, read, rules.control.interests)],
    ]),
  }
  return { rules, laws }
}

type Judged = Pick<RuleFinding, 'verdict' | 'amongListed'>

/**
 * Art. 54: (a) control of those that have a direct interest, alone or together, which is what the rule of control adds up;
 * (b) an interest in who controls the company.
 */
function judgeCoexistence(controllers: readonly Controller[], read: ReadInterests, control: Interests): Judged {
  // What is controlled has an interest from a quarter on, as the rules of a quarter ask.
  const byControl = {
    verdict: judgeInterest('economic', control.highest),
    amongListed: judgeAmongListed('economic', control.highest),
  }
  const byInterest = controllers.map(({ position, verdict }): Judged => {
    const { highest } = read('economic', position)
    return {
      verdict: weaker(verdict, judgeInterest('economic', highest)),
      amongListed: weaker(verdict, judgeAmongListed('economic', highest)),
    }
  })
  const all = [byControl, ...byInterest]
  return {
    verdict: pickVerdict(all.map((each) => each.verdict)),
    amongListed: pickVerdict(all.map((each) => each.amongListed)),
  }
}

function weaker(one: OwnerVerdict, other: OwnerVerdict): OwnerVerdict {
  return OWNER_VERDICTS.indexOf(one) > OWNER_VERDICTS.indexOf(other) ? one : other
}

function judgeGrounds(grounds: readonly [OwnerGround, Judged][]): LawFinding {
  const verdict = pickVerdict(grounds.map(([, each]) => each.verdict))
  const told = verdict === 'excluded' ? [] : grounds.filter(([, each]) => each.verdict === verdict)
  const amongListed = pickVerdict(grounds.map(([, each]) => each.amongListed))
  return { verdict, amongListed, grounds: told.map(([ground]) => ground) }
}

function judgeStandIn(findings: readonly LawFinding[]): StandIn {
  const verdict = pickVerdict(findings.map((finding) => finding.verdict))
  return ({ certain: 'no', possible: 'unless-found', excluded: 'yes' } as const)[verdict]
}

function compareOwners(a: OwnerFinding, b: OwnerFinding): number {
  const order = (['min', 'max'] as const).map(
    (bound) => b.rules.hungarian.interests.highest[bound] - a.rules.hungarian.interests.highest[bound],
  )
  return order.find((difference) => difference !== 0) ?? (a.partyId < b.partyId ? -1 : 1)
}
