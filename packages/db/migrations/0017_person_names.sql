-- Others of the same name are told beside a person.
create index persons_folded on persons (folded);
