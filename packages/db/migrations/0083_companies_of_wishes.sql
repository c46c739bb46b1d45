-- Of the wish of a person: every company that the register ever named the person in until then, matched or by name, by which it is
-- known which lists may hold the person. Null of companies and of wishes recorded before: those may concern any list with people.
alter table contact_opt_outs add column named_in text[] collate "C";
