-- A link says which batch told it, and an index of profiles holds what the companies of a list are counted and put in
-- order by: of a hub with ten thousand companies neither their entries nor their profiles are read for a page of them.
truncate links;
alter table links drop constraint links_pkey;
drop index links_from, links_named;
alter table links add column batch_id bigint not null;

insert into links (from_party, to_party, company_id, section, slot, valid, share_min, share_max, role, fact_id, batch_id)
select d.from_party, d.to_party, f.company_id, f.section, f.slot, f.valid,
       (f.payload->>'shareMin')::numeric, (f.payload->>'shareMax')::numeric, f.payload->>'post', f.fact_id, f.batch_id
from facts f
cross join lateral (values (f.company_id, f.party_id), (f.party_id, f.company_id)) as d(from_party, to_party)
where f.party_id is not null and upper_inf(f.recorded) and f.party_id <> f.company_id
order by f.company_id, f.fact_id;

alter table links add primary key (company_id, fact_id, from_party);
create index links_from on links (from_party);
create index links_named on links (from_party) include (company_id, fact_id, section, valid, share_max, batch_id)
where company_id = to_party;
analyze links;

create index company_profiles_listed on company_profiles (company_id) include (status, name);

-- How often the read models of searches were made anew: who holds them in memory then reads all of them.
alter table search_states add column rebuilds bigint not null default 0;
