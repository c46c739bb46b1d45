-- How grave an event is was written down with it by its section, which made the end of a charge bad news. It follows from the
-- rules of the monitoring, by which it is read now; nobody read the level.
alter table events drop column level, drop column is_negative;
