-- A filing day before the business year, or after the day on which it was told, is mistyped: it is not known (register/impossible-days).
update statements s set filed_on = null
from batches b
where b.batch_id = s.batch_id
  and (s.filed_on <= lower(s.period) or s.filed_on > greatest(b.observed_on, (b.recorded_at at time zone 'Europe/Budapest')::date));
