import type { Key, ReactNode } from 'react'
import classes from './data-table.module.css'

export type DataColumn<Row> = {
  key: string
  title: ReactNode
  /**
   * `number`: right-aligned figures; `identifier`: never breaks; `aside`: a button at the end of the row, on phones in
   * the corner of its card; `text` (default): breaks between words.
   */
  kind?: 'text' | 'number' | 'identifier' | 'aside'
  width?: string
  render: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  /** What the table holds; read out, and shown only with `isCaptionVisible`. */
  caption: string
  isCaptionVisible?: boolean
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  getRowKey: (row: Row) => Key
  /** Key of the column that names the row; the first one unless told. */
  headerColumn?: string
  /** Older rows while newer load. */
  isStale?: boolean
  /**
   * On phones: `cards` (default), `scroll` for figures that must stay side by side, `scroll-end` where the last of them
   * matter most and are seen first, `plain` where they fit.
   */
  narrow?: 'cards' | 'scroll' | 'scroll-end' | 'plain'
  rowClassName?: (row: Row) => string | undefined
}

/** A dense table; below 48em each row becomes a card of label and value. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    isCaptionVisible = false,
    columns,
    rows,
    getRowKey,
    isStale = false,
    narrow = 'cards',
    rowClassName,
  } = props
  const headerColumn = props.headerColumn ?? columns[0]?.key
  const tableClass = [
    classes.table,
    narrow === 'cards' && classes.cards,
    narrow === 'scroll-end' && classes.held,
    isStale && classes.stale,
  ]
    .filter(Boolean)
    .join(' ')
  const keys = listKeys(rows, getRowKey)
  const isScrolled = narrow === 'scroll' || narrow === 'scroll-end'
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    <div
      ref={narrow === 'scroll-end' ? showEnd : undefined}
      className={narrow === 'plain' ? undefined : classes.scroll}
      {...(isScrolled ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table className={tableClass} role="table" aria-busy={isStale}>
        <caption className={isCaptionVisible ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classes[column.kind ?? 'text']}
                style={{ width: column.width }}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={keys[index]} role="row" className={rowClassName?.(row)}>
              {columns.map((column) =>
                column.key === headerColumn ? (
                  <th key={column.key} role="rowheader" scope="row" className={classes[column.kind ?? 'text']}>
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} role="cell" className={classes[column.kind ?? 'text']}>
                    <span className={classes.label} aria-hidden>
                      {column.title}
                    </span>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a register says twice is two rows: each needs a key of its own. */
function listKeys<Row>(rows: readonly Row[], getRowKey: (row: Row) => Key): string[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const key = String(getRowKey(row))
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count === 0 ? key : `${key} ${count}`
  })
}

function showEnd(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth
}
