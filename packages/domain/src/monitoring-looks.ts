import { daysBetween } from './calendar-days.ts'
import type { MonitoringEventKind, ToldAs } from './monitoring-events.ts'
import { splitMove } from './rating-moves.ts'
import { type EntityKind, isSimpleKind } from './report-id.ts'
import { bandOfPoints, LITE_BANDS, liteBandOfPoints, RISK_BANDS } from './risk-rating.ts'
import type { CompanyScore, ScoreBasis } from './score/rate/company-score.ts'
import type { SanctionGrade } from './sanctions/grading.ts'

/** What follows from several entries of the register, from a list, or from a new day, is found by looking again. */
export const LOOK_ORIGINS = ['rating', 'missing-statement', 'related-failure', 'sanction-match', 'final-owner'] as const
export type LookOrigin = (typeof LOOK_ORIGINS)[number]

/**
 * The rating of a company; without a model there is none. `rules`: the version of our rules beside the model; `basis`: what it
 * rests on; either null or absent where it was not noted yet. Days are YYYY-MM-DD.
 */
export type RatingFound = {
  kind: EntityKind
  points: number | null
  model: string | null
  rules?: string | null
  basis?: ScoreBasis | null
  asOf: string
}
/**
 * Accounts that are overdue, by their balance sheet day, which is null where a register tells no more than the deadline;
 * `isCovered`: is any known that is overdue or will be? None is where no source tells of all filings, and no register by when it
 * wants them. `isUnread`: a line of the company was rejected that could have told of accounts, and those
 * that seem to be missing may be in it; absent in what was found by former releases.
 */
export type MissingFound = {
  isCovered: boolean
  isUnread?: boolean
  missing: readonly { day: string | null; deadline: string }[]
}
/** Other companies that failed with an officer or owner of this one in office there. */
export type FailuresFound = { failed: readonly RelatedFailure[] }
export type RelatedFailure = { companyId: string; name: string; section: string; on: string }
/**
 * The open matches of a company and those behind it with sanctions lists, but for what is certain of the company itself.
 * `version`: of the lists that all of it was compared with; null where that was by former rules, or no list was there.
 * `rules`: by which names were compared; `checked`: a mark of the comparison, null where the company had none yet.
 */
export type MatchesFound = {
  version: number | null
  rules: number
  checked: string | null
  matches: readonly OpenMatch[]
}
/**
 * A match that somebody has to decide. `evidence`: another text where a decision would rest on something else, after a colon
 * behind the version of what counts as such. `firstVersion`: of the lists, since its own was among them; `day`: YYYY-MM-DD, of the edition.
 */
export type OpenMatch = {
  id: string
  evidence: string
  grade: SanctionGrade
  /** In the register: of the company, of an officer of it, or of an owner, direct or through others. */
  name: string
  /** What it is of the company; absent in what was found by former releases. */
  roles?: readonly string[]
  listedName: string
  sourceId: string
  title: string
  publisher: string
  day: string
  firstVersion: number
}
/** Who certainly is a final owner by the law of the day, by party. */
export type OwnersFound = { law: string; owners: readonly string[]; isWhole: boolean }

export type Findings = {
  rating: RatingFound
  'missing-statement': MissingFound
  'related-failure': FailuresFound
  'sanction-match': MatchesFound
  'final-owner': OwnersFound
}

/** Something that was not so at the look before; what it says of before and after is for whoever shows it. */
export type FoundEvent = {
  kind: MonitoringEventKind
  occurredOn: string
  slot: string
  toldAs: ToldAs
  before: object | null
  after: object | null
}

/** Where a look could not tell, the next one is compared with what the last one knew that could. */
export function isLookTold<Origin extends LookOrigin>(origin: Origin, found: Findings[Origin]): boolean {
  if (origin === 'rating') return 'model' in found && found.model !== null
  if (origin === 'missing-statement') return 'isCovered' in found && found.isCovered && found.isUnread !== true
  if (origin === 'sanction-match') return 'version' in found && found.version !== null
  return origin !== 'final-owner' || ('isWhole' in found && found.isWhole)
}

const news = (event: Omit<FoundEvent, 'toldAs'>): FoundEvent => ({ ...event, toldAs: 'news' })

/** What another model, or other rules of ours, say of an earlier day; points null: unrated. */
export type RatingBetween = Pick<CompanyScore, 'points' | 'basis'>

/** Were two ratings made by one model and one version of our rules? Only then a difference is the company's. */
export function areFoundAlike(one: RatingFound, other: RatingFound): boolean {
  return one.model === other.model && (one.rules ?? null) === (other.rules ?? null)
}

/**
 * Another band, or other points in it. By another model, or other rules of ours, it says nothing of the company, but where the
 * rating of before by those of after is known (`between`): then what is due to the company is told apart. A first rating is
 * first knowledge.
 */
