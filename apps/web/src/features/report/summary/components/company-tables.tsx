import type { CompanySummary } from '@merleg/contract/report/summary.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import type { DataColumn } from '../../../../shared/ui/data-table.tsx'
import { LinkedName } from './linked-name.tsx'
import classes from './persons-table.module.css'
import { ShortTable } from './short-table.tsx'
import { useSourceColumn } from '../../../../shared/ui/source-column.tsx'

type CompanyRow = CompanySummary['otherCompanies']['items'][number]

function Identifier({ value, label }: { value: string | null; label: string }) {
  return value === null ? '–' : <CopyButton value={value} label={label} />
}

type CompanyRefTableProps = {
  caption: string
  rows: readonly CompanyRow[]
  /** How many there are, of which the rows are the first. */
  total: number
}

/** Other, predecessor and ceased companies: name, register number where any is known, status. */
export function CompanyRefTable({ caption, rows, total }: CompanyRefTableProps) {
  const { t } = useTranslation(['report/summary/words', 'report/summary/page'])
  const { number } = useFormat()
  const source = useSourceColumn<CompanyRow>(({ name }) => name)
  const numberLabel = t('columns.registrationNumber')
  const regNumber: DataColumn<CompanyRow> = {
    key: 'regNumber',
    title: numberLabel,
    kind: 'identifier',
    render: (row) => <Identifier value={row.regNumber} label={numberLabel} />,
  }
  return (
    <>
      <ShortTable
        caption={caption}
        rows={rows}
        getRowKey={(row) => `${row.regNumber ?? ''} ${row.name}`}
        columns={[
          { key: 'name', title: t('columns.name'), render: (row) => <LinkedName name={row.name} url={row.url} /> },
          ...(rows.some((row) => row.regNumber !== null) ? [regNumber] : []),
          { key: 'status', title: t('columns.status'), render: (row) => row.status ?? '–' },
          source,
        ]}
      />
      {total > rows.length && (
        <p className={classes.counts}>
          {t('report/summary/page:firstOf', { shown: number(rows.length), total: number(total) })}
        </p>
      )}
    </>
  )
}

/** Members of the VAT group. */
export function TaxGroupTable({ rows }: { rows: CompanySummary['taxTable']['items'] }) {
  const { t } = useTranslation('report/summary/words')
  const format = useFormat()
  const source = useSourceColumn<CompanySummary['taxTable']['items'][number]>(({ memberName }) => memberName)
  return (
    <ShortTable
      caption={t('cards.taxGroup')}
      headerColumn="name"
      rows={rows}
      getRowKey={(row) => row.memberTaxNumber}
      columns={[
        { key: 'name', title: t('columns.name'), render: (row) => <ClampedText text={row.memberName} /> },
        {
          key: 'taxNumber',
          title: t('columns.taxNumber'),
          kind: 'identifier',
          render: (row) => <Identifier value={row.memberTaxNumber} label={t('columns.taxNumber')} />,
        },
        { key: 'address', title: t('columns.address'), render: (row) => <ClampedText text={row.address ?? '–'} /> },
        {
          key: 'idNumber',
          title: t('columns.idNumber'),
          kind: 'identifier',
          render: (row) => row.memberIDNumber ?? '–',
        },
        {
          key: 'joinDate',
          title: t('columns.joinDate'),
          kind: 'identifier',
          render: (row) => format.date(row.joinDate),
        },
        source,
      ]}
    />
  )
}
