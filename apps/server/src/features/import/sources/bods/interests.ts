import { readBodsNature } from '@merleg/domain/beneficial-owners/bods-natures'
import type { BodsInterest } from '@merleg/domain/interchange/bods-statement'
import { BOARD_POSTS, SUPERVISORY_BOARD } from '@merleg/domain/interchange/posts'
import { readBodsShare, type ShareBounds } from '@merleg/domain/interchange/shares'
import { readIsoDay } from '../../reading/cell-values.ts'
import type { RejectReason } from '../../reading/source-lines.ts'
import type { StandardTie } from '../../reading/standard-parties.ts'

/** What an interest says, before it is known what later statements say of it. */
export type ReadInterest = { tie: StandardTie; from: string | null; until: string | null }
export type InterestFault = { reason: RejectReason; detail: string }

/**
 * What a statement says of the interests of a party; shares and votes of the same days are one holding. Whoever is said to be
 * the beneficial owner by anything else than what he holds himself is told as such, by all of it together.
 */
export function readInterests(interests: readonly BodsInterest[]): { read: ReadInterest[]; faults: InterestFault[] } {
  const read: ReadInterest[] = []
  const faults: InterestFault[] = []
  for (const interest of interests) {
    const found = readInterest(interest)
    const benefit = readBenefit(interest)
    if (benefit !== null && !joinBenefit(read, benefit)) read.push(benefit)
    if ('reason' in found) {
      if (benefit === null) faults.push(found)
    } else if (!joinVotes(read, found)) read.push(found)
  }
  return { read, faults }
}

function readInterest(interest: BodsInterest): ReadInterest | InterestFault {
  const { type = 'unknownInterest', directOrIndirect, startDate, endDate } = interest
  if (directOrIndirect === 'indirect') return { reason: 'indirect-interest', detail: type }
  const [from, until] = [readDay(startDate), readDay(endDate)]
  if (from === undefined || until === undefined)
    return { reason: 'date', detail: `${type}: ${startDate ?? ''} – ${endDate ?? ''}` }
  if (from !== null && until !== null && until <= from)
    return { reason: 'period', detail: `${type}: ${from} – ${until}` }
  const tie = readTie(interest)
  return 'reason' in tie ? tie : { tie, from, until }
}

/** Null of who is not said to benefit, of what tells itself, and where the days are no days. */
function readBenefit(interest: BodsInterest): ReadInterest | null {
  const { beneficialOwnershipOrControl: isBeneficial, directOrIndirect, startDate, endDate } = interest
  const [from, until] = [readDay(startDate), readDay(endDate)]
  const isHeldHimself = directOrIndirect === 'direct' && !('reason' in readTie(interest))
  if (isBeneficial !== true || isHeldHimself || from === undefined || until === undefined) return null
  if (from !== null && until !== null && until <= from) return null
  const nature = readBodsNature(interest)
  return nature === null ? null : { tie: { section: 'beneficial-owner', natures: [nature] }, from, until }
}

/** Of the same days it is one and the same owner. */
function joinBenefit(read: ReadInterest[], found: ReadInterest): boolean {
  const at = read.findIndex(
    ({ tie, from, until }) => tie.section === 'beneficial-owner' && from === found.from && until === found.until,
  )
  const other = read[at]
  if (other?.tie.section !== 'beneficial-owner' || found.tie.section !== 'beneficial-owner') return false
  read[at] = { ...found, tie: { ...found.tie, natures: [...other.tie.natures, ...found.tie.natures] } }
  return true
}

/** Null: it is not told; undefined: it is no day. */
function readDay(text: string | undefined): string | null | undefined {
  return text === undefined || text === '' ? null : (readIsoDay(text.slice(0, 10)) ?? undefined)
}

const NO_SHARE: ShareBounds = { shareMin: null, shareMax: null, shareText: null }

function readTie({ type = 'unknownInterest', details, share }: BodsInterest): StandardTie | InterestFault {
  if (type === 'shareholding' || type === 'votingRights') {
    const bounds = readBodsShare(share)
    if (bounds === null) return { reason: 'share-band', detail: `${type}: ${JSON.stringify(share)}` }
    if (type === 'shareholding') return { section: 'member', ...bounds }
    return { section: 'member', ...NO_SHARE, votesMin: bounds.shareMin, votesMax: bounds.shareMax }
  }
  const words = details === undefined || details.trim() === '' ? null : details.trim()
  if (type === 'seniorManagingOfficial') return { section: 'representative', post: words }
  const board = BOARD_POSTS.find((post) => post.type === type)
  if (board === undefined) return { reason: 'interest-kind', detail: words === null ? type : `${type}: ${words}` }
  if (words?.startsWith(SUPERVISORY_BOARD) !== true) return { section: 'representative', post: words ?? board.text }
  const post = words.slice(SUPERVISORY_BOARD.length).replace(/^:\s*/, '')
  return { section: 'supervisory-board', post: post === '' ? null : post }
}

/** Votes beside shares of the same days say more of the same holding. */
function joinVotes(read: ReadInterest[], found: ReadInterest): boolean {
  if (found.tie.section !== 'member') return false
  const isVotes = isVotesAlone(found.tie)
  const at = read.findIndex(
    ({ tie, from, until }) =>
      tie.section === 'member' &&
      from === found.from &&
      until === found.until &&
      (isVotes ? tie.votesMin === undefined : isVotesAlone(tie)),
  )
  const other = read[at]
  if (other?.tie.section !== 'member') return false
  const [shares, votes] = isVotes ? [other.tie, found.tie] : [found.tie, other.tie]
  read[at] = { ...found, tie: { ...shares, votesMin: votes.votesMin, votesMax: votes.votesMax } }
  return true
}

function isVotesAlone(tie: StandardTie): boolean {
  return tie.section === 'member' && tie.votesMin !== undefined && tie.shareMin === null && tie.shareMax === null
}
