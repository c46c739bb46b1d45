import type { DbOrTx } from '@merleg/db/connect'
import { sql } from 'kysely'
import type { FoundMatch } from './match-parties.ts'

export type CheckedCompany = { companyId: string; partyCount: number }
export type ScreenedCompanies = {
  version: number
  now: Date
  companies: readonly CheckedCompany[]
  matches: readonly FoundMatch[]
}

/** Replaces what is known of the companies' matches by what was found now; what ended is kept with its end. */
export async function storeMatches(db: DbOrTx, { version, now, companies, matches }: ScreenedCompanies): Promise<void> {
  const ids = companies.map(({ companyId }) => companyId)
  await sql`
    insert into sanction_matches (company_id, match_id, designation_id, party_key, grade, listed_name, reasons, party, evidence_hash, found_at)
    select "companyId", "matchId", "designationId", "partyKey", grade, "listedName", reasons, party, "evidenceHash", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as r("companyId" text, "matchId" text, "designationId" text, "partyKey" text,
      grade text, "listedName" text, reasons jsonb, party jsonb, "evidenceHash" text)
    on conflict (company_id, match_id) do update set
      grade = excluded.grade, listed_name = excluded.listed_name, reasons = excluded.reasons, party = excluded.party,
      evidence_hash = excluded.evidence_hash, ended_at = null,
      found_at = case when sanction_matches.ended_at is null then sanction_matches.found_at else excluded.found_at end
    where sanction_matches.ended_at is not null
       or (sanction_matches.grade, sanction_matches.listed_name, sanction_matches.reasons, sanction_matches.party, sanction_matches.evidence_hash)
          is distinct from (excluded.grade, excluded.listed_name, excluded.reasons, excluded.party, excluded.evidence_hash)`.execute(
    db,
  )
  await sql`
    update sanction_matches set ended_at = ${now}
    where company_id = any(${ids}::text[]) and ended_at is null
      and match_id <> all(${matches.map(({ matchId }) => matchId)}::text[])`.execute(db)
  await sql`
    insert into sanction_checks (company_id, version, checked_at, party_count)
    select "companyId", ${version}, ${now}, "partyCount"
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as r("companyId" text, "partyCount" integer)
    on conflict (company_id) do update set version = excluded.version, checked_at = excluded.checked_at, party_count = excluded.party_count`.execute(
    db,
  )
}

/** Ends the matches of entries that are no longer listed. */
export async function endDelistedMatches(db: DbOrTx, now: Date): Promise<void> {
  await sql`
    update sanction_matches m set ended_at = ${now} from designations d
    where d.designation_id = m.designation_id and d.delisted_on is not null and m.ended_at is null`.execute(db)
}

/** Takes companies that wait to be checked again off their list; put back when the transaction fails. */
export async function takePending(
  db: DbOrTx,
  given: { limit: number } | { companyIds: readonly string[] },
): Promise<string[]> {
  const chosen =
    'limit' in given
      ? sql`select company_id from sanction_pending order by company_id limit ${given.limit} for update skip locked`
      : sql`select unnest(${[...given.companyIds]}::text[])`
  const { rows } = await sql<{ id: string }>`
    delete from sanction_pending where company_id in (${chosen}) returning company_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Was the company checked against this version, and is nothing new known of it since? */
export async function isChecked(db: DbOrTx, companyId: string, version: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sanction_checks where company_id = ${companyId} and version = ${version})
       and not exists (select from sanction_pending where company_id = ${companyId}) as found`.execute(db)
  return rows[0]?.found ?? false
}
