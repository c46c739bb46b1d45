import { dayBefore } from '@merleg/domain/calendar-days'
import { type RecordState, tellRecordLives } from '@merleg/domain/interchange/record-life'
import type { BodsInterest, BodsStatement } from '@merleg/domain/interchange/bods-statement'
import { toBodsShare } from '@merleg/domain/interchange/shares'
import { tellsDirectHolders } from '@merleg/domain/interchange/source-reach'
import { findUnknownShare } from '@merleg/domain/connections/network-ties'
import type { Tie } from '../connections/ties.repository.ts'
import type { TieSource } from '../connections/tie-sources.repository.ts'
import { BOARD_POSTS, SUPERVISORY_BOARD } from '@merleg/domain/interchange/posts'
import { type Publication, toStatement } from './bods-frame.ts'

type Sources = ReadonlyMap<number, TieSource>

/**
 * What ties companies to others, as statements in the order of their days: one record for each time two parties were tied,
 * of each source by itself, with a statement for every day on which it changed. Who audits a company or came before it
 * holds no interest in it, and is not told.
 */
export function stateRelationships(ties: readonly Tie[], sources: Sources, publication: Publication): BodsStatement[] {
  const held = ties.filter(({ kind }) => kind !== 'auditor' && kind !== 'succession')
  const records = Map.groupBy(held, (tie) => composeRecordId(tie, sources))
  return [...records].flatMap(([recordId, of]) =>
    tellRecordLives(of, publication.asOf).flatMap((life, index) =>
      life.map((state, at) => {
        const spell = index === 0 ? recordId : `${recordId}:${index + 1}`
        return stateRelationship(spell, { state, next: life[at + 1]?.day ?? null, sources, publication })
      }),
    ),
  )
}

function composeRecordId({ companyId, partyKey, batchId }: Tie, sources: Sources): string {
  return ['relationship', companyId, partyKey, sources.get(batchId)?.sourceId ?? 'unknown'].join(':')
}

/** `next`: the day of the state after it. */
type Stated = { state: RecordState<Tie>; next: string | null; sources: Sources; publication: Publication }

function stateRelationship(recordId: string, { state, next, sources, publication }: Stated): BodsStatement {
  const [newest] = state.items.toSorted((a, b) => compareKnowledge(a, b, sources))
  if (newest === undefined) throw new Error(`no interest in ${recordId}`)
  const source = sources.get(newest.batchId) ?? null
  const observedOn = source?.observedOn ?? publication.asOf
  const framed = {
    recordId,
    declarationSubject: newest.companyId,
    statementDate: state.day ?? earliestOf(observedOn, next),
    recordStatus: state.status,
    source,
    reference: newest.sourceRef,
    isMadeUp: source?.source.isMadeUp ?? false,
  }
  const isDirect = source !== null && tellsDirectHolders({ ...source.source, sourceId: source.sourceId })
  const interests = state.items.flatMap((tie) => listInterests(tie, { ...publication, day: state.day, isDirect }))
  const recordDetails = {
    isComponent: false,
    subject: newest.companyId,
    interestedParty: newest.partyKey,
    interests,
  }
  return toStatement(framed, { recordType: 'relationship', recordDetails }, publication)
}

/** Of what began nobody knows when the day on which it was read, or the last one before it changed. */
function earliestOf(observedOn: string, next: string | null): string {
  return next !== null && next <= observedOn ? dayBefore(next) : observedOn
}

/** What was read last comes first. */
function compareKnowledge(a: Tie, b: Tie, sources: Sources): number {
  const [ours, theirs] = [a, b].map(({ batchId }) => sources.get(batchId)?.observedOn ?? '')
  return ours === theirs ? b.factId - a.factId : (ours ?? '') > (theirs ?? '') ? -1 : 1
}

type On = { asOf: string; day: string | null; isDirect: boolean }

function listInterests(tie: Tie, { asOf, day, isDirect }: On): BodsInterest[] {
  const { from, until } = tie
  // An end that came later was not known on the day of the statement; one that is still to come is.
  const isEndTold = until !== null && (until > asOf || (day !== null && until <= day))
  const days = { ...(from === null ? {} : { startDate: from }), ...(isEndTold ? { endDate: until } : {}) }
  if (tie.kind === 'beneficial') return listBenefits(tie, days)
  if (tie.kind !== 'owner') return [{ ...toOffice(tie), directOrIndirect: 'direct', ...days }]
  const frame = { directOrIndirect: isDirect ? ('direct' as const) : ('unknown' as const), ...describeBenefit(tie) }
  const share = toBodsShare(tie)
  const votes = toBodsShare({ shareMin: tie.votesMin, shareMax: tie.votesMax, shareText: null })
  const details = [tie.post, share === undefined || !('exact' in share) ? tie.shareText : null].filter(
    (text) => text !== null,
  )
  const told = details.length === 0 ? {} : { details: details.join('; ') }
  return [
    { type: 'shareholding', ...frame, ...told, ...(share === undefined ? {} : { share }), ...days },
    ...(votes === undefined ? [] : [{ type: 'votingRights' as const, ...frame, share: votes, ...days }]),
  ]
}

