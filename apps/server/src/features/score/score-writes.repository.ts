import { copyRows } from '@merleg/db/copy'
import type { CompanyScore } from '@merleg/domain/score/company-score'
import type { RegisterFacts } from '@merleg/domain/score/register-facts'
import type { ScoreInputs } from '@merleg/domain/score/score-inputs'
import { HORIZONS } from '@merleg/domain/score/score-model'
import type { PoolClient } from 'pg'
import type { Pending } from './score-pages.repository.ts'
import { packFacts, packInputs } from './stored-facts.ts'
import type { PackedParts } from './stored-parts.ts'

/** A rating that was found, not stored yet. */
export type FoundScore = {
  companyId: string
  score: CompanyScore
  packed: PackedParts
  creditLimit: { value: number; currency: string } | null
  facts: RegisterFacts
  /** Null where there are no accounts, or none that the rating rests on. */
  accounts: { inputs: ScoreInputs; currency: string; year: number } | null
}

const COLUMNS = [
  'company_id',
  'basis',
  'unrated_reason',
  'register_reason',
  'points',
  'parts',
  'part_values',
  'probabilities',
  'credit_limit',
  'limit_currency',
  'statement_year',
  'currency',
  'inputs',
  'facts',
]
/** What makes another rating; lines and facts that change nothing of it are put right in place. */
const RATING = COLUMNS.slice(1, -2)
const of = (table: string) => RATING.map((column) => `${table}.${column}`).join(', ')

/** For the connection of a run: where the ratings of a page stand until they are compared. */
export async function createNewScores(client: PoolClient): Promise<void> {
  await client.query('drop table if exists pg_temp.new_scores')
  await client.query(
    `create temp table new_scores on commit delete rows as select ${COLUMNS.join(', ')} from scores with no data`,
  )
}

export type PageOfScores = { modelVersion: string; asOf: string; computedAt: Date; found: readonly FoundScore[] }

/**
 * Stores what differs from the ratings in force, and closes these; in the caller's transaction. Returns how many were
 * new or changed.
 */
export async function storeScores(client: PoolClient, page: PageOfScores): Promise<number> {
  const { modelVersion, asOf, computedAt, found } = page
  // Few rows against a million: never by reading them all.
  await client.query('set local enable_hashjoin = off; set local enable_mergejoin = off')
  await copyRows({ client, table: 'new_scores', columns: COLUMNS, rows: toRows(found) })
  await client.query(
    `with same as (
       delete from new_scores n using scores s
       where s.company_id = n.company_id and s.superseded_at is null and s.model_version = $1
         and (${of('s')}) is not distinct from (${of('n')})
       returning n.company_id, n.inputs, n.facts)
     update scores s set inputs = same.inputs, facts = same.facts from same
     where s.company_id = same.company_id and s.superseded_at is null
       and (s.inputs is distinct from same.inputs or s.facts::text <> same.facts::text)`,
    [modelVersion],
  )
  // Of two within the same millisecond the second is the later one all the same.
  await client.query(
    `update scores s set superseded_at = greatest($1::timestamptz, s.computed_at + interval '1 millisecond')
     from new_scores n where s.company_id = n.company_id and s.superseded_at is null`,
    [computedAt],
  )
  const { rowCount } = await client.query(
    `insert into scores (model_version, as_of, computed_at, ${COLUMNS.join(', ')})
     select $1, $2::date, greatest($3::timestamptz, (select max(s.superseded_at) from scores s where s.company_id = n.company_id)),
       ${COLUMNS.join(', ')}
     from new_scores n`,
    [modelVersion, asOf, computedAt],
  )
  return rowCount ?? 0
}

/**
 * Tells the planner that nearly all ratings are in force. As long as it knows nothing of the
 * table it takes them for rare, and reads all of them for each page.
 */
export async function analyzeScores(client: PoolClient): Promise<void> {
  await client.query('analyze scores')
}

export async function deletePending(client: PoolClient, pending: readonly Pending[]): Promise<void> {
  if (pending.length === 0) return
  await client.query(
    `delete from score_pending p using unnest($1::text[], $2::bigint[]) as seen(company_id, batch_id)
     where (p.company_id, p.batch_id) = (seen.company_id, seen.batch_id)`,
    [pending.map(({ companyId }) => companyId), pending.map(({ batchId }) => batchId)],
  )
}

function* toRows(found: readonly FoundScore[]): Generator<readonly unknown[]> {
  for (const { companyId, score, packed, creditLimit, facts, accounts } of found) {
    const { probabilities } = score
    yield [
      companyId,
      score.basis,
      score.unratedReason,
      score.registerReason,
      score.points,
      toArray(packed.parts),
      toArray(packed.values),
      probabilities && toArray(HORIZONS.map((months) => probabilities[months])),
      creditLimit?.value,
      creditLimit?.currency,
      accounts?.year,
      accounts?.currency,
      accounts && toArray(packInputs(accounts.inputs)),
      JSON.stringify(packFacts(facts)),
    ]
  }
}

/** As PostgreSQL reads an array of numbers; without the quotes that texts would need. */
function toArray(numbers: readonly (number | null)[]): string {
  return `{${numbers.map((number) => number ?? 'NULL').join(',')}}`
}
