import { date, jsonb, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { SOURCE_COLUMNS, SOURCE_VALUES } from '../register/source-columns.repository.ts'

const CERTAIN_COLUMNS = {
  companyId: text,
  designationId: text,
  sourceId: text,
  programme: text,
  celex: orNull(text),
  reason: orNull(text),
  listedOn: orNull(date),
}
export type CertainMatch = RowOf<typeof CERTAIN_COLUMNS>

const certainMatches = statement({
  row: CERTAIN_COLUMNS,
  sql: sql`
    select m.company_id as "companyId", m.designation_id as "designationId", d.source_id as "sourceId", d.programme, d.celex, d.reason, d.listed_on as "listedOn"
    from sanction_matches m join designations d using (designation_id)
    where m.grade = 'identifier' and m.party_key = 'self' and m.ended_at is null and d.delisted_on is null
    order by m.company_id, m.designation_id`,
})

/** Companies that an entry of a list names by an official number of theirs. */
export async function listCertainMatches(db: DbOrTx): Promise<CertainMatch[]> {
  return certainMatches.list(db)
}

const RUNNING_COLUMNS = { companyId: text, slot: text, payload: jsonb<unknown>() }
export type RunningFact = RowOf<typeof RUNNING_COLUMNS>

const sanctionFacts = statement({
  row: RUNNING_COLUMNS,
  examples: [''],
  sql: (sourceId: string) => sql`
    select f.company_id as "companyId", f.slot, f.payload
    from batches b join facts f using (batch_id)
    where b.source_id = ${sourceId} and f.section = 'sanction' and upper_inf(f.recorded) and upper_inf(f.valid)
    order by f.company_id, f.slot`,
})

/** Sanctions the register states from this source. */
export async function listSanctionFacts(db: DbOrTx, sourceId: string): Promise<RunningFact[]> {
  return sanctionFacts.list(db, sourceId)
}

const LIST_SOURCE_COLUMNS = {
  ...SOURCE_COLUMNS,
  /** The latest day of which it has told. */
  newestDay: date,
}
export type ListSource = RowOf<typeof LIST_SOURCE_COLUMNS>

const listSources = statement({
  row: LIST_SOURCE_COLUMNS,
  sql: sql`
    select ${SOURCE_VALUES},
           (select max(observed_on) from batches n where n.source_id = s.source_id and n.outcome = 'merged') as "newestDay"
    from sources s where s.source_id in (select b.source_id from sanction_lists l join batches b using (batch_id))
    order by s.source_id`,
})

/** Whose lists have been taken over, also those that are no longer in use. */
export async function listListSources(db: DbOrTx): Promise<ListSource[]> {
  return listSources.list(db)
}
