import type { ComponentProps } from 'react'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { ShortList } from './short-list.tsx'

/** A table of a card: its first rows, the others on demand, so that cards side by side stay of one height. */
export function ShortTable<Row>({ rows, ...table }: ComponentProps<typeof DataTable<Row>>) {
  return <ShortList items={rows}>{(shown) => <DataTable {...table} rows={shown} />}</ShortList>
}
