import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { FoundMatch } from './match-parties.ts'

/** `mark`: of all who were compared (`markParties`). */
export type CheckedCompany = { companyId: string; mark: string; partyCount: number }
export type ScreenedCompanies = {
  version: number
  now: Date
  companies: readonly CheckedCompany[]
  matches: readonly FoundMatch[]
}

const NOTHING_SCREENED: ScreenedCompanies = { version: 1, now: new Date(0), companies: [], matches: [] }

const openMatches = command({
  examples: [NOTHING_SCREENED],
  sql: ({ now, matches }: ScreenedCompanies) => sql`
    insert into sanction_matches (company_id, match_id, designation_id, party_key, grade, listed_name, reasons, party, evidence_hash, found_at)
    select "companyId", "matchId", "designationId", "partyKey", grade, "listedName", reasons, party, "evidenceHash", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as r("companyId" text, "matchId" text, "designationId" text, "partyKey" text,
      grade text, "listedName" text, reasons jsonb, party jsonb, "evidenceHash" text)
    on conflict (company_id, match_id) do update set
      grade = excluded.grade, listed_name = excluded.listed_name, reasons = excluded.reasons, party = excluded.party,
      evidence_hash = excluded.evidence_hash, ended_at = null,
      evidence_no = sanction_matches.evidence_no + (sanction_matches.evidence_hash <> excluded.evidence_hash)::int,
      found_at = case when sanction_matches.ended_at is null then sanction_matches.found_at else excluded.found_at end
    where sanction_matches.ended_at is not null
       or (sanction_matches.grade, sanction_matches.listed_name, sanction_matches.reasons, sanction_matches.party, sanction_matches.evidence_hash)
          is distinct from (excluded.grade, excluded.listed_name, excluded.reasons, excluded.party, excluded.evidence_hash)`,
})
const endMatches = command({
  examples: [NOTHING_SCREENED],
  sql: ({ now, companies, matches }: ScreenedCompanies) => sql`
    update sanction_matches set ended_at = ${now}
    where company_id = any(${companies.map(({ companyId }) => companyId)}::text[]) and ended_at is null
      and match_id <> all(${matches.map(({ matchId }) => matchId)}::text[])`,
})
const noteChecks = command({
  examples: [NOTHING_SCREENED],
  sql: ({ version, now, companies }: ScreenedCompanies) => sql`
    insert into sanction_checks (company_id, version, compared, checked_at, party_count)
    select "companyId", ${version}, mark, ${now}, "partyCount"
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as r("companyId" text, mark text, "partyCount" integer)
    on conflict (company_id) do update set version = excluded.version, compared = excluded.compared, checked_at = excluded.checked_at,
      party_count = excluded.party_count`,
})

/** Replaces what is known of the companies' matches by what was found now; what ended is kept with its end. */
export async function storeMatches(db: DbOrTx, screened: ScreenedCompanies): Promise<void> {
  for (const step of [openMatches, endMatches, noteChecks]) await step.run(db, screened)
}

const endDelisted = command({
  examples: [new Date(0)],
  sql: (now: Date) => sql`
    update sanction_matches m set ended_at = ${now} from designations d
    where d.designation_id = m.designation_id and d.delisted_on is not null and m.ended_at is null`,
})

/** Ends the matches of entries that are no longer listed. */
export async function endDelistedMatches(db: DbOrTx, now: Date): Promise<void> {
  await endDelisted.run(db, now)
}
