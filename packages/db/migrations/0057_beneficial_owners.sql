-- Whom the register of the United Kingdom tells to control a company is told as that, and no longer as a member: the bands
-- are of what somebody controls, directly or through others. What the register says where it names nobody is a statement
-- about beneficial owners. Natures were kept as the codes of the register with blanks in them.
create function pg_temp.read_natures(published text) returns jsonb language sql immutable as $$
  with codes as (
    select position, replace(piece, ' ', '-') as code
    from regexp_split_to_table(published, '; ') with ordinality as p(piece, position)
  ), plain as (
    select position, code, regexp_replace(code, '-(limited-liability-partnership|registered-overseas-entity)$', '') as text
    from codes
  ), held as (
    select position, code,
      case when text ~ '-as-(control-over-)?trust$' then 'trust'
           when text ~ '-as-(control-over-)?firm$' then 'firm'
           when text ~ '-as-nominee(-.+)?$' then 'nominee' end as holder,
      regexp_replace(text, '-as-((control-over-)?(trust|firm)|nominee(-.+)?)$', '') as bare
    from plain
  ), banded as (
    select *, substring(bare from '^(?:ownership-of-shares|voting-rights|(?:part-)?right-to-share-surplus-assets)-(.+)$') as band
    from held
  ), bounded as (
    select *,
      case band when '25-to-50-percent' then 25 when '50-to-75-percent' then 50 when '75-to-100-percent' then 75
                when 'more-than-25-percent' then 25 end as least,
      case band when '25-to-50-percent' then 50 when '50-to-75-percent' then 75 when '75-to-100-percent' then 100
                when 'more-than-25-percent' then 100 end as most
    from banded
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', case when band is not null and least is null then 'other'
                 when bare like 'ownership-of-shares-%' then 'shares'
                 when bare like 'voting-rights-%' then 'votes'
                 when bare ~ '^(part-)?right-to-share-surplus-assets' then 'income'
                 when bare ~ '^right-to-appoint-and-remove-(directors|members|persons?)$' then 'board'
                 when bare = 'significant-influence-or-control' then 'influence'
                 else 'other' end,
    'holder', holder, 'directness', null, 'min', least, 'max', most, 'code', code) order by position), '[]')
  from bounded
$$;

create function pg_temp.read_statement(published text) returns text language sql immutable as $$
  select case regexp_replace(published, ' partnership$', '')
    when 'no individual or entity with signficant control' then 'said-nobody'
    when 'no individual or entity with significant control' then 'said-nobody'
    when 'no beneficial owner identified' then 'not-identified'
    when 'psc exists but not identified' then 'not-identified'
    when 'psc details not confirmed' then 'not-confirmed'
    when 'awaiting confirmation from psc' then 'not-confirmed'
    when 'steps to find psc not yet completed' then 'not-searched'
    when 'psc contacted but no response' then 'no-answer'
    when 'psc has failed to confirm changed details' then 'no-answer'
    when 'restrictions notice issued to psc' then 'restricted'
    when 'all beneficial owners identified' then 'all-identified'
    when 'at least one beneficial owner unidentified' then 'partly-identified'
    when 'information not provided for at least one beneficial owner' then 'partly-identified'
    when 'at least one beneficial owner unidentified and information not provided for at least one beneficial owner'
      then 'partly-identified'
    else 'other' end
$$;

-- That there is somebody whose details the law protects was told as a member with that for a name.
update facts set section = 'beneficial-owner-statement',
  payload = jsonb_build_object('statement', 'protected', 'text', payload->>'name')
where section = 'member' and payload->>'shareText' is null and payload->>'name' ~ '^super secure '
  and batch_id in (select batch_id from batches where source_id = 'companies-house-psc-gb');

update facts set section = 'beneficial-owner',
  payload = (payload - 'contribution' - 'currency') || jsonb_build_object(
    'countryCode', null,
    'natures', case when payload->>'shareText' is null then '[]'::jsonb else pg_temp.read_natures(payload->>'shareText') end,
    'votesMin', payload->'votesMin', 'votesMax', payload->'votesMax')
where section = 'member'
  and batch_id in (select batch_id from batches where source_id = 'companies-house-psc-gb');

update facts set section = 'beneficial-owner-statement',
  slot = coalesce(substring(source_ref from '[^/]+$'), slot),
  payload = jsonb_build_object('statement', pg_temp.read_statement(payload->>'value'), 'text', payload->>'value')
where section = 'register-detail' and slot = 'control-statement'
  and batch_id in (select batch_id from batches where source_id = 'companies-house-psc-gb');

update facts set section = 'beneficial-owner-statement',
  slot = 'exemption-' || replace(payload->>'value', ' ', '_'),
  payload = jsonb_build_object('statement', 'exempt', 'text', payload->>'value')
where section = 'register-detail' and slot = 'control-exemption'
  and batch_id in (select batch_id from batches where source_id = 'companies-house-psc-gb');

update links set section = 'beneficial-owner'
where section = 'member'
  and batch_id in (select batch_id from batches where source_id = 'companies-house-psc-gb');

drop function pg_temp.read_natures(text);
drop function pg_temp.read_statement(text);
