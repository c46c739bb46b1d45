import type { PrintBlock } from '@merleg/contract/report/print.contract'
import classes from './print.module.css'

/** Kept together on paper. */
const SHORT_TABLE_ROWS = 12

/** A table of the document; scrolls by itself where it is wider than a phone. */
export function PrintTable({ block }: { block: Extract<PrintBlock, { type: 'table' }> }) {
  const { caption, columns, rows, empty } = block
  return (
    <div
      className={`${classes.scroll} scroll-shade`}
      data-short={rows.length <= SHORT_TABLE_ROWS}
      role="group"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, align }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- titles may stand twice; columns never move
              <th key={index} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no identity; their order is the document
            <tr key={index}>
              {row.map(({ text, strong, tone, indent = 0 }, column) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- columns never move
                  key={column}
                  data-align={columns[column]?.align}
                  data-strong={strong}
                  data-tone={tone}
                  style={indent > 0 ? { paddingInlineStart: `${indent * 0.6 + 0.4}rem` } : undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty !== null && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
