import { derivedTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { touchedCompanies } from './merge-tables.repository.ts'
import { ofEach } from './of-each.ts'

/** Longer ones would not fit into an index; none is known. */
const MAX_NAME_LENGTH = 500

/** The searchable names of `touched_companies`. */
export const derivedNames = derivedTable('derived_names', {
  temporary: [touchedCompanies],
  sql: sql`
     select distinct on (p.company_id, n.name) p.company_id, n.kind, n.name, fold_name(n.name) collate "C" as folded,
            p.status <> 'ceased' as is_active, p.prominence
     from touched_companies t cross join lateral (${ofEach(sql`
       select company_id, name, status, prominence from company_profiles where company_id = t.company_id`)}) p
     cross join lateral (${ofEach(sql`
       select 'current' as kind, p.name, 0 as rank
       union all
       select case when not upper_inf(f.valid) then 'former' when f.section = 'short-name' then 'short' when f.section = 'foreign-name' then 'foreign' else 'current' end,
              left(f.payload->>'name', ${sql.lit(MAX_NAME_LENGTH)}), case when upper_inf(f.valid) then 1 else 2 end
       from facts f
       where f.company_id = t.company_id and f.section in ('name', 'short-name', 'foreign-name') and upper_inf(f.recorded)`)}) n
     order by p.company_id, n.name, n.rank, n.kind`,
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
