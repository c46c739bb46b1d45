-- The rows of a company lie together. From a sample the server takes the companies of such a table to be a tenth of what they
-- are or fewer, expects ten times the rows of each, and goes through whole tables for a thousand companies. So it is told: how
-- many there are, as a share of the rows (of a register with the histories and five years of accounts of everybody).
-- On a cluster each node has its own tables, and its own statistics.
do $$
begin
  if exists (select from pg_extension where extname = 'citus') then return; end if;
  alter table facts alter column company_id set (n_distinct = -0.04), alter column party_id set (n_distinct = -0.09);
  alter table statements alter column company_id set (n_distinct = -0.16);
  alter table links alter column company_id set (n_distinct = -0.12);
  alter table company_figures alter column company_id set (n_distinct = -0.16);
  alter table search_people alter column company_id set (n_distinct = -0.2);
end
$$;
analyze facts (company_id, party_id);
analyze statements (company_id);
analyze links (company_id);
analyze company_figures (company_id);
analyze search_people (company_id);
