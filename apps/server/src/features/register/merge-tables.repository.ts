import { temporaryTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'

// What a batch said, before it is merged; filled by `staging`, gone at the end of the transaction.

/** Of whom a batch speaks. */
export const stagedCompanies = temporaryTable('staged_companies', {
  sql: sql`(company_id text collate "C" not null) on commit drop`,
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

/** Lines that were not taken over. */
export const stagedRejects = temporaryTable('staged_rejects', {
  sql: sql`(line integer not null, reason text not null, detail text not null) on commit drop`,
})

/** Whose read models are made anew: filled by `touched`, read by all that derives them. */
export const touchedCompanies = temporaryTable('touched_companies', {
  sql: sql`(company_id text collate "C" primary key) on commit drop`,
})
