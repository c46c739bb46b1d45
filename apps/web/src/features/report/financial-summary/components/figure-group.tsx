import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { FormattedRow } from '../row-series.ts'
import { FigureRow } from './figure-row.tsx'
import classes from './figures-table.module.css'

type FigureGroupProps = {
  title: string
  rows: readonly FormattedRow[]
  table: FinancialSummary['table']
  companyName: string
  openRows: readonly string[]
  onToggle: (key: string) => void
}

/** Name, course, change and place in the sector, beside the years. */
const COLUMNS_BESIDE = 4

/** The rows of a group; those that are zero in every year are shown on demand, or where their chart is open. */
export function FigureGroup({ title, rows, table, companyName, openRows, onToggle }: FigureGroupProps) {
  const { t } = useTranslation('report/financial-summary/page')
  const [isWhole, setIsWhole] = useState(false)
  const isOpen = (key: string): boolean => openRows.includes(key)
  const zeros = rows.filter(({ row }) => isZero(row) && !isOpen(row.key))
  const columnCount = table.columns.length + COLUMNS_BESIDE
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={columnCount}>
          <span className={classes.held}>{title}</span>
        </th>
      </tr>
      {rows
        .filter((one) => isWhole || !zeros.includes(one))
        .map((one) => (
          <FigureRow
            key={one.row.key}
            {...one}
            table={table}
            columnCount={columnCount}
            companyName={companyName}
            isOpen={isOpen(one.row.key)}
            onToggle={() => onToggle(one.row.key)}
          />
        ))}
      {zeros.length > 0 && (
        <tr className={classes.zeros}>
          <td colSpan={columnCount}>
            <button
              type="button"
              className={`${classes.toggle} ${classes.held}`}
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              <Icon name={isWhole ? 'chevron-down' : 'chevron-right'} size={14} />
              {t('table.zeros', { count: zeros.length })}
              <span className="visually-hidden">: {title}</span>
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

const isZero = ({ values }: FinancialRow): boolean => values.every((value) => value === null || value === 0)
