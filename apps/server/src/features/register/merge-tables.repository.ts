import { derivedTable, temporaryTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'

// What a batch said, before it is merged; filled by `staging`, gone at the end of the transaction.

/** Of whom a batch speaks. */
export const stagedCompanies = temporaryTable('staged_companies', {
  sql: sql`(company_id text collate "C" not null) on commit drop`,
})

/**
 * Those of them that were known before the batch. In a first load nearly none: what the server expects of companies and
 * facts by the batch that told them is then far from what there is, as another part may have counted them without seeing
 * those of this one.
 */
export const knownCompanies = derivedTable('known_companies', {
  temporary: [stagedCompanies],
  indexes: ['company_id'],
  examples: ['1'],
  sql: (batchId: string) => sql`
    select distinct company_id from staged_companies join companies using (company_id) where first_batch_id <> ${batchId}::bigint`,
})

/** Facts that have to be merged with what is known. */
export const stagedFacts = temporaryTable('staged_facts', {
  sql: sql`(
      seq bigint not null, company_id text collate "C" not null, section text collate "C" not null, slot text collate "C" not null,
      payload jsonb, party_id text collate "C", valid_from date, valid_to date, source_ref text
    ) on commit drop`,
})

/** Statements that have to be merged with what is known. */
export const stagedStatements = temporaryTable('staged_statements', {
  sql: sql`(
      seq bigint not null, company_id text collate "C" not null, period_start date not null, period_end date not null, layout text not null,
      is_consolidated boolean not null, currency text not null, unit integer not null,
      amounts json not null, previous_amounts json not null, amended_amounts json not null, filed_on date, source_ref text
    ) on commit drop`,
})

/** Lines that were not taken over; with the company (none: ''), and the section, of which one was, as far as they are known. */
export const stagedRejects = temporaryTable('staged_rejects', {
  sql: sql`(
      line integer not null, reason text not null, detail text not null, company_id text collate "C" not null, section text collate "C"
    ) on commit drop`,
})

/** Whose read models are made anew: filled by `touched`, read by all that derives them. */
export const touchedCompanies = temporaryTable('touched_companies', {
  sql: sql`(company_id text collate "C" primary key) on commit drop`,
})
