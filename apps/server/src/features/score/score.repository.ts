import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import type { CompanyScore } from '@merleg/domain/score/company-score'
import type { RegisterFacts } from '@merleg/domain/score/register-facts'
import type { ScoreInputs } from '@merleg/domain/score/score-inputs'
import { HORIZONS } from '@merleg/domain/score/score-model'
import { type RawBuilder, sql } from 'kysely'
import { unpackFacts, unpackInputs } from './stored-facts.ts'
import { unpackParts } from './stored-parts.ts'

/** The rating of a company as it was found on a day, with all it was worked out from. */
export type StoredScore = CompanyScore & {
  companyId: string
  modelVersion: string
  /** The day from which this is the rating: later runs that found the same left it. */
  asOf: string
  computedAt: Date
  /** Whole units of the currency; null where none is recommended. */
  creditLimit: { value: number; currency: string } | null
  /** Of the accounts behind it; null where there are none that count. */
  inputs: ScoreInputs | null
  statementYear: number | null
  currency: string | null
  facts: RegisterFacts
}

/** The rating in force; null for a company that was not rated yet. */
export async function findScore(db: DbOrTx, companyId: string): Promise<StoredScore | null> {
  const { rows } = await sql<ScoreRow>`
    ${onePlan} select ${SCORE_COLUMNS} from scores s join score_models m using (model_version)
    where company_id = ${companyId} and superseded_at is null`.execute(db)
  return rows[0] === undefined ? null : toScore(rows[0])
}

/** Every rating that a company had, the newest first. */
export async function listScores(db: DbOrTx, { companyId }: { companyId: string }): Promise<StoredScore[]> {
  const { rows } = await sql<ScoreRow>`
    ${onePlan} select ${SCORE_COLUMNS} from scores s join score_models m using (model_version)
    where company_id = ${companyId} order by computed_at desc`.execute(db)
  return rows.map(toScore)
}

type ScoreRow = Pick<
  StoredScore,
  | 'companyId'
  | 'modelVersion'
  | 'asOf'
  | 'computedAt'
  | 'basis'
  | 'unratedReason'
  | 'registerReason'
  | 'points'
  | 'statementYear'
  | 'currency'
> & {
  partKeys: string[]
  parts: number[]
  partValues: (number | null)[]
  probabilities: number[] | null
  creditLimit: number | null
  limitCurrency: string | null
  inputs: (number | null)[] | null
  facts: unknown
}

const SCORE_COLUMNS: RawBuilder<unknown> = sql`s.company_id as "companyId", s.model_version as "modelVersion", s.as_of as "asOf",
  s.computed_at as "computedAt", s.basis, s.unrated_reason as "unratedReason",
  s.register_reason as "registerReason", s.points, m.part_keys as "partKeys", s.parts,
  s.part_values as "partValues", s.probabilities, s.credit_limit::float8 as "creditLimit", s.limit_currency as "limitCurrency",
  s.statement_year as "statementYear", s.currency, s.inputs, s.facts`

function toScore(row: ScoreRow): StoredScore {
  const { partKeys, partValues, limitCurrency, creditLimit, ...rest } = row
  return {
    ...rest,
    parts: unpackParts(partKeys, { parts: row.parts, values: partValues }),
    probabilities: row.probabilities && unpackProbabilities(row.probabilities),
    creditLimit:
      creditLimit === null || limitCurrency === null ? null : { value: creditLimit, currency: limitCurrency },
    inputs: row.inputs && unpackInputs(row.inputs),
    facts: unpackFacts(row.facts),
  }
}

function unpackProbabilities(packed: readonly number[]): NonNullable<CompanyScore['probabilities']> {
  const at = (months: (typeof HORIZONS)[number]) => packed[HORIZONS.indexOf(months)] ?? 0
  return { 12: at(12), 36: at(36), 60: at(60) }
}
