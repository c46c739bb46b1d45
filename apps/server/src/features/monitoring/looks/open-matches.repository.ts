import { bigint, date, jsonb, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import type { MatchesFound, OpenMatch } from '@merleg/domain/monitoring-looks'
import { SCREENING_RULES } from '@merleg/domain/sanctions/screening-rules'
import { sql } from 'kysely'
import { findRulesStart, findScreenedVersion } from '../../sanctions/screenings.repository.ts'

/** Another text after each comparison of a company (`c`). */
const CHECKED = sql`extract(epoch from c.checked_at)::text`

const markScreened = command({
  sql: sql`
    update monitoring_looks l set is_due = true from sanction_checks c
    where l.origin = 'sanction-match' and not l.is_due and c.company_id = l.company_id
      and l.found->>'checked' is distinct from ${CHECKED}`,
})

/** Companies that were compared with the sanctions lists since the last look. */
export async function markScreenedDue(tx: Tx): Promise<void> {
  await markScreened.run(tx)
}

/** A match as it is stored; what is told of the edition of its list depends on with which the company was compared. */
type StoredMatch = Omit<OpenMatch, 'day' | 'firstVersion'>

const CHECK_COLUMNS = {
  companyId: text,
  version: bigint,
  checkedAt: timestamptz,
  checked: text,
  matches: jsonb<readonly StoredMatch[]>(),
}
type StoredCheck = RowOf<typeof CHECK_COLUMNS>

// What an official number says of the company itself is stated as a fact, and told as one.
const checks = statement({
  row: CHECK_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select c.company_id as "companyId", c.version, c.checked_at as "checkedAt", ${CHECKED} as checked,
           coalesce(jsonb_agg(jsonb_build_object('id', m.match_id, 'evidence', m.evidence_hash, 'grade', m.grade, 'name', m.party->>'name', 'roles', m.party->'roles',
             'listedName', m.listed_name, 'sourceId', s.source_id, 'title', s.title, 'publisher', s.publisher) order by m.match_id)
             filter (where s.source_id is not null and d.delisted_on is null), '[]') as matches
    from sanction_checks c
    left join sanction_matches m on m.company_id = c.company_id and m.ended_at is null
      and (m.grade <> 'identifier' or m.party_key <> 'self')
    left join designations d on d.designation_id = m.designation_id left join sources s on s.source_id = d.source_id
    where c.company_id = any(${[...companyIds]}::text[])
    group by c.company_id, c.version, c.checked_at`,
})

const EDITION_COLUMNS = { sourceId: text, firstVersion: bigint, day: date }
type Edition = Omit<RowOf<typeof EDITION_COLUMNS>, 'sourceId'>

const editions = statement({
  row: EDITION_COLUMNS,
  examples: [1],
  sql: (version: number) => sql`
    select b.source_id as "sourceId", min(l.version) as "firstVersion", max(l.listed_day) as day
    from sanction_lists l join batches b using (batch_id) where l.version <= ${version} group by b.source_id`,
})

/** Of each list with which companies were compared at a version: since which one it has been among them, and of which day it was. */
async function listEditions(db: DbOrTx, version: number): Promise<ReadonlyMap<string, Edition>> {
  return new Map((await editions.list(db, version)).map(({ sourceId, ...edition }) => [sourceId, edition]))
}

/**
 * What screening found of companies, as far as it went by the rules in use. One that was not compared yet has no match: those
 * that it turns out to have with the lists with which everybody else was compared are news.
 */
export async function findOpenMatches(
  db: DbOrTx,
  { companyIds }: { companyIds: readonly string[] },
): Promise<Map<string, MatchesFound>> {
  const rules = SCREENING_RULES
  const since = await findRulesStart(db, rules)
  const uncompared = { version: await findScreenedVersion(db, rules), rules, checked: null, matches: [] }
  const found = new Map<string, MatchesFound>(companyIds.map((companyId) => [companyId, uncompared]))
  const stored = Map.groupBy(await checks.list(db, companyIds), ({ version }) => version)
  for (const [version, compared] of stored) {
    const lists = await listEditions(db, version)
    for (const check of compared) {
      const { companyId, checkedAt, checked } = check
      const isByRules = since !== null && checkedAt >= since
      found.set(companyId, { version: isByRules ? version : null, rules, checked, matches: toMatches(check, lists) })
    }
  }
  return found
}

function toMatches({ matches }: StoredCheck, lists: ReadonlyMap<string, Edition>): OpenMatch[] {
  return matches.flatMap((match) => {
    const edition = lists.get(match.sourceId)
    return edition === undefined ? [] : [{ ...match, ...edition }]
  })
}
