/**
 * The current links of a party `w.party`, as a recursive query walks them: a link is kept with the company that tells it, once for each
 * end, and each end has an index of its own.
 */
export const LINK_STEPS = `cross join lateral (
    select to_party, section, valid from links where company_id = w.party and from_party = w.party
    union all
    select to_party, section, valid from links where from_party = w.party and company_id = to_party) l`
