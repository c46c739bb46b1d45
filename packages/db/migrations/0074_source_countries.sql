-- Four sources did not say of which country they tell. Whoever has loaded them need not load them again for it.
update sources set country_code = told.code
from (values ('integritywatch-hu', 'HU'), ('e-beszamolo', 'HU'), ('bilant-ro', 'RO'), ('ariregister-ee', 'EE')) told (source_id, code)
where sources.source_id = told.source_id and sources.country_code is null;
