-- Every page asks whether there is a made-up company; without one that would be a look at all of them.
create index companies_made_up on companies (company_id) where is_made_up;
