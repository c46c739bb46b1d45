-- Every reading of links asks from one side: for the entries of a company, by their key, or for those that name a party,
-- by `links_named`. The index of both sides was a third of what a load wrote for them, each entry into a page of its own.
drop index links_from;
