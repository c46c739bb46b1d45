/** The parts of a name in the order in which they are said, in both lists. */
export const NAME_COLUMNS = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'] as const

/** The cells that are not empty, one after the other. */
export function joinCells<Column extends string>(
  cell: (column: Column) => string,
  columns: readonly Column[],
  separator: string,
): string {
  return columns.flatMap((column) => cell(column) || []).join(separator)
}
