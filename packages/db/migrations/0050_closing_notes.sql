-- Who was through with an order of register documents, and what whoever ordered was told; null of those closed before.
alter table register_orders add column closed_by text, add column closing_note text;
