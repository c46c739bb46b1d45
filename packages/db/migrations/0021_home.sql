-- How a user has arranged the home page: the widgets that existed when he did, in his order, and which of them are put
-- away. One that is not in the order came later and stands where it stands for everybody.
create table home_layouts (
  user_id uuid primary key references users on delete cascade,
  widget_order text[] not null,
  hidden_widgets text[] not null,
  saved_at timestamptz not null
);

-- Of an opened report: whose it is, and the place in the feed up to which everything could be seen in it then. Null: of
-- a time when places were not noted.
alter table search_history add column company_id text collate "C", add column seen_position bigint;
update search_history set company_id = split_part(url, '/', 3) where kind = 'report';
