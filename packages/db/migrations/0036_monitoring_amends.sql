-- Who wanted a second pair of eyes, and who agreed that it is wanted no more: one alone must not be able to do without it.

create table four_eyes_steps (
  step_id bigint generated always as identity primary key,
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  taken_at timestamptz not null,
  -- It is proposed to be switched off as long as that is the last step.
  action text not null check (action in ('switched-on', 'off-proposed', 'off-declined', 'switched-off'))
);
create index four_eyes_steps_subscriber on four_eyes_steps (subscriber_id, step_id);
create trigger four_eyes_steps_appended before update or delete on four_eyes_steps for each row execute function refuse_change_of_steps();

insert into four_eyes_steps (subscriber_id, user_id, taken_at, action)
select s.subscriber_id, u.user_id, s.monitoring_four_eyes_set_at,
       case when s.monitoring_four_eyes then 'switched-on' else 'switched-off' end
from subscribers s join users u on u.user_id = s.monitoring_four_eyes_set_by
where s.monitoring_four_eyes_set_at is not null
order by s.monitoring_four_eyes_set_at;
alter table subscribers drop column monitoring_four_eyes_set_at, drop column monitoring_four_eyes_set_by;
