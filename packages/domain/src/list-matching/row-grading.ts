import {
  CANDIDATE_GRADES,
  type CandidateGrade,
  type FoundCandidate,
  gradeCandidate,
  type GradedCandidate,
  type MatchingReason,
} from './grading.ts'
import type { GivenCompany } from './given-company.ts'

/** How sure a row is; `none`: the register has nothing that it may mean, or it says nothing to look for. */
export const ROW_GRADES = [...CANDIDATE_GRADES, 'none'] as const
export type RowGrade = (typeof ROW_GRADES)[number]

/** What is wrong with the row itself. */
export const ROW_NOTES = ['nothing-given', 'tax-number-invalid', 'register-number-invalid', 'number-not-found'] as const
export type RowNote = (typeof ROW_NOTES)[number]

/** Candidates that are kept for a row: as many as there are keys to choose them by. */
export const MOST_CANDIDATES = 9

export type MatchedCandidate = { companyId: string; grade: CandidateGrade; reasons: MatchingReason[] }
export type MatchedRow = { grade: RowGrade; notes: RowNote[]; candidates: MatchedCandidate[] }

/** Grades of which a user decides; a certain one stands unless he says otherwise. */
export const OPEN_GRADES = ['contradiction', 'probable', 'possible'] as const satisfies readonly RowGrade[]

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Grades a row by all companies that it may mean. Where several are equally good each is only possible, and says so.
 * `ofMany`: those found by a name that more companies have than were looked at; by name they are no more than possible.
 */
export function gradeRow(
  given: GivenCompany,
  found: readonly FoundCandidate[],
  ofMany: ReadonlySet<string> = NOBODY,
): MatchedRow {
  const graded = found
    .flatMap((candidate) => gradeCandidate(given, candidate, ofMany.has(candidate.companyId)) ?? [])
    .toSorted((a, b) => a.rank - b.rank || (a.companyId < b.companyId ? -1 : 1))
  const candidates = settleTies(graded).slice(0, MOST_CANDIDATES)
  const isSame = ({ reasons }: MatchedCandidate) => reasons.some((reason) => IDENTIFIER_REASONS.has(reason))
  const notes: RowNote[] = [
    ...given.faults.map((fault) => `${fault}-invalid` as const),
    ...(given.identifiers.length > 0 && !candidates.some(isSame) ? (['number-not-found'] as const) : []),
    ...(given.name === null && given.identifiers.length + given.faults.length === 0
      ? (['nothing-given'] as const)
      : []),
  ]
  return { grade: candidates[0]?.grade ?? 'none', notes, candidates }
}

const IDENTIFIER_REASONS: ReadonlySet<MatchingReason> = new Set<MatchingReason>([
  'tax-number-same',
  'register-number-same',
  'foreign-number-same',
])

/** A company whose number is the same is not made less sure by another one that is only called the same. */
function settleTies(graded: readonly GradedCandidate[]): MatchedCandidate[] {
  const [best] = graded
  if (best === undefined) return []
  const alike = graded.filter((candidate) => isAsGood(candidate, best))
  return graded.map(({ companyId, grade, reasons }, index) => {
    if (alike.length < 2 || !alike.includes(graded[index] ?? best)) return { companyId, grade, reasons }
    return { companyId, grade: 'possible', reasons: [...reasons, 'several-alike'] }
  })
}

function isAsGood(candidate: GradedCandidate, best: GradedCandidate): boolean {
  const isByNumber = ({ reasons }: GradedCandidate) => reasons.some((reason) => IDENTIFIER_REASONS.has(reason))
  return candidate.grade === best.grade && isByNumber(candidate) === isByNumber(best) && best.grade !== 'contradiction'
}
