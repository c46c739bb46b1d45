import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Sparkline } from '../../../../shared/charts/sparkline.tsx'
import type { SeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { YearChangeText } from '../../../../shared/ui/year-change.tsx'
import { FigureDetails } from './figure-details.tsx'
import classes from './figures-table.module.css'
import { SectorPlaceMark } from './sector-place.tsx'

type FigureRowProps = {
  row: FinancialRow
  format: SeriesFormat
  table: FinancialSummary['table']
  columnCount: number
  companyName: string
  isOpen: boolean
  onToggle: () => void
}

/** A figure by year with its course, its last change and its place in the sector; pressed, it opens into its chart. */
export function FigureRow(props: FigureRowProps) {
  const { row, format, table, columnCount, companyName, isOpen, onToggle } = props
  const { t } = useTranslation('report/financial-summary/page')
  const detailsId = useId()
  const { columns } = table
  const change = row.yearChanges.at(-1)
  // The sign of a year that is not held against others has no room on a line that small: it is a gap in it.
  const drawn = row.values.map((value, index) => (row.isComparable[index] === false ? null : value))
  const course = columns
    .map(({ title }, index) => t('table.trendValue', { year: title, value: format.full(drawn[index] ?? null) }))
    .join('; ')
  return (
    <>
      <tr className={row.isStrong ? classes.strong : undefined}>
        <th scope="row" className={classes.label}>
          <RowName row={row} isOpen={isOpen} detailsId={detailsId} onToggle={onToggle} />
        </th>
        <td className={classes.trend}>
          <Sparkline values={drawn} label={t('table.trendOf', { label: row.label, values: course })} />
        </td>
        {columns.map(({ key }, index) => {
          const value = row.values[index] ?? null
          return (
            <td key={key} className={classes.year}>
              <span className={value === null || value === 0 ? classes.nothing : undefined}>
                {format.inTable(value)}
              </span>
            </td>
          )
        })}
        <td className={classes.change}>{change && <YearChangeText change={change} writeDifference={format.full} />}</td>
        <td className={classes.sector}>{row.sector && <SectorPlaceMark place={row.sector} />}</td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className={classes.details}>
          <td colSpan={columnCount}>
            <FigureDetails row={row} format={format} table={table} companyName={companyName} />
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
