-- Names are folded as before, but sooner: a load folds every name and address of a country. What is rare is looked for by plain
-- comparisons before a regular expression is asked, and text without accents is put into lower case byte by byte, as the
-- rules of a language do it.
create or replace function fold_name(name text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  plain text := unaccent('unaccent', translate(name, '''’`´', ''));
  folded text := btrim(regexp_replace(
    case when octet_length(plain) = length(plain) then lower(plain collate "C") collate "default" else lower(plain) end,
    '[^[:alnum:]]+', ' ', 'g'));
begin
  if folded like any (array['% es %', '% and %', '% und %', '% ja %', '% si %']) then
    folded := regexp_replace(folded, ' (?:es|and|und|ja|si)(?= )', '', 'g');
  end if;
  -- Two words of one letter each, of which the expression then sees whether they are of a to z.
  if ' ' || folded || ' ' like '% _ _ %' and folded ~ '\m[a-z] [a-z]\M' then
    folded := regexp_replace(folded, '(?<=\m[a-z]) (?=[a-z]\M)', '', 'g');
  end if;
  if folded like any (array['%tarsasag%', '%vallalkozo%', '%uhi%', '%aktsiaselts%', '%sihtasutus%', '%societate%']) then
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
