import type { ROW_FILTERS } from './address-words.ts'
import { COLUMN_ROLES } from '@merleg/domain/list-matching/column-roles'
import { CANDIDATE_GRADES } from '@merleg/domain/list-matching/grading'
import { ROW_GRADES } from '@merleg/domain/list-matching/row-grading'
import { z } from 'zod'
import { NameLink, ShownRating, StatusBadge } from './fields.ts'

/** What a column of a list holds. */
export const Role = z.enum(COLUMN_ROLES)

const Reason = z.object({
  code: z.string(),
  text: z.string(),
  /** Does it speak for the company, against it, or neither? */
  tone: z.enum(['for', 'against', 'neutral']),
})

const Company = z.object({
  companyId: z.string(),
  name: NameLink,
  address: z.string().nullable(),
  taxNumber: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  countryCode: z.string(),
  status: StatusBadge,
  isMadeUp: z.boolean(),
  risk: ShownRating,
})
export type MatchedCompany = z.infer<typeof Company>

const Candidate = Company.extend({
  grade: z.object({ key: z.enum(CANDIDATE_GRADES), value: z.string() }),
  reasons: z.array(Reason),
})
export type MatchCandidate = z.infer<typeof Candidate>

/** What a row says of a company, by the columns that were matched. */
const GivenCell = z.object({ role: Role, title: z.string(), value: z.string() })

/** What was decided of a row. */
export const Decision = z.enum(['company', 'none', 'open'])
export type MatchDecision = z.infer<typeof Decision>

/** A row of a list with what it may mean. */
export const MatchRow = z.object({
  /** Which row of the file it is, from 1, its empty ones counted. */
  row: z.number().int(),
  given: z.array(GivenCell),
  grade: z.object({ key: z.enum(ROW_GRADES), value: z.string() }),
  notes: z.array(z.string()),
  candidates: z.array(Candidate),
  decision: Decision,
  /** What was decided, in words: by whom, or what is still open. */
  decisionText: z.string(),
  /** The company that stands for the row by now: a certain one, or the one decided for. */
  company: Company.nullable(),
  /** Other rows for which the same company stands as for this one: the first five of them, and how many there are. */
  sameAs: z.array(z.number().int()),
  sameAsCount: z.number().int(),
})
export type MatchRow = z.infer<typeof MatchRow>

export type RowFilter = (typeof ROW_FILTERS)[number]
