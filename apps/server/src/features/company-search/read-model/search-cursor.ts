/** Under which the cursor of the follower is stored that keeps what is searched. */
export const SEARCH_PROFILES_CURSOR = 'company-search'
