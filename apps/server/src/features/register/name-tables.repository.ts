import { derivedTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { touchedCompanies } from './merge-tables.repository.ts'
import { ofEach } from './of-each.repository.ts'

/** Longer ones would not fit into an index; none is known. */
const MAX_NAME_LENGTH = 500

const profile = ofEach(sql`
       select company_id, name, status, prominence from company_profiles where company_id = t.company_id`)

/** The searchable names of `touched_companies`. */
export const derivedNames = derivedTable('derived_names', {
  temporary: [touchedCompanies],
  sql: sql`
     select distinct on (n.company_id, n.name) n.company_id, n.kind, n.name, fold_name(n.name) collate "C" as folded,
            n.status <> 'ceased' as is_active, n.prominence
     from (
       select p.company_id, p.status, p.prominence, 'current' as kind, p.name, 0 as rank
       from touched_companies t cross join lateral (${profile}) p
       union all
       select p.company_id, p.status, p.prominence,
              case when not upper_inf(f.valid) then 'former' when f.section = 'short-name' then 'short' when f.section = 'foreign-name' then 'foreign' else 'current' end,
              left(f.payload->>'name', ${sql.lit(MAX_NAME_LENGTH)}), case when upper_inf(f.valid) then 1 else 2 end
       from touched_companies t cross join lateral (${profile}) p cross join lateral (${ofEach(sql`
         select section, valid, payload from facts
         where company_id = t.company_id and section in ('name', 'short-name', 'foreign-name') and upper_inf(recorded)`)}) f
     ) n
     order by n.company_id, n.name, n.rank, n.kind`,
})

/** Those of `touched_companies` whose names differ from before, or all of them. */
export const renamedCompanies = derivedTable('renamed_companies', {
  temporary: [touchedCompanies, derivedNames],
  examples: ['changed', 'all'],
  sql: (which: 'changed' | 'all') =>
    which === 'all'
      ? sql`table touched_companies`
      : sql`
     with known as (select n.* from touched_companies t join company_names n using (company_id))
     select company_id from ((table derived_names except table known) union all (table known except table derived_names)) d
     group by company_id`,
})
