import type { PoolClient } from 'pg'

/** Derives the searchable names of `touched_companies`: current, short, foreign and former ones, folded. */
export async function refreshNames(client: PoolClient): Promise<void> {
  await client.query('delete from company_names n using touched_companies t where n.company_id = t.company_id')
  await client.query(
    `insert into company_names (company_id, kind, name, folded, is_active, prominence)
     select distinct on (n.company_id, n.name) n.company_id, n.kind, n.name, fold_name(n.name), p.status <> 'ceased', p.prominence
     from (
       select p.company_id, 'current' as kind, p.name, 0 as rank from touched_companies t join company_profiles p using (company_id)
       union all
       select f.company_id,
              case when not upper_inf(f.valid) then 'former' when f.section = 'short-name' then 'short' when f.section = 'foreign-name' then 'foreign' else 'current' end,
              f.payload->>'name', case when upper_inf(f.valid) then 1 else 2 end
       from touched_companies t join facts f using (company_id)
       where f.section in ('name', 'short-name', 'foreign-name') and upper_inf(f.recorded)
     ) n join company_profiles p using (company_id)
     order by n.company_id, n.name, n.rank`,
  )
  // New entries wait in a list that every search reads through; after a load it would be long.
  await client.query(
    `select gin_clean_pending_list('company_names_words'), gin_clean_pending_list('company_names_trigrams')`,
  )
}
