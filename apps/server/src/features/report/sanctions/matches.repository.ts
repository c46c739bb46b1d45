import type { DbOrTx } from '@merleg/db/connect'
import type { MatchReason, SanctionGrade } from '@merleg/domain/sanctions/grading'
import { sql } from 'kysely'
import type { Designation, DesignationKind } from '../../sanctions/designation.ts'
import type { MatchedParty } from '../../sanctions/match-parties.ts'

export type StoredMatch = {
  matchId: string
  grade: SanctionGrade
  partyKey: string
  listedName: string
  reasons: MatchReason[]
  party: MatchedParty
  evidenceHash: string
  foundAt: Date
  endedAt: Date | null
  name: string
  names: string[]
  kind: DesignationKind
  programme: string
  measure: string
  annex: string
  celex: string
  recordNumber: string | null
  listedOn: string | null
  delistedOn: string | null
  amendedOn: string | null
  reason: string | null
  details: Designation['details']
}

/** A company's matches, the surest first: those that hold, and those that ended after the subscriber decided about them. */
export async function listMatches(
  db: DbOrTx,
  { companyId, subscriberId }: { companyId: string; subscriberId: string },
): Promise<StoredMatch[]> {
  const { rows } = await sql<StoredMatch>`
    select m.match_id as "matchId", m.grade, m.party_key as "partyKey", m.listed_name as "listedName", m.reasons, m.party,
           m.evidence_hash as "evidenceHash", m.found_at as "foundAt", m.ended_at as "endedAt",
           d.name, d.kind, d.programme, d.measure, d.annex, d.celex, d.record_number as "recordNumber", d.listed_on as "listedOn",
           d.delisted_on as "delistedOn", d.reason, d.details,
           array(select n.name from designation_names n where n.designation_id = d.designation_id order by n.name_no) as names,
           (select max(c.changed_on) from designation_changes c where c.designation_id = d.designation_id and c.kind = 'amended') as "amendedOn"
    from sanction_matches m join designations d using (designation_id)
    where m.company_id = ${companyId} and (m.ended_at is null or exists (
      select from sanction_decisions s
      where (s.company_id, s.subscriber_id, s.match_id) = (m.company_id, ${subscriberId}::uuid, m.match_id)))
    order by m.ended_at is not null, array_position(array['identifier', 'strong', 'probable', 'possible'], m.grade), m.party->>'name', m.match_id`.execute(
    db,
  )
  return rows
}

export type StoredCheck = { checkedAt: Date; partyCount: number }

/** When the company was checked against the list in use; null where it never was. */
export async function findCheck(db: DbOrTx, companyId: string): Promise<StoredCheck | null> {
  const { rows } = await sql<StoredCheck>`
    select checked_at as "checkedAt", party_count as "partyCount" from sanction_checks where company_id = ${companyId}`.execute(
    db,
  )
  return rows[0] ?? null
}
