import {
  arrayOf,
  date,
  float8,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  smallint,
  text,
  timestamptz,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import {
  type CompanyScore,
  REGISTER_REASONS,
  SCORE_BASES,
  UNRATED_REASONS,
} from '@merleg/domain/score/rate/company-score'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import type { ScoreInputs } from '@merleg/domain/score/inputs/score-inputs'
import { HORIZONS } from '@merleg/domain/score/model/score-model'
import type { RatedBy } from '@merleg/domain/score/rated-by'
import { sql } from 'kysely'
import { unpackFacts, unpackInputs } from './stored-facts.ts'
import { unpackParts } from './stored-parts.ts'

/** The rating of a company as it was found on a day, with all it was worked out from. */
export type StoredScore = CompanyScore &
  RatedBy & {
    companyId: string
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

const SCORE_COLUMNS = {
  companyId: text,
  modelVersion: text,
  rulesVersion: orNull(text),
  asOf: date,
  computedAt: timestamptz,
  basis: oneOf(SCORE_BASES),
  unratedReason: orNull(oneOf(UNRATED_REASONS)),
  registerReason: orNull(oneOf(REGISTER_REASONS)),
  points: orNull(smallint),
  partKeys: arrayOf(text),
  parts: arrayOf(smallint),
  partValues: arrayOf(orNull(float8)),
  probabilities: orNull(arrayOf(float8)),
  creditLimit: orNull(float8),
  limitCurrency: orNull(text),
  statementYear: orNull(integer),
  currency: orNull(text),
  inputs: orNull(arrayOf(orNull(float8))),
  facts: json<unknown>(),
}
type ScoreRow = RowOf<typeof SCORE_COLUMNS>

const SCORE_SQL = sql`s.company_id as "companyId", s.model_version as "modelVersion", s.rules_version as "rulesVersion", s.as_of as "asOf",
  s.computed_at as "computedAt", s.basis, s.unrated_reason as "unratedReason",
  s.register_reason as "registerReason", s.points, m.part_keys as "partKeys", s.parts,
  s.part_values as "partValues", s.probabilities, s.credit_limit::float8 as "creditLimit", s.limit_currency as "limitCurrency",
  s.statement_year as "statementYear", s.currency, s.inputs, s.facts`

const scoreInForce = statement({
  row: SCORE_COLUMNS,
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select ${SCORE_SQL} from scores s join score_models m using (model_version)
    where company_id = ${companyId} and superseded_at is null`,
})

/** The rating in force; null for a company that was not rated yet. */
export async function findScore(db: DbOrTx, companyId: string): Promise<StoredScore | null> {
  const row = await scoreInForce.find(db, companyId)
  return row === null ? null : toScore(row)
}

const allScores = statement({
  row: SCORE_COLUMNS,
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select ${SCORE_SQL} from scores s join score_models m using (model_version)
    where company_id = ${companyId} order by computed_at desc`,
})

/** Every rating that a company had, the newest first. */
export async function listScores(db: DbOrTx, { companyId }: { companyId: string }): Promise<StoredScore[]> {
  return (await allScores.list(db, companyId)).map(toScore)
}

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
