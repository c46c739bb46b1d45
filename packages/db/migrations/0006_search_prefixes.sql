-- Search over the names: the best companies of every frequent beginning of a word, all words there are, and names folded
-- so that the usual spellings of one name are equal.

-- Names are compared without accents, case, punctuation, words for "and", and spelling variants of the legal form;
-- single letters in a row are one word ("K.F.T.", "A & B"). Cut where an index entry could grow too long.
create or replace function fold_name(name text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := btrim(regexp_replace(lower(unaccent('unaccent', translate(name, '''’`´', ''))), '[^[:alnum:]]+', ' ', 'g'));
begin
  if folded ~ ' (es|and|und|ja|si) ' then
    folded := regexp_replace(folded, ' (?:es|and|und|ja|si)(?= )', '', 'g');
  end if;
  if folded ~ '\m[a-z] [a-z]\M' then
    folded := regexp_replace(folded, '(?<=\m[a-z]) (?=[a-z]\M)', '', 'g');
  end if;
  if folded ~ 'tarsasag|vallalkozo|uhing|aktsiaselts|sihtasutus|uhistu|societate' then
    folded := btrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      ' ' || folded || ' ',
      ' korlatolt felelossegu tarsasag ', ' kft '),
      ' zartkoruen mukodo reszvenytarsasag ', ' zrt '),
      ' nyilvanosan mukodo reszvenytarsasag ', ' nyrt '),
      ' reszvenytarsasag ', ' rt '),
      ' beteti tarsasag ', ' bt '),
      ' kozkereseti tarsasag ', ' kkt '),
      ' egyeni vallalkozo ', ' ev '),
      ' osauhing ', ' ou '),
      ' aktsiaselts ', ' as '),
      ' mittetulundusuhing ', ' mtu '),
      ' usaldusuhing ', ' uu '),
      ' sihtasutus ', ' sa '),
      ' korteriuhistu ', ' ku '),
      ' societate cu raspundere limitata ', ' srl '));
  end if;
  if folded like 'sc % s%' then
    folded := regexp_replace(folded, '^sc (.+ (srl|sa|snc|scs))$', '\1');
  end if;
  return left(folded, 500);
end $$;

update company_names set folded = fold_name(name) where folded <> fold_name(name);
update persons set folded = fold_name(name) where folded <> fold_name(name);

-- The words as they are: a text parser would take some of them apart. Typing mistakes are looked up in `search_words`.
drop index company_names_words, company_names_trigrams, company_names_start;
create index company_names_start on company_names (folded);
create index company_names_words on company_names using gin (array_to_tsvector(string_to_array(folded, ' ')));

create table search_words (
  word text collate "C" primary key,
  company_count integer not null
);

-- Beginnings of words that many companies' names have: how many exactly, and the best of them, best first.
create table search_prefixes (
  prefix text collate "C" primary key,
  company_count integer not null,
  companies text[] not null
);

-- One row where there are names that the two tables above do not know of yet: while a load in parts is under way.
create table search_index_gaps (
  is_only boolean primary key default true check (is_only)
);

-- Names with the words of a query and with all patterns, looking at so many at most. Never by reading the whole table,
-- which the planner would rather do where it expects to come across enough of them soon.
create function find_names_with_words(words tsquery, patterns text[], max_looked_at integer, max_found integer)
returns setof company_names
language sql stable set enable_seqscan = off
begin atomic
  select * from (select * from company_names n where array_to_tsvector(string_to_array(n.folded, ' ')) @@ words limit max_looked_at) n
  where (' ' || n.folded) like all (patterns) limit max_found;
end;
