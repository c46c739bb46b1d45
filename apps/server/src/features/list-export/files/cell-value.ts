/** What a cell of a list holds. Null: not known. */
export type CellValue = string | number | null
