/** How a company can be reached, by the bits of `search_profiles.contacts`. */
export const CONTACT_BITS = { phone: 1, email: 2, website: 4 } as const
