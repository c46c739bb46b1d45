import type { DbOrTx } from '@merleg/db/connect'
import { findBusinessStart } from '@merleg/domain/company-life'
import { judgeSameness } from '@merleg/domain/connections/same-person'
import { type CompanyFailure, pickTime, readFailure, timeTie } from '@merleg/domain/group/failure'
import {
  findPhoenixSign,
  isWithinPhoenixTime,
  MOST_AT_SEAT,
  type PhoenixPair,
  type PhoenixSign,
  type SharedPerson,
} from '@merleg/domain/group/phoenix-sign'
import { haveSimilarNames } from '@merleg/domain/group/similar-name'
import { findSectorClass } from '@merleg/domain/sectors'
import { listIdentityMarks } from '../../connections/persons.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import {
  COMMON_TRAITS,
  countAtSeats,
  FAILURE_TRAITS,
  listSeatNeighbours,
  listTraits,
  type TraitRow,
} from './company-traits.repository.ts'
import type { FailureTies, TiePath } from './failure-ties.ts'
import { listActivityShares } from './group-accounts.repository.ts'

/** A sign between the company and another one, with what it rests on. */
export type FoundSign = PhoenixSign & {
  failedId: string
  risenId: string
  pair: PhoenixPair
  failure: CompanyFailure
}

export type FoundSigns = {
  signs: readonly FoundSign[]
  /** Companies that were compared, and those of which a day is not told. */
  compared: number
  undated: number
  batches: readonly { batchId: number }[]
}

type Asked = { companyId: string; asOf: string }
/** What facts say of one company. */
type Traits = {
  id: string
  failure: CompanyFailure | null
  foundedOn: string | null
  names: readonly string[]
  seats: readonly string[]
  activities: ReadonlySet<string>
}
type Candidate = {
  failed: Traits
  risen: Traits
  failure: CompanyFailure
  /** Through parties that own or lead both. */
  persons: readonly TiePath[]
  /** The one came of the other by law. */
  isSuccessor: boolean
}

/** Signs that the company carries on another one that failed, or another one it, the strongest first. */
export async function findPhoenixSigns(db: DbOrTx, asked: Asked, ties: FailureTies): Promise<FoundSigns> {
  const { companyId, asOf } = asked
  const sections = [...COMMON_TRAITS, ...FAILURE_TRAITS]
  const ownTraits = await listTraits(db, { companyIds: [companyId], sections, asOf })
  const own = readTraits(companyId, ownTraits.get(companyId) ?? [], asOf)
  // Of a company that works only failed ones are of interest, of a failed one all.
  const tied = [...ties.paths.keys()].filter((id) => own.failure !== null || ties.failures.has(id))
  const neighbours = await listNeighbours(db, { companyId, seats: own.seats })
  const others = [...new Set([...tied, ...neighbours])]
  const traits = await listTraits(db, { companyIds: others, sections, asOf })
  const all = others.flatMap((id) => {
    const other = readTraits(id, traits.get(id) ?? [], asOf)
    return listCandidates(own, other, ties.paths.get(id) ?? [])
  })
  const dated = all.filter((candidate) => isWithinPhoenixTime(toDays(candidate)) === true)
  const undated = all.filter((candidate) => isWithinPhoenixTime(toDays(candidate)) === null).length
  const known = await readKnown(db, { companyId, candidates: dated })
  const signs = dated.flatMap((candidate): FoundSign[] => {
    const pair = toPair(candidate, { own: companyId, known })
    const sign = findPhoenixSign(pair)
    const ids = { failedId: candidate.failed.id, risenId: candidate.risen.id }
    return sign === null ? [] : [{ ...sign, ...ids, pair, failure: candidate.failure }]
  })
  return {
    signs: signs.toSorted((a, b) => b.points - a.points || (a.failedId + a.risenId < b.failedId + b.risenId ? -1 : 1)),
    compared: others.length,
    undated,
    batches: [...ownTraits.values(), ...traits.values()].flat(),
  }
}

/** Who else has the seat, where that is no address of many. */
async function listNeighbours(db: DbOrTx, asked: { companyId: string; seats: readonly string[] }): Promise<string[]> {
  const counts = await countAtSeats(db, asked.seats)
  const seats = asked.seats.filter((seat) => (counts.get(seat) ?? 0) <= MOST_AT_SEAT)
  return listSeatNeighbours(db, { companyId: asked.companyId, seats, limit: 5 * MOST_AT_SEAT })
}

function readTraits(id: string, rows: readonly TraitRow[], asOf: string): Traits {
  const life = rows.map(({ section, from, until, status, on }) => ({
    section,
    validFrom: from,
    isValid: until === null || until > asOf,
    status,
    on,
  }))
  const valuesOf = (section: string): string[] => [
    ...new Set(rows.flatMap((row) => (row.section === section && row.value !== null ? row.value : []))),
  ]
  return {
    id,
    failure: readFailure(rows, asOf),
    foundedOn: findBusinessStart(life)?.on ?? null,
    names: valuesOf('name'),
    seats: valuesOf('seat'),
    activities: new Set(rows.flatMap(({ isMain, code }) => (isMain === true && code !== null ? code : []))),
  }
}

