-- A link says in which state the company is that tells it, so that what a hub owns and leads is counted, and who of it
-- comes first is found, without its thousands of profiles. Written by the merge, as the profile is.
drop index links_named;
create temporary table kept_links on commit drop as
select l.*, p.status, p.status_since from links l join company_profiles p using (company_id);
truncate links;
alter table links drop constraint links_pkey;
drop index links_from;
alter table links add column status text not null, add column status_since date;

insert into links (from_party, to_party, company_id, section, slot, valid, share_min, share_max, role, fact_id, batch_id, status, status_since)
select from_party, to_party, company_id, section, slot, valid, share_min, share_max, role, fact_id, batch_id, status, status_since
from kept_links order by company_id, fact_id;

alter table links add primary key (company_id, fact_id, from_party);
create index links_from on links (from_party);
-- By section, so that what a hub is named as seldom is found at once, and by company, for those of a page.
create index links_named on links (from_party, section, company_id)
include (fact_id, valid, share_max, batch_id, status, status_since)
where company_id = to_party;
analyze links;
