import {
  arrayOf,
  boolean,
  date,
  integer,
  jsonb,
  oneOf,
  orNull,
  type RowOf,
  text,
  timestamptz,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { type MatchReason, SANCTION_GRADES } from '@merleg/domain/sanctions/grading'
import { sql } from 'kysely'
import { isPersonWithheld } from '../../register/facts.repository.ts'
import { type Designation, DESIGNATION_KINDS } from '../../sanctions/designation.ts'
import type { MatchedParty } from '../../sanctions/match-parties.ts'

const MATCH_COLUMNS = {
  matchId: text,
  grade: oneOf(SANCTION_GRADES),
  partyKey: text,
  listedName: text,
  reasons: jsonb<MatchReason[]>(),
  party: jsonb<MatchedParty>(),
  /** What tells more of the party than its name is not told (ADR 85); matches are found by it all the same. */
  isWithheld: boolean,
  evidenceHash: text,
  /** Counts what it has rested on. */
  evidenceNo: integer,
  foundAt: timestamptz,
  endedAt: orNull(timestamptz),
  name: text,
  names: arrayOf(text),
  kind: oneOf(DESIGNATION_KINDS),
  programme: text,
  measure: text,
  annex: text,
  celex: orNull(text),
  recordNumber: orNull(text),
  sourceId: text,
  title: text,
  publisher: text,
  url: orNull(text),
  isMadeUp: boolean,
  listDay: date,
  firstSeenOn: orNull(date),
  listedOn: orNull(date),
  delistedOn: orNull(date),
  amendedOn: orNull(date),
  reason: orNull(text),
  details: jsonb<Designation['details']>(),
  /** What was compared of the entry. */
  countryCodes: arrayOf(text),
  numbers: jsonb<Designation['numbers']>(),
}
export type StoredMatch = RowOf<typeof MATCH_COLUMNS>

/** Matches that ended before other names and all numbers were kept have the one number at most. */
const WITH_NUMBERS = sql`jsonb_build_object('otherNames', '[]'::jsonb,
             'numbers', jsonb_path_query_array(m.party, '$.registerNumber ? (@ != null)')) || m.party`

/** As its own list says: those of a made-up one also end when that of an authority takes its place, which had none of them. */
const DELISTED_ON = sql`case when not s.is_made_up or exists (
               select from designation_changes c join batches b using (batch_id)
               where c.designation_id = d.designation_id and c.kind = 'delisted' and b.source_id = d.source_id
                 and c.changed_on = d.delisted_on)
             then d.delisted_on end`

const matches = statement({
  row: MATCH_COLUMNS,
  examples: [{ companyId: '', subscriberId: '00000000-0000-0000-0000-000000000000' }],
  sql: ({ companyId, subscriberId }: { companyId: string; subscriberId: string }) => sql`
    ${onePlan} select m.match_id as "matchId", m.grade, m.party_key as "partyKey", m.listed_name as "listedName", m.reasons,
           ${WITH_NUMBERS} as party,
           m.party->>'kind' = 'person' and ${isPersonWithheld({ companyId: sql`m.company_id`, partyId: sql`m.party_key`, name: sql`m.party->>'name'` })} as "isWithheld",
           m.evidence_hash as "evidenceHash", m.evidence_no as "evidenceNo", m.found_at as "foundAt", m.ended_at as "endedAt",
           d.name, d.kind, d.programme, d.measure, d.annex, d.celex, d.record_number as "recordNumber", d.listed_on as "listedOn",
           ${DELISTED_ON} as "delistedOn", d.reason, d.details, d.country_codes as "countryCodes", d.numbers,
           s.source_id as "sourceId", s.title, s.publisher, s.url, s.is_made_up as "isMadeUp",
           (select l.listed_day from sanction_lists l join batches b using (batch_id) where b.source_id = d.source_id
            order by l.batch_id desc limit 1) as "listDay",
           (select max(c.changed_on) from designation_changes c where c.designation_id = d.designation_id and c.kind = 'listed') as "firstSeenOn",
           array(select n.name from designation_names n where n.designation_id = d.designation_id order by n.name_no) as names,
           (select max(c.changed_on) from designation_changes c where c.designation_id = d.designation_id and c.kind = 'amended') as "amendedOn"
    from sanction_matches m join designations d using (designation_id) join sources s using (source_id)
    where m.company_id = ${companyId} and (m.ended_at is null or exists (
      select from sanction_decisions e
      where (e.company_id, e.subscriber_id, e.match_id) = (m.company_id, ${subscriberId}::uuid, m.match_id)))
    order by m.ended_at is not null, array_position(array['identifier', 'strong', 'probable', 'possible'], m.grade), m.party->>'name', m.match_id`,
})

/** A company's matches, the surest first: those that hold, and those that ended after the subscriber decided about them. */
export async function listMatches(db: DbOrTx, of: { companyId: string; subscriberId: string }): Promise<StoredMatch[]> {
  return matches.list(db, of)
}

const withheld = statement({
  row: { partyId: orNull(text), nameFolded: text },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select party_id as "partyId", name_folded as "nameFolded" from withheld_persons
    where company_id = any(${[...companyIds]}::text[])`,
})

/** Of whom entries of the companies tell nothing but the name and the role. */
export async function listWithheld(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<{ partyId: string | null; nameFolded: string }[]> {
  return withheld.list(db, companyIds)
}

export type StoredCheck = { checkedAt: Date; partyCount: number }

const check = statement({
  row: { checkedAt: timestamptz, partyCount: integer },
  examples: [''],
  sql: (companyId: string) => sql`
    ${onePlan} select checked_at as "checkedAt", party_count as "partyCount" from sanction_checks where company_id = ${companyId}`,
})

/** When the company was checked against the lists in use; null where it never was. */
export async function findCheck(db: DbOrTx, companyId: string): Promise<StoredCheck | null> {
  return check.find(db, companyId)
}