/** The company after the other, and the other after the company. */
function listCandidates(own: Traits, other: Traits, paths: readonly TiePath[]): Candidate[] {
  const persons = paths.filter(({ viaId, near, far }) => viaId !== null && holdsBoth(viaId, near, far))
  const isSuccessor = paths.some(({ viaId, near }) => viaId === null && near.some(({ kind }) => kind === 'succession'))
  const common = { persons, isSuccessor }
  return [
    ...(other.failure === null ? [] : [{ failed: other, risen: own, failure: other.failure, ...common }]),
    ...(own.failure === null ? [] : [{ failed: own, risen: other, failure: own.failure, ...common }]),
  ]
}

/** Does the party own or lead on both sides, and is not owned by one? */
function holdsBoth(viaId: string, near: readonly Tie[], far: readonly Tie[]): boolean {
  const holds = (tie: Tie): boolean => tie.partyId === viaId && tie.kind !== 'succession'
  return near.some(holds) && far.some(holds)
}

const toDays = ({ failure, risen }: Candidate) => ({ failedOn: failure.on, foundedOn: risen.foundedOn })

type Known = {
  identities: Awaited<ReturnType<typeof listIdentityMarks>>
  seats: ReadonlyMap<string, number>
  shares: ReadonlyMap<string, number>
}

/** What is asked of others for all pairs at once: who the persons are, and how many have the seat and the activity. */
async function readKnown(
  db: DbOrTx,
  { companyId, candidates }: { companyId: string; candidates: readonly Candidate[] },
): Promise<Known> {
  const persons = candidates.flatMap(({ persons: paths }) => paths.flatMap(({ viaId }) => viaId ?? []))
  const seats = candidates.flatMap(({ failed, risen }) => listCommon(failed.seats, risen.seats))
  const codes = candidates.flatMap(({ failed, risen }) => listCommonActivities(failed, risen))
  return {
    identities: await listIdentityMarks(db, [...new Set(persons)].toSorted()),
    seats: await countAtSeats(db, [...new Set(seats)].toSorted()),
    shares: await listActivityShares(db, { companyId, codes: [...new Set(codes)].toSorted() }),
  }
}

function listCommon(one: readonly string[], other: readonly string[]): string[] {
  return one.filter((value) => other.includes(value))
}

function listCommonActivities(one: Traits, other: Traits): string[] {
  const classOf = (code: string): string => findSectorClass({ scheme: 'NACE2', code }) ?? code
  const codes = new Set([...other.activities].map(classOf))
  return [...one.activities].map(classOf).filter((code) => codes.has(code))
}

function toPair(candidate: Candidate, { own, known }: { own: string; known: Known }): PhoenixPair {
  const { failed, risen, failure, persons, isSuccessor } = candidate
  const seats = listCommon(failed.seats, risen.seats)
  const codes = listCommonActivities(failed, risen)
  return {
    ...toDays(candidate),
    isFailureOver: failure.isOver,
    persons: persons.flatMap((path) => toPerson(path, { isOwnFailed: failed.id === own, failure, known })),
    isSameSeat: seats.length > 0,
    entitiesAtSeat: Math.max(0, ...seats.map((seat) => known.seats.get(seat) ?? 0)),
    isSameActivity: codes.length > 0,
    activityShare: codes.length === 0 ? null : Math.max(...codes.map((code) => known.shares.get(code) ?? 0)),
    hasSimilarName: failed.names.some((name) => risen.names.some((other) => haveSimilarNames(name, other))),
    isLegalSuccessor: isSuccessor,
  }
}

type Sides = { isOwnFailed: boolean; failure: CompanyFailure; known: Known }

function toPerson({ viaId, near, far }: TiePath, { isOwnFailed, failure, known }: Sides): SharedPerson[] {
  if (viaId === null) return []
  const [failed, risen] = (isOwnFailed ? [near, far] : [far, near]).map((ties) =>
    ties.filter((tie) => tie.partyId === viaId),
  )
  const has = (ties: readonly Tie[] | undefined, kind: Tie['kind']) => ties?.some((tie) => tie.kind === kind) ?? false
  const marks = known.identities.get(viaId)
  const isPerson = [...near, ...far].some(({ partyId, partyKind }) => partyId === viaId && partyKind === 'person')
  const begun = risen?.map(({ from }) => from) ?? []
  return [
    {
      partyId: viaId,
      identity: isPerson && marks !== undefined ? judgeSameness(marks) : null,
      isLeader: { failed: has(failed, 'leader'), risen: has(risen, 'leader') },
      isOwner: { failed: has(failed, 'owner'), risen: has(risen, 'owner') },
      timeInFailed: pickTime(failed?.map((tie) => timeTie(tie, failure.on)) ?? []),
      joinedRisenOn: begun.includes(null) ? null : (begun.flatMap((day) => day ?? []).toSorted()[0] ?? null),
    },
  ]
}
