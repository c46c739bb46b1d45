-- What the register states as sanctions is held against the matches after each batch: a handful of facts, for which a whole
-- index of what is in force was read.
create index facts_sanction on facts (company_id)
  where section = 'sanction' and upper_inf(recorded) and upper_inf(valid);
