-- A link names the fact that tells it, and of whom many entries say something the few that are shown are found in an
-- index alone: largest shares first, without reading the entries of all the others.
truncate links;
alter table links drop constraint links_pkey;
drop index links_from;
alter table links add column fact_id bigint not null;

insert into links (from_party, to_party, company_id, section, slot, valid, share_min, share_max, role, fact_id)
select d.from_party, d.to_party, f.company_id, f.section, f.slot, f.valid,
       (f.payload->>'shareMin')::numeric, (f.payload->>'shareMax')::numeric, f.payload->>'post', f.fact_id
from facts f
cross join lateral (values (f.company_id, f.party_id), (f.party_id, f.company_id)) as d(from_party, to_party)
where f.party_id is not null and upper_inf(f.recorded) and f.party_id <> f.company_id
order by f.company_id, f.fact_id;

alter table links add primary key (company_id, fact_id, from_party);
create index links_from on links (from_party);
-- Where a party is named in the entries of others.
create index links_named on links (from_party) include (company_id, fact_id, section, valid, share_max)
where company_id = to_party;
analyze links;

create index company_profiles_ceased on company_profiles (company_id) include (status_since) where status = 'ceased';
