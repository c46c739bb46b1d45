import type { ReceivableFaultRow } from '@merleg/contract/portfolio.contract'
import { formatMoney } from '@merleg/domain/format/amount'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChangeView, PortfolioView } from '../../../shared/address/portfolio-view.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../portfolio.module.css'
import { receivableFaultsQuery } from '../portfolio.queries.ts'

type FaultsProps = { count: number; view: PortfolioView; onChange: ChangeView }

/** Rows whose company was not found for certain, or that could not be read; shown on demand. */
export function ReceivableFaults({ count, view, onChange }: FaultsProps) {
  const { t } = useTranslation('portfolio/page')
  const format = useFormat()
  const isOpen = view.faults === true
  return (
    <>
      <button
        type="button"
        className={classes.figure}
        aria-expanded={isOpen}
        onClick={() => onChange({ faults: isOpen ? undefined : true, faultsPage: undefined })}
      >
        {t('receivables.showFaults', { count, number: format.number(count) })}
      </button>
      {isOpen && <FaultTable currentPage={view.faultsPage ?? 1} onChange={onChange} />}
    </>
  )
}

function FaultTable({ currentPage, onChange }: { currentPage: number; onChange: ChangeView }) {
  const { t } = useTranslation('portfolio/words')
  const format = useFormat()
  const { data, error, refetch, isPlaceholderData } = useQuery(receivableFaultsQuery(currentPage))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable columns={4} />
  const columns: DataColumn<ReceivableFaultRow>[] = [
    { key: 'row', title: t('columns.row'), kind: 'identifier', render: ({ row }) => format.number(row) },
    { key: 'given', title: t('columns.given'), render: ({ given }) => given || '–' },
    {
      key: 'amount',
      title: t('columns.amount'),
      kind: 'number',
      render: ({ amount, currency }) =>
        amount === null || currency === null ? t('unknown') : formatMoney(format.locale, amount, currency),
    },
    { key: 'fault', title: t('columns.fault'), render: ({ faults }) => faults.join('; ') },
  ]
  return (
    <>
      <DataTable
        caption={t('faults')}
        columns={columns}
        rows={data.rows}
        getRowKey={({ row }) => row}
        isStale={isPlaceholderData}
      />
      <Pager {...data.meta} onPageChange={(faultsPage) => onChange({ faultsPage })} />
    </>
  )
}
