-- Accounts of a period that are filed again are late by their first filing. `is_filed_again`: others were filed before these;
-- `first_filed_on`: the first day known of them, null where there is none, or nobody knows it.
alter table statements add column first_filed_on date, add column is_filed_again boolean not null default false;

-- Of those that are kept, the versions before tell it (register/merge-statements): they are others where their day is another or,
-- where one of the two days is not known, where they say something else.
update statements s set first_filed_on = told.first_filed_on, is_filed_again = told.is_filed_again
from (
  select company_id, statement_id, is_filed_again,
    case when first_before is not null and (is_filed_again or filed_on is distinct from first_before)
      then least(first_before, filed_on) end as first_filed_on
  from (
    select company_id, statement_id, filed_on, first_before, bool_or(is_other) over earlier as is_filed_again
    from (
      select company_id, statement_id, period, is_consolidated, recorded, filed_on,
        min(filed_on) over (earlier rows between unbounded preceding and 1 preceding) as first_before,
        coalesce(filed_on <> lag(filed_on) over earlier,
          (filed_on is null) <> (lag(filed_on) over earlier is null) and content <> lag(content) over earlier, false) as is_other
      from (
        select v.company_id, v.statement_id, v.period, v.is_consolidated, v.recorded, v.filed_on,
          concat_ws(' ', v.layout, v.currency, v.unit, v.amounts, v.previous_amounts, v.amended_amounts) as content
        from statements v join (
          select company_id, period, is_consolidated from statements group by company_id, period, is_consolidated having count(*) > 1
        ) repeated using (company_id, period, is_consolidated)
      ) versions
      window earlier as (partition by company_id, period, is_consolidated order by lower(recorded), statement_id)
    ) compared
    window earlier as (partition by company_id, period, is_consolidated order by lower(recorded), statement_id)
  ) judged
  where first_before is not null or is_filed_again
) told
where (told.company_id, told.statement_id) = (s.company_id, s.statement_id)
  and (told.first_filed_on is not null or told.is_filed_again);