/** Whom the register tells as beneficial owner: who is no natural person is none by the standard. */
function listBenefits(tie: Tie, days: Pick<BodsInterest, 'startDate' | 'endDate'>): BodsInterest[] {
  const told = tie.shareText === null ? {} : { details: tie.shareText }
  const isPerson = tie.partyKind === 'person'
  const frame = { directOrIndirect: 'unknown', beneficialOwnershipOrControl: isPerson, ...told, ...days } as const
  const share = toBodsShare({ shareMin: tie.shareMin, shareMax: tie.shareMax, shareText: null })
  const votes = toBodsShare({ shareMin: tie.votesMin, shareMax: tie.votesMax, shareText: null })
  const held: BodsInterest[] = [
    ...(share === undefined ? [] : [{ type: 'shareholding' as const, ...frame, share }]),
    ...(votes === undefined ? [] : [{ type: 'votingRights' as const, ...frame, share: votes }]),
  ]
  return held.length > 0 ? held : [{ type: 'unknownInterest', ...frame }]
}

function toOffice({ section, post }: Tie): Pick<BodsInterest, 'type' | 'details'> {
  if (section === 'supervisory-board')
    return { type: 'boardMember', details: post === null ? SUPERVISORY_BOARD : `${SUPERVISORY_BOARD}: ${post}` }
  const board = BOARD_POSTS.find(({ text }) => text === post)
  if (board !== undefined) return { type: board.type }
  return { type: 'seniorManagingOfficial', ...(post === null ? {} : { details: post }) }
}

/** A quarter in Hungary (Act LIII of 2017, section 3, point 38), more than a quarter elsewhere in Europe. */
const QUARTER = 25

/**
 * Only what is certain: who is no natural person is no beneficial owner, and a person with so much is one. Of less nothing
 * is said, for he may hold more through others.
 */
function describeBenefit(tie: Tie): { beneficialOwnershipOrControl?: boolean } {
  if (tie.partyKind !== 'person') return { beneficialOwnershipOrControl: false }
  const least = Math.max(tie.shareMin ?? 0, tie.votesMin ?? 0)
  const isHungarian = !/^[a-z]{2}-/.test(tie.companyId)
  return least > QUARTER || (isHungarian && least === QUARTER) ? { beneficialOwnershipOrControl: true } : {}
}

/** What the known shares of a company leave over, in per cent. */
export type UnlistedPart = { companyId: string; min: number; max: number }

/** Of each company all of whose owners are given: what nobody is named for. */
export function listUnlistedParts(ties: readonly Tie[]): UnlistedPart[] {
  const owners = Map.groupBy(
    ties.filter(({ kind, isValid }) => kind === 'owner' && isValid),
    ({ companyId }) => companyId,
  )
  return [...owners].flatMap(([companyId, held]) => {
    const share = findUnknownShare(held)
    return share === null ? [] : [{ companyId, ...share }]
  })
}

/** That somebody holds the rest of a company, and that it is not known who. */
export function stateUnlistedPart(
  { companyId, min, max }: UnlistedPart,
  { isMadeUp, statementDate }: { isMadeUp: boolean; statementDate: string },
  publication: Publication,
): BodsStatement {
  const framed = {
    recordId: `relationship:${companyId}:unlisted`,
    declarationSubject: companyId,
    statementDate,
    recordStatus: 'new' as const,
    source: null,
    reference: null,
    isMadeUp,
    comments: ['Worked out from the shares of the owners who are named, which leave this over.'],
  }
  const share = min === max ? { exact: round(min) } : { minimum: round(min), maximum: round(max) }
  const recordDetails = {
    isComponent: false,
    subject: companyId,
    interestedParty: {
      reason: 'informationUnknownToPublisher',
      description: 'The sources name nobody for this part of the shares.',
    },
    interests: [{ type: 'shareholding' as const, directOrIndirect: 'unknown' as const, share }],
  }
  return toStatement(framed, { recordType: 'relationship', recordDetails }, publication)
}

const round = (perCent: number): number => Math.round(perCent * 1e6) / 1e6
