import type { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { YearMarkSign } from '../../../../shared/ui/year-mark-sign.tsx'
import { type FormattedRow, toSeries } from '../row-series.ts'
import { FigureGroup } from './figure-group.tsx'
import classes from './figures-table.module.css'

type FiguresTableProps = {
  table: FinancialSummary['table']
  companyName: string
  /** Keys of the rows that show their chart. */
  openRows: readonly string[]
  onToggle: (key: string) => void
}

/**
 * The main figures of every business year in groups; each row opens into its chart. The names stay in sight while the
 * years scroll under them, and the newest are seen first.
 */
export function FiguresTable({ table, companyName, openRows, onToggle }: FiguresTableProps) {
  const { t } = useTranslation('report/financial-summary/page')
  const format = useFormat()
  const noteId = useId()
  const rows = useFormattedRows(table)
  const { groups, meta, columns } = table
  // A region that scrolls sideways must be reachable by keyboard.
  const scrolled = { role: 'region', 'aria-label': t('table.scrolled'), tabIndex: 0 }
  return (
    <Panel
      title={t('table.caption')}
      unit={meta.currency === null ? undefined : format.unitLong(meta.currency)}
      className={classes.panel}
    >
      <div ref={showEnd} className={classes.box} {...scrolled}>
        <table className={classes.table} aria-describedby={noteId}>
          <caption className="visually-hidden">{t('table.caption')}</caption>
          <TableHead years={columns} />
          {groups.map((group) => (
            <FigureGroup
              key={group.key}
              title={group.title}
              rows={rows.filter(({ row }) => row.group === group.key)}
              table={table}
              companyName={companyName}
              openRows={openRows}
              onToggle={onToggle}
            />
          ))}
        </table>
      </div>
      <p id={noteId} className={classes.note}>
        {meta.sector === null ? t('table.noSector') : t('table.ofSector', { sector: meta.sector.value })}
      </p>
    </Panel>
  )
}

function showEnd(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth
}

function TableHead({ years }: { years: FinancialSummary['table']['columns'] }) {
  const { t } = useTranslation('report/financial-summary/page')
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.label}>
          {t('table.label')}
        </th>
        <th scope="col" className={classes.trend}>
          {t('table.trend')}
        </th>
        {years.map(({ key, title, mark }) => (
          <th key={key} scope="col" className={classes.year}>
            <YearMarkSign mark={mark} />
            {title}
          </th>
        ))}
        <th scope="col" className={classes.change} title={t('table.changeHint')}>
          {t('table.change')}
        </th>
        <th scope="col" className={classes.sector}>
          {t('table.sector')}
        </th>
      </tr>
    </thead>
  )
}

function useFormattedRows(table: FinancialSummary['table']): FormattedRow[] {
  const describe = useSeriesFormat()
  return table.items.map((row) => {
    return { row, format: describe(toSeries(row, table)) }
  })
}
