-- What 0057 moved out of the members and the details of the register is found by another key now, which begins with the
-- section and has the mark of the slot: reports made before find it again. Where a fact of the former key is left, or
-- several came of it, the report stays as it is.
create function pg_temp.compose_key(section text, slot text, valid daterange) returns text language sql immutable as $$
  select concat_ws('/', section,
    case slot when '' then ''
      else translate(encode(substring(sha256(convert_to(slot, 'UTF8')) from 1 for 12), 'base64'), '+/', '-_') end,
    coalesce(to_char(lower(valid), 'YYYY-MM-DD'), ''))
$$;

with told as (
  select c.correction_id, c.field_key, f.section, f.slot, f.valid, f.payload->>'statement' as statement
  from corrections c
  join facts f on f.company_id = c.company_id
  join batches b on b.batch_id = f.batch_id and b.source_id = 'companies-house-psc-gb'
  where f.section in ('beneficial-owner', 'beneficial-owner-statement')
    and (c.field_key like 'member/%' or c.field_key like 'register-detail/%')
), moved as (
  select correction_id, min(pg_temp.compose_key(section, slot, valid)) as field_key
  from told
  where field_key = case
    when section = 'beneficial-owner' or statement = 'protected' then pg_temp.compose_key('member', slot, valid)
    when statement = 'exempt' then pg_temp.compose_key('register-detail', 'control-exemption', valid)
    else pg_temp.compose_key('register-detail', 'control-statement', valid) end
  group by correction_id
  having count(distinct pg_temp.compose_key(section, slot, valid)) = 1
)
update corrections c set field_key = m.field_key
from moved m
where m.correction_id = c.correction_id and not exists (
  select from facts f
  where f.company_id = c.company_id and f.section in ('member', 'register-detail')
    and pg_temp.compose_key(f.section, f.slot, f.valid) = c.field_key
);

drop function pg_temp.compose_key(text, text, daterange);
