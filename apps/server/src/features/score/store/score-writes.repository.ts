import { bigint } from '@merleg/db/columns'
import type { Db, DbOrTx, Tx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { isSpread } from '@merleg/db/spread-register'
import { command, statement } from '@merleg/db/statement'
import { temporaryTable } from '@merleg/db/temporary-table'
import { inTransaction, setLocally } from '@merleg/db/transaction'
import type { NoLimitReason } from '@merleg/domain/score/rate/credit-limit'
import type { CompanyScore } from '@merleg/domain/score/rate/company-score'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import type { ScoreInputs } from '@merleg/domain/score/inputs/score-inputs'
import { HORIZONS } from '@merleg/domain/score/model/score-model'
import { sql } from 'kysely'
import { packFacts, packInputs } from './stored-facts.ts'
import type { PackedParts } from './stored-parts.ts'

/** A rating that was found, not stored yet. */
export type FoundScore = {
  companyId: string
  modelVersion: string
  rulesVersion: string
  score: CompanyScore
  packed: PackedParts
  creditLimit: { value: number; currency: string } | null
  /** Why the limit is 0, or what refuses one that cannot be worked out. */
  noLimitReason: NoLimitReason | null
  facts: RegisterFacts
  /** Null where there are no accounts, or none that the rating rests on. */
  accounts: { inputs: ScoreInputs; currency: string; year: number } | null
}

const COLUMNS = [
  'company_id',
  'model_version',
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
  'no_limit_reason',
  'rules_version',
]
/** What makes another rating; lines, facts, a reason and rules that change nothing of it are put right in place. */
const RATING = COLUMNS.slice(1, -4)
const of = (table: string) => sql.raw(RATING.map((column) => `${table}.${column}`).join(', '))
const ALL = sql.raw(COLUMNS.join(', '))

/** Where the ratings of a page stand until they are compared. */
const newScores = temporaryTable('new_scores', {
  sql: sql`on commit delete rows as select ${ALL} from scores with no data`,
})

/** For the connection of a run; a cluster, where tables of work are made once, has one for each page. */
export async function createNewScores(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await isSpread(tx)) return
    await newScores.drop(tx)
    await newScores.create(tx)
  })
}

export type PageOfScores = { asOf: string; computedAt: Date; found: readonly FoundScore[] }
type Moment = Pick<PageOfScores, 'asOf' | 'computedAt'>

const ANY_MOMENT: Moment = { asOf: '2026-01-01', computedAt: new Date(0) }

const keepSame = command({
  temporary: [newScores],
  sql: sql`
    with same as (
       delete from new_scores n using scores s
       where s.company_id = n.company_id and s.superseded_at is null
         and (${of('s')}) is not distinct from (${of('n')})
       returning n.company_id, n.inputs, n.facts, n.no_limit_reason, n.rules_version)
     update scores s set inputs = same.inputs, facts = same.facts, no_limit_reason = same.no_limit_reason,
       rules_version = same.rules_version from same
     where s.company_id = same.company_id and s.superseded_at is null
       and (s.inputs is distinct from same.inputs or s.facts::text <> same.facts::text
         or (s.no_limit_reason, s.rules_version) is distinct from (same.no_limit_reason, same.rules_version))`,
})

// Of two within the same millisecond the second is the later one all the same. Reckoned in UTC: what depends on the time zone of a
// session a cluster takes in no update.
const closeFormer = command({
  temporary: [newScores],
  examples: [ANY_MOMENT],
  sql: ({ computedAt }: Moment) => sql`
    update scores s set superseded_at = greatest(${computedAt}::timestamptz, (s.computed_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
     from new_scores n where s.company_id = n.company_id and s.superseded_at is null`,
})

const insertNew = command({
  temporary: [newScores],
  examples: [{ ...ANY_MOMENT, revision: 1 }],
  sql: ({ asOf, computedAt, revision }: Moment & { revision: number }) => sql`
    insert into scores (as_of, computed_at, revision, ${ALL})
     select ${asOf}::date, greatest(${computedAt}::timestamptz, (select max(s.superseded_at) from scores s where s.company_id = n.company_id)),
       ${revision}::bigint, ${ALL}
     from new_scores n`,
})

const lockRevision = statement({
  row: { revision: bigint },
  sql: sql`
    insert into score_revisions as r (revision) values (0)
    on conflict (is_only) do update set revision = r.revision returning revision`,
})

/**
 * Stores what differs from the ratings in force, and closes these; in the caller's transaction. New ratings have the number
 * after that of the page before, which is committed: whoever sees a number on one machine sees all up to it. Returns how many were new or
 * changed.
 */
export async function storeScores(tx: Tx, page: PageOfScores): Promise<number> {
  if (await isSpread(tx)) await newScores.create(tx)
  // Few rows against a million: never by reading them all.
  await setLocally(tx, { enable_hashjoin: 'off', enable_mergejoin: 'off' })
  await copyRows(tx, { table: newScores.name, columns: COLUMNS, rows: toRows(page.found) })
  await keepSame.run(tx)
  await closeFormer.run(tx, page)
  const revision = (await lockRevision.get(tx)).revision + 1
  const stored = await insertNew.run(tx, { ...page, revision })
  if (stored > 0) await tx.updateTable('score_revisions').set({ revision }).execute()
  return stored
}

const analyze = command({ sql: sql`analyze scores` })

/**
 * Tells the planner that nearly all ratings are in force. As long as it knows nothing of the
 * table it takes them for rare, and reads all of them for each page.
 */
export async function analyzeScores(db: DbOrTx): Promise<void> {
  await analyze.run(db)
}

function* toRows(found: readonly FoundScore[]): Generator<readonly unknown[]> {
  for (const { companyId, modelVersion, score, packed, creditLimit, facts, accounts, ...rest } of found) {
    const { probabilities } = score
    yield [
      companyId,
      modelVersion,
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
      rest.noLimitReason,
      rest.rulesVersion,
    ]
  }
}

/** As PostgreSQL reads an array of numbers; without the quotes that texts would need. */
function toArray(numbers: readonly (number | null)[]): string {
  return `{${numbers.map((number) => number ?? 'NULL').join(',')}}`
}
