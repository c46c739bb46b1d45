import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { findYearChange } from '@merleg/domain/year-change'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Sparkline } from '../../../../shared/charts/sparkline.tsx'
import type { SeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { YearChangeText } from '../../../../shared/ui/year-change.tsx'
import { toSeries } from '../row-series.ts'
import { FigureDetails } from './figure-details.tsx'
import classes from './figures-table.module.css'

type FigureRowProps = {
  row: FinancialRow
  format: SeriesFormat
  table: FinancialSummary['table']
  /** Place of the first year that has room; the charts have all. */
  firstYear: number
  companyName: string
  isOpen: boolean
  onToggle: () => void
}

/** A figure by year with its course and its last change; pressed, it opens into its chart. */
export function FigureRow(props: FigureRowProps) {
  const { row, format, table, firstYear, companyName, isOpen, onToggle } = props
  const { t } = useTranslation('report/financial-summary/page')
  const detailsId = useId()
  const { columns } = table
  const change = findYearChange(row.unit, row.values.at(-1) ?? null, row.values.at(-2) ?? null)
  const course = columns
    .map(({ title }, index) => t('table.trendValue', { year: title, value: format.full(row.values[index] ?? null) }))
    .join('; ')
  return (
    <>
      <tr role="row" className={row.isStrong ? classes.strong : undefined}>
        <th role="rowheader" scope="row" className={classes.label}>
          <RowName row={row} isOpen={isOpen} detailsId={detailsId} onToggle={onToggle} />
        </th>
        {columns.slice(firstYear).map(({ key }, index) => {
          const value = row.values[firstYear + index] ?? null
          return (
            <td key={key} role="cell" className={classes.year}>
              <span className={value === null || value === 0 ? classes.nothing : undefined}>
                {format.inTable(value)}
              </span>
            </td>
          )
        })}
        <td role="cell" className={classes.trend}>
          <Sparkline values={row.values} label={t('table.trendOf', { label: row.label, values: course })} />
        </td>
        <td role="cell" className={classes.change}>
          <YearChangeText change={change} writeDifference={format.full} />
        </td>
      </tr>
      {isOpen && (
        <tr role="row" id={detailsId} className={classes.details}>
          <td role="cell" colSpan={columns.length - firstYear + 3}>
            <FigureDetails row={row} series={toSeries(row, table)} companyName={companyName} />
          </td>
        </tr>
      )}
    </>
  )
}

type RowNameProps = Pick<FigureRowProps, 'row' | 'isOpen' | 'onToggle'> & { detailsId: string }

/** What the row is: the button that opens it, and its definition. */
function RowName({ row, isOpen, detailsId, onToggle }: RowNameProps) {
  const { t } = useTranslation('report/financial-summary/page')
  return (
    <span className={classes.name} style={{ paddingLeft: `calc(${row.level} * var(--indent))` }}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onToggle}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
        {row.label}
      </button>
      <ProvenanceHint
        provenance={{ derivation: row.definition, sources: [] }}
        button={{ 'aria-label': t('table.definitionOf', { label: row.label }), className: classes.definition }}
      >
        <Icon name="info" size={14} />
      </ProvenanceHint>
    </span>
  )
}
