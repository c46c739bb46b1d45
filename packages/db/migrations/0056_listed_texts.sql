-- What lists tell of a company in words, one row for each: as facts they are many, and a list of half a million companies
-- would look for all of them one by one. Values in the order of their slots, with a group separator (chr 29) between two,
-- which no text holds. Made of the facts that run, like the wide row.
create table listed_texts (
  company_id text collate "C" not null,
  phones text,
  emails text,
  websites text,
  bank_accounts text,
  sites text
);
insert into listed_texts (company_id, phones, emails, websites, bank_accounts, sites)
select company_id,
  string_agg(payload->>'value', chr(29) order by slot) filter (where section = 'phone'),
  string_agg(payload->>'value', chr(29) order by slot) filter (where section = 'e-mail'),
  string_agg(payload->>'value', chr(29) order by slot) filter (where section = 'website'),
  string_agg(payload->>'account', chr(29) order by slot) filter (where section = 'bank-account'),
  string_agg(payload->>'text', chr(29) order by slot) filter (where section = 'site')
from facts
where section in ('phone', 'e-mail', 'website', 'bank-account', 'site') and upper_inf(valid) and upper_inf(recorded)
group by company_id
order by company_id;
alter table listed_texts add primary key (company_id);
