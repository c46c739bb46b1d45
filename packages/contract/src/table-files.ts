/** Files in which a table can be taken along. */
export const TABLE_FILES = ['xlsx', 'csv', 'json'] as const
export type TableFileFormat = (typeof TABLE_FILES)[number]

/** Open standards in which ties can be taken along: Beneficial Ownership Data Standard 0.4, FollowTheMoney. */
export const TIE_STANDARDS = ['bods', 'ftm'] as const
export type TieStandard = (typeof TIE_STANDARDS)[number]
/** Files in which a network can be taken along. */
export const NETWORK_FILES = [...TABLE_FILES, ...TIE_STANDARDS] as const
export type NetworkFileFormat = (typeof NETWORK_FILES)[number]
