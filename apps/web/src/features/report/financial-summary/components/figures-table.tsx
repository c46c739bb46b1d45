import { useElementSize } from '@mantine/hooks'
import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { estimateWidth } from '@merleg/domain/chart-layout/bar-labels'
import { useTranslation } from 'react-i18next'
import { listPoints } from '../../../../shared/charts/chart-series.ts'
import { type SeriesFormat, useSeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { countFittingYears } from '../fitting-years.ts'
import { toSeries } from '../row-series.ts'
import { FigureRow } from './figure-row.tsx'
import classes from './figures-table.module.css'

type FiguresTableProps = {
  table: FinancialSummary['table']
  companyName: string
  /** Keys of the rows that show their chart. */
  openRows: readonly string[]
  onToggle: (key: string) => void
}

/** Figures of the table are larger than those of the charts, and may be bold. */
const FIGURE_SCALE = 13.5 / 11

/**
 * The main figures by year in groups; each row opens into its chart, which has all years. The table shows the newest
 * years that fit, on phones the newest alone.
 */
export function FiguresTable({ table, companyName, openRows, onToggle }: FiguresTableProps) {
  const { t } = useTranslation('report/financial-summary/page')
  const format = useFormat()
  const { ref, width } = useElementSize<HTMLDivElement>()
  const rows = useFormattedRows(table)
  const firstYear = table.columns.length - countFittingYears(width, listWidths(rows, table.columns.length))
  const { groups, meta } = table
  return (
    <Panel
      title={t('table.caption')}
      unit={meta.currency === null ? undefined : format.unitLong(meta.currency)}
      className={classes.panel}
    >
      <div ref={ref} className={classes.box}>
        <table className={classes.table} role="table">
          <caption className="visually-hidden">{t('table.caption')}</caption>
          <TableHead years={table.columns.slice(firstYear).map(({ title }) => title)} />
          {groups.map((group) => (
            <tbody key={group.key} role="rowgroup">
              <tr role="row" className={classes.group}>
                <th role="rowheader" scope="rowgroup" colSpan={table.columns.length - firstYear + 3}>
                  {group.title}
                </th>
              </tr>
              {rows
                .filter(({ row }) => row.group === group.key)
                .map((formatted) => (
                  <FigureRow
                    key={formatted.row.key}
                    {...formatted}
                    table={table}
                    firstYear={firstYear}
                    companyName={companyName}
                    isOpen={openRows.includes(formatted.row.key)}
                    onToggle={() => onToggle(formatted.row.key)}
                  />
                ))}
            </tbody>
          ))}
        </table>
      </div>
      {firstYear > 0 && <p className={classes.note}>{t('table.older', { year: table.columns[0]?.title ?? '' })}</p>}
    </Panel>
  )
}

function TableHead({ years }: { years: readonly string[] }) {
  const { t } = useTranslation('report/financial-summary/page')
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" className={classes.label}>
          {t('table.label')}
        </th>
        {years.map((year) => (
          <th key={year} role="columnheader" scope="col" className={classes.year}>
            {year}
          </th>
        ))}
        <th role="columnheader" scope="col" className={classes.trend}>
          {t('table.trend')}
        </th>
        <th role="columnheader" scope="col" className={classes.change} title={t('table.changeHint')}>
          {t('table.change')}
        </th>
      </tr>
    </thead>
  )
}

type FormattedRow = { row: FinancialRow; format: SeriesFormat }

function useFormattedRows(table: FinancialSummary['table']): FormattedRow[] {
  const describe = useSeriesFormat()
  return table.items.map((row) => {
    const series = toSeries(row, table)
    return { row, format: describe(series, listPoints(series)) }
  })
}

/** The width of the widest figure of each year. */
function listWidths(rows: readonly FormattedRow[], years: number): number[] {
  return Array.from({ length: years }, (_, year) => {
    const texts = rows.map(({ row, format }) => format.inTable(row.values[year] ?? null))
    return Math.max(0, ...texts.map((text) => estimateWidth(text))) * FIGURE_SCALE
  })
}
