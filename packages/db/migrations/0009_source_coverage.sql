-- Of what a source tells everything that is true of the companies it speaks of (SourceInfo.covers): sections of the
-- register, or "statement". Where such a source says nothing, there is nothing; where none covers it, nobody knows.
alter table sources add column covers text[] not null default '{}';

-- What was loaded before; the next batch of a source says it itself.
update sources set covers = array[
  'bankruptcy', 'liquidation', 'dissolution', 'forced-deletion', 'procedure', 'tax-number-status', 'enforcement',
  'tax-enforcement', 'tax-debt', 'ban', 'lien', 'procurement-award', 'certificate', 'tax-debt-free', 'statement'
] where is_made_up;
update sources set covers = array['registration', 'dissolution', 'liquidation'] where source_id = 'ariregister-ee';
