import { Checkbox } from '@mantine/core'
import type { Comparison, ComparisonRow } from '@merleg/contract/comparison.contract'
import { useTranslation } from 'react-i18next'
import type { ComparisonView } from '../../../shared/address/comparison-view.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../comparison.module.css'
import { orderRows, placeOf } from '../order-rows.ts'
import { ComparisonCellView, MedianCell } from './comparison-cell.tsx'
import { RowHead } from './row-head.tsx'

type ComparisonTableProps = {
  comparison: Comparison
  view: ComparisonView
  onViewChange: (changes: ComparisonView) => void
}

/** A table for each group, their columns below each other; on phones each row is a card. */
export function ComparisonTable({ comparison, view, onViewChange }: ComparisonTableProps) {
  const { t } = useTranslation(['comparison/page', 'comparison/words'])
  const { items, meta } = comparison.table
  const names = meta.companies.map(({ name }) => name).join(' – ')
  // A region that scrolls sideways must be reachable by keyboard.
  const region = { role: 'region', 'aria-label': names, tabIndex: 0 }
  return (
    <Panel
      title={t('comparison/words:table')}
      actions={
        <div className={classes.choices}>
          <Checkbox
            size="xs"
            label={t('differencesFirst')}
            checked={view.order !== 'listed'}
            onChange={({ currentTarget: { checked } }) => onViewChange({ order: checked ? undefined : 'listed' })}
          />
          <Checkbox
            size="xs"
            label={t('onlyDifferences')}
            checked={view.only === 'differences'}
            onChange={({ currentTarget: { checked } }) => onViewChange({ only: checked ? 'differences' : undefined })}
          />
        </div>
      }
    >
      <div className={classes.scroll} {...region}>
        {meta.groups.map(({ key, title }) => (
          <GroupTable
            key={key}
            title={title}
            rows={orderRows(
              items.filter(({ group }) => group === key),
              view,
            )}
            meta={meta}
          />
        ))}
      </div>
    </Panel>
  )
}

type GroupTableProps = { title: string; rows: readonly ComparisonRow[]; meta: Comparison['table']['meta'] }

function GroupTable({ title, rows, meta: { companies, sector } }: GroupTableProps) {
  const { t } = useTranslation(['comparison/page', 'comparison/words'])
  // The column keeps its place, so that those of the companies stand below each other.
  const hasMedian = rows.some(({ median }) => median !== null)
  const medianTitle = t('comparison/words:median')
  const medianOf = sector && t('comparison/words:medianOf', { sector: sector.value, year: sector.year })
  return (
    <table className={classes.table} role="table">
      <caption className={classes.caption}>{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{title}</span>
          </th>
          {companies.map(({ id, name }) => (
            <th key={id} role="columnheader" scope="col">
              {name}
            </th>
          ))}
          {sector !== null && (
            <th role="columnheader" scope="col">
              <span className={hasMedian ? undefined : 'visually-hidden'}>
                {medianTitle}
                <span className={classes.small}>{medianOf}</span>
              </span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.length === 0 && (
          <tr role="row">
            <td role="cell" colSpan={companies.length + (sector === null ? 1 : 2)} className={classes.note}>
              {t('nothingDiffers')}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={row.key} role="row" data-place={placeOf(row)}>
            <th role="rowheader" scope="row">
              <RowHead row={row} />
            </th>
            {row.cells.map((cell, index) => {
              const name = companies[index]?.name ?? ''
              return (
                <td key={companies[index]?.id ?? name} role="cell">
                  <span className={classes.label} aria-hidden>
                    {name}
                  </span>
                  <ComparisonCellView cell={cell} row={row} name={name} />
                </td>
              )
            })}
            {sector !== null && (
              <td role="cell" className={classes.median} data-empty={row.median === null || undefined}>
                <span className={classes.label} aria-hidden>
                  {medianTitle}
                </span>
                <MedianCell row={row} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