export function compareRatings(before: RatingFound, after: RatingFound, between?: RatingBetween): FoundEvent[] {
  if (before.model === null || after.model === null) return []
  if (areFoundAlike(before, after)) return tellRatings(before, after)
  const then: RatingFound = between === undefined ? after : { ...after, ...between, asOf: before.asOf }
  const bands = { from: rankOfRating(before), between: rankOfRating(then), to: rankOfRating(after) }
  return [
    ...tellRatings(then, after),
    ...(splitMove(bands).byModel
      ? [news({ kind: 'rating-model', occurredOn: after.asOf, slot: '', before, after: then })]
      : []),
  ]
}

function tellRatings(before: RatingFound, after: RatingFound): FoundEvent[] {
  const [from, to] = [rankOfRating(before), rankOfRating(after)]
  if (before.points === after.points && from === to) return []
  const kind = from === to ? 'rating-points' : judgeRatings(from, to)
  return [news({ kind, occurredOn: after.asOf, slot: '', before, after })]
}

function judgeRatings(from: number | null, to: number | null): MonitoringEventKind {
  if (from === null || to === null) return 'rating-changed'
  return to > from ? 'rating-worse' : 'rating-better'
}

/** 0 is the best band; null: unrated. */
export function rankOfRating({ kind, points }: Pick<RatingFound, 'kind' | 'points'>): number | null {
  if (points === null) return null
  return isSimpleKind(kind)
    ? LITE_BANDS.findIndex((band) => band === liteBandOfPoints(points))
    : RISK_BANDS.findIndex((band) => band === bandOfPoints(points))
}

/** What is found so long after its day was found late. */
const BACKDATED_DAYS = 31

/**
 * Accounts that have become overdue. Where no source told of filings at the look before, what is missing is no news; where a
 * line could not be read since, nobody knows whether they are missing. Those of the same balance sheet day or deadline are the same,
 * whoever says that they are missing.
 */
export function compareMissing(before: MissingFound, after: MissingFound, today: string): FoundEvent[] {
  if (!before.isCovered || after.isUnread === true) return []
  const days = new Set(before.missing.flatMap(({ day }) => day ?? []))
  const deadlines = new Set(before.missing.map(({ deadline }) => deadline))
  return after.missing
    .filter(({ day, deadline }) => !deadlines.has(deadline) && (day === null || !days.has(day)))
    .map((missing) => ({
      kind: 'missing-statement',
      occurredOn: missing.deadline,
      slot: missing.day ?? missing.deadline,
      toldAs: daysBetween(missing.deadline, today) > BACKDATED_DAYS ? 'backdated' : 'news',
      before: null,
      after: missing,
    }))
}

/** Companies that failed since, and those of officers and owners who came since, which may have failed long ago. */
export function compareFailures(before: FailuresFound, after: FailuresFound, today: string): FoundEvent[] {
  const known = new Set(before.failed.map(({ companyId }) => companyId))
  return after.failed
    .filter(({ companyId }) => !known.has(companyId))
    .map((failed) => ({
      kind: 'related-failure',
      occurredOn: failed.on,
      slot: failed.companyId,
      toldAs: daysBetween(failed.on, today) > BACKDATED_DAYS ? 'backdated' : 'news',
      before: null,
      after: failed,
    }))
}

/**
 * Matches that have come since, and those that rest on something else than before, so that they have to be decided anew. By
 * other rules of comparing nothing is news, nor is what a list has that was not there at the look before: that is first knowledge.
 */
export function compareMatches(before: MatchesFound, after: MatchesFound, today: string): FoundEvent[] {
  const { version, rules } = before
  if (version === null || after.version === null || rules !== after.rules) return []
  const known = new Map(before.matches.map((match) => [match.id, match]))
  return after.matches.flatMap((match) => {
    const was = known.get(match.id) ?? null
    const kind = was === null ? judgeNew(match, version) : judgeKnown(was, match)
    return kind === null ? [] : [news({ kind, occurredOn: today, slot: match.id, before: was, after: match })]
  })
}

const judgeNew = ({ firstVersion }: OpenMatch, knownVersion: number): MonitoringEventKind | null =>
  firstVersion > knownVersion ? null : 'sanction-match'

/** Where more, or less, counts as evidence than before, another text says nothing of the match. */
function judgeKnown({ evidence: was }: OpenMatch, { evidence: is }: OpenMatch): MonitoringEventKind | null {
  const countsAlike = was.split(':', 1)[0] === is.split(':', 1)[0]
  return countsAlike && was !== is ? 'sanction-match-changed' : null
}

/** Other final owners. By another law, or where not all owners could be read, nothing is known to have changed. */
export function compareOwners(before: OwnersFound, after: OwnersFound, today: string): FoundEvent[] {
  if (before.law !== after.law || !before.isWhole || !after.isWhole) return []
  const [was, is] = [before.owners.toSorted().join('\n'), after.owners.toSorted().join('\n')]
  if (was === is) return []
  const count = (found: OwnersFound) => ({ count: found.owners.length })
  return [news({ kind: 'final-owner', occurredOn: today, slot: '', before: count(before), after: count(after) })]
}
