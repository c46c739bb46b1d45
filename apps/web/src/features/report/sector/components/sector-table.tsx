import type { Sector, SectorRow } from '@merleg/contract/report/sector.contract'
import { useTranslation } from 'react-i18next'
import { useSeriesFormat } from '../../../../shared/charts/use-series-format.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DataTable, type DataColumn } from '../../../../shared/ui/data-table.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { YearMarkSign } from '../../../../shared/ui/year-mark-sign.tsx'
import classes from './sector-table.module.css'

const QUARTERS = { 1: 'lowest', 2: 'second', 3: 'third', 4: 'highest' } as const
const QUARTILES = ['lowerQuartile', 'median', 'upperQuartile'] as const

/** The figures of one year beside the quartiles of the sector. */
export function SectorTable({ sector, isStale }: { sector: Sector; isStale: boolean }) {
  const { t } = useTranslation('report/sector/page')
  const { columns, items, meta } = sector.table
  const format = useFormat()
  const describe = useSeriesFormat()
  const formatOf = ({ unit }: SectorRow) => describe({ labels: [], values: [], unit, currency: sector.currency })
  const titleOf = (key: string): string => columns.find((column) => column.key === key)?.title ?? ''
  const amount = (key: 'company' | (typeof QUARTILES)[number]): DataColumn<SectorRow> => ({
    key,
    title: titleOf(key),
    kind: 'number',
    render: (row) => formatOf(row).inTable(row[key]),
  })
  const shown: DataColumn<SectorRow>[] = [
    {
      key: 'label',
      title: titleOf('label'),
      render: (row) => (
        <>
          {row.label} <UnitNote unit={row.unit === 'currency' ? formatOf(row).tableUnit : null} />
        </>
      ),
    },
    {
      ...amount('company'),
      render: (row) => (
        <strong>
          {row.company !== null && <YearMarkSign mark={row.mark} />}
          {formatOf(row).inTable(row.company)}
        </strong>
      ),
    },
    ...QUARTILES.map(amount),
    {
      key: 'companyCount',
      title: titleOf('companyCount'),
      kind: 'number',
      render: ({ companyCount }) => (companyCount === 0 ? t('chart.few') : format.number(companyCount)),
    },
    {
      key: 'quarter',
      title: titleOf('quarter'),
      render: (row) => <Place row={row} />,
    },
  ]
  return (
    <Panel title={t('table.title')} unit={meta.year === null ? undefined : t('table.year', { year: meta.year })}>
      <DataTable
        caption={t('table.caption', { year: meta.year ?? '' })}
        columns={shown}
        rows={items.filter(({ company, median }) => company !== null || median !== null)}
        getRowKey={({ key }) => key}
        isStale={isStale}
      />
    </Panel>
  )
}

/** In which quarter the company stands; nothing where it, or the sector, has no figure, or that of the company is not ranked. */
function Place({ row: { company, median, quarter, isRanked } }: { row: SectorRow }) {
  const { t } = useTranslation('report/sector/page')
  if (company === null || median === null || !isRanked) return '–'
  return t(`quarters.${quarter === null ? 'shared' : QUARTERS[quarter]}`)
}

function UnitNote({ unit }: { unit: string | null }) {
  return unit === null ? null : <span className={classes.unit}>{unit}</span>
}
