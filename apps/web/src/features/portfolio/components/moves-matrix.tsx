import type { PortfolioMoves } from '@merleg/contract/portfolio.contract'
import { MOVE_COLUMNS, MOVE_ROWS } from '@merleg/domain/portfolio/portfolio-moves'
import { useTranslation } from 'react-i18next'
import { type ChangeView, NO_FIGURE, type PortfolioView } from '../../../shared/address/portfolio-view.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../portfolio.module.css'

export type MovesProps = { moves: PortfolioMoves; view: PortfolioView; onChange: ChangeView }

type Row = (typeof MOVE_ROWS)[number]
type Column = (typeof MOVE_COLUMNS)[number]

/** So many of both are bands, the best first. */
const BANDS = 6

/** Bands of the first day by bands of the last, with who entered and left; each count leads to its companies. */
export function MovesMatrix({ moves: { rows, columns, cells }, view, onChange }: MovesProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const format = useFormat()
  const name = t('portfolio/words:moves')
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    <div className={classes.scroll} {...{ role: 'region', 'aria-label': name, tabIndex: 0 }}>
      <table className={classes.matrix}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('portfolio/words:fromTo')}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{t('portfolio/words:total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => {
                const cell = cells.find((each) => each.row === row.key && each.column === column.key)
                const isOpen = view.row === row.key && view.column === column.key
                return (
                  <td key={column.key} className={toneOf(row.key, column.key)}>
                    {cell && (
                      <button
                        type="button"
                        className={classes.figure}
                        aria-pressed={isOpen}
                        aria-label={t('matrix.cell', {
                          from: row.label,
                          to: column.label,
                          count: cell.count,
                          number: format.number(cell.count),
                        })}
                        onClick={() =>
                          onChange({ ...NO_FIGURE, ...(isOpen ? {} : { row: row.key, column: column.key }) })
                        }
                      >
                        {format.number(cell.count)}
                      </button>
                    )}
                  </td>
                )
              })}
              <td className={classes.sum}>{format.number(row.count)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('portfolio/words:total')}</th>
            {columns.map(({ key, count }) => (
              <td key={key} className={classes.sum}>
                {format.number(count)}
              </td>
            ))}
            <td className={classes.sum}>{format.number(total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** A move for the better or the worse; who is unrated on either day has made neither. */
function toneOf(row: Row, column: Column): string | undefined {
  const [from, to] = [MOVE_ROWS.indexOf(row), MOVE_COLUMNS.indexOf(column)]
  if (from >= BANDS || to >= BANDS) return undefined
  if (from === to) return classes.same
  return to < from ? classes.better : classes.worse
}
