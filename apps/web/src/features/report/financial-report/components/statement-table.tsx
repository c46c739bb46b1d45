import { useMediaQuery } from '@mantine/hooks'
import type { StatementLine, StatementPart } from '@merleg/contract/report/financial-report.contract'
import { findYearChange, type YearChange } from '@merleg/domain/year-change'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DataTable, type DataColumn } from '../../../../shared/ui/data-table.tsx'
import { YearChangeText } from '../../../../shared/ui/year-change.tsx'
import { type AmountColumn, listFilledColumns, scaleAmount } from '../statement-amounts.ts'
import classes from './statement-table.module.css'

type StatementTableProps = {
  part: StatementPart
  caption: string
  scale: 1 | 1000
  /** Code of the line that a finding points at. */
  markedLine: string | undefined
  isStale: boolean
}

const KIND_CLASSES: Record<StatementLine['kind'], string | undefined> = {
  total: classes.total,
  subtotal: classes.subtotal,
  line: undefined,
  'of-which': classes.ofWhich,
  headcount: undefined,
  disclosure: undefined,
}

/** A balance sheet or income statement in the filed order, with the change against the year before. */
export function StatementTable({ part, caption, scale, markedLine, isStale }: StatementTableProps) {
  const columns = useColumns({ part, scale })
  useEffect(() => {
    if (markedLine === undefined) return
    const line = document.getElementById(lineId(markedLine))
    line?.scrollIntoView({ block: 'center' })
    line?.focus({ preventScroll: true })
  }, [markedLine, part])
  return (
    <div className={classes.statement}>
      <DataTable
        caption={caption}
        narrow="plain"
        headerColumn="label"
        columns={columns}
        rows={part.table.items}
        getRowKey={(line) => line.code}
        rowClassName={(line) =>
          [KIND_CLASSES[line.kind], line.code === markedLine && classes.marked].filter(Boolean).join(' ')
        }
        isStale={isStale}
      />
    </div>
  )
}

/** People are counted on average, whatever the length of the year. */
function changeOf({ kind, current, previous }: StatementLine, obstacle: StatementPart['notCompared']): YearChange {
  const change = findYearChange('currency', current, previous)
  if (change.kind === 'none' && change.reason === 'unknown') return change
  if (obstacle === null || (obstacle === 'length' && kind === 'headcount')) return change
  return { kind: 'none', reason: obstacle, difference: null }
}

function lineId(code: string): string {
  return `line-${code}`
}

type ColumnsInput = Pick<StatementTableProps, 'part' | 'scale'>

function useColumns({ part, scale }: ColumnsInput): Array<DataColumn<StatementLine>> {
  const { t } = useTranslation(['report/financial-report/page', 'report/financial-report/words'])
  const format = useFormat()
  // In a narrow column (as in the style sheet) label, this year and the last one fit; everything is in the XLSX.
  const isNarrow = useMediaQuery('(width < 62em)') === true
  const { header, table, notCompared } = part
  const factor = header.unit / scale
  const titleOf = (key: string): string => table.columns.find((column) => column.key === key)?.title ?? ''
  // Nothing filed is a dash, a filed zero a zero; both step back behind the amounts.
  const showAmount = (line: StatementLine, name: AmountColumn): ReactNode => {
    const amount = scaleAmount(line.kind, line[name], factor)
    const shown = format.number(amount, { decimals: 0 })
    return amount === null || amount === 0 ? <span className={classes.nothing}>{shown}</span> : shown
  }
  const amounts = listFilledColumns(table)
    .filter((name) => !isNarrow || name !== 'amendments')
    .map((name): DataColumn<StatementLine> => ({
      key: name,
      title: titleOf(name),
      kind: 'number',
      render: (line) => showAmount(line, name),
    }))
  const rowNumber: DataColumn<StatementLine> = {
    key: 'rowNumber',
    title: t('report/financial-report/words:columns.rowNumber'),
    kind: 'identifier',
    render: (line) => <span className={classes.rowNumber}>{line.rowNumber}</span>,
  }
  const label: DataColumn<StatementLine> = {
    key: 'label',
    title: titleOf('label'),
    render: (line) => (
      <span
        id={lineId(line.code)}
        tabIndex={-1}
        className={classes.label}
        style={{ paddingLeft: `calc(${line.level} * var(--indent))` }}
      >
        {line.label}
      </span>
    ),
  }
  const change: DataColumn<StatementLine> = {
    key: 'change',
    title: t('columns.change'),
    kind: 'number',
    render: (line) => (
      <span className={classes.change}>
        <YearChangeText
          change={changeOf(line, notCompared)}
          writeDifference={(difference) => format.number(scaleAmount(line.kind, difference, factor), { decimals: 0 })}
        />
      </span>
    ),
  }
  const hasChange = !isNarrow && amounts.some(({ key }) => key === 'previous')
  return [...(isNarrow ? [] : [rowNumber]), label, ...amounts, ...(hasChange ? [change] : [])]
}
