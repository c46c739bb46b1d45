/** Files in which a table can be taken along. */
export const TABLE_FILES = ['xlsx', 'csv', 'json'] as const
export type TableFileFormat = (typeof TABLE_FILES)[number]
