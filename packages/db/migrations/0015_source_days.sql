-- The first day of which a source tells (SourceInfo.toldFrom); null: it tells of no time before it was first read. The
-- last one is the day of its newest batch.
alter table sources add column told_from date;

-- What was loaded before; the next batch of a source says it itself.
update sources set told_from = date '2018-01-01' where source_id = 'integritywatch-hu';
update sources set told_from = date '2013-01-01' where source_id = 'bilant-ro';
update sources set told_from = date '1900-01-01', covers = array[
  'name', 'short-name', 'foreign-name', 'legal-form', 'registration', 'founding', 'register-number', 'tax-number',
  'eu-tax-number', 'tax-number-status', 'tax-debt-free', 'statistical-code', 'group-tax-membership', 'seat',
  'mailing-address', 'site', 'branch', 'activity', 'capital', 'headcount', 'phone', 'e-mail', 'website',
  'bank-account', 'register-detail', 'certificate', 'predecessor', 'successor', 'signatory', 'member', 'auditor',
  'supervisory-board', 'representative', 'bankruptcy', 'liquidation', 'dissolution', 'forced-deletion', 'procedure',
  'enforcement', 'tax-enforcement', 'tax-debt', 'ban', 'lien', 'announcement', 'procurement-award', 'statement'
] where is_made_up;
