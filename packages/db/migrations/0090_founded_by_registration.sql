-- Where a register tells no founding, a company is in business since its first registration: as the report says, so it is
-- searched by, and in lists.
update company_profiles p
set founded_on = registered.first_day
from (
  select company_id, min(coalesce((payload->>'on')::date, lower(valid))) as first_day
  from facts
  where section = 'registration' and payload->>'status' = 'registered' and upper_inf(recorded)
  group by company_id
) registered
where registered.company_id = p.company_id and p.founded_on is null and registered.first_day is not null;
