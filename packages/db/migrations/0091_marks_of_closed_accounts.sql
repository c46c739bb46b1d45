-- Of whom nothing but his decisions is left a mark tells him from others: with a blank two people who decided looked like none.
update users set name = '#' || right(user_id::text, 6) where closed_at is not null and name = '';
