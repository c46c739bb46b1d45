-- Who stores a rating says its number: without one it would count as taken over by the search, which would never hear of it.
alter table scores alter column revision drop default;
