import { Button } from '@mantine/core'
import type { CreditStatement, StatementRow } from '@merleg/contract/credits.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { findRefundFault } from '@merleg/domain/credits/ledger-rules'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../../shared/ui/data-table.tsx'
import { Pager } from '../../../../shared/ui/pager.tsx'
import { SkeletonTable } from '../../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../../shared/ui/state-error.tsx'
import { entriesQuery } from '../customers.queries.ts'
import classes from '../customers.module.css'
import type { PostingPurpose } from './posting-form.tsx'

type CustomerEntriesProps = {
  id: string
  account: CreditAccount
  currentPage: number
  onPage: (page: number) => void
  onRefund: (purpose: PostingPurpose) => void
}

/** What moved a subscriber's credit, the latest first; what was paid for a purchase can be given back. */
export function CustomerEntries({ id, account, currentPage, onPage, onRefund }: CustomerEntriesProps) {
  const { t } = useTranslation(['operator/page', 'credits/words', 'credits/page'])
  const asked = useQuery(entriesQuery({ id, account, currentPage }))
  const { data, error, isPlaceholderData, refetch } = asked
  const columns = useEntryColumns(data, onRefund)
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable rows={6} columns={4} />
  if (data.meta.count === 0)
    return <StateEmpty icon="coin" title={t('credits/page:empty.title')} text={t('credits/page:empty.text')} />
  return (
    <div className={classes.entries}>
      <h3 className={classes.heading}>{t('credits/words:statement')}</h3>
      {!data.check.isAgreeing && (
        <p role="alert" className={classes.fault}>
          {t('customer.differs')}
        </p>
      )}
      <DataTable
        caption={t('credits/words:statement')}
        columns={columns}
        rows={data.rows}
        getRowKey={({ seq }) => seq}
        isStale={isPlaceholderData}
      />
      <Pager
        count={data.meta.count}
        currentPage={data.meta.currentPage}
        perPage={data.meta.perPage}
        onPageChange={onPage}
      />
    </div>
  )
}

function useEntryColumns(
  statement: CreditStatement | undefined,
  onRefund: CustomerEntriesProps['onRefund'],
): DataColumn<StatementRow>[] {
  const { t } = useTranslation(['operator/page', 'credits/words', 'credits/page'])
  const format = useFormat()
  const currency = statement?.currency ?? 'HUF'
  const titleOf = ({ title, reason, kind }: StatementRow) => title ?? reason ?? t(`credits/words:kinds.${kind}`)
  return [
    {
      key: 'title',
      title: t('credits/words:columns.title'),
      render: (row) => (
        <span className={`${classes.stack} ${classes.title}`}>
          {titleOf(row)}
          {row.title !== null && row.reason !== null && <span className={classes.small}>{row.reason}</span>}
          {row.product !== null && (
            <span className={classes.small}>
              {isCreditProduct(row.product) ? t(`credits/words:products.${row.product}`) : row.product}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('credits/words:columns.kind'),
      render: ({ kind, isDemo }) =>
        [t(`credits/words:kinds.${kind}`), ...(isDemo ? [t('credits/page:demoMark')] : [])].join(', '),
    },
    {
      key: 'at',
      title: t('credits/words:columns.at'),
      render: ({ at, userName }) => (
        <span className={classes.stack}>
          {format.dateTime(at)}
          <span className={classes.small}>{userName ?? t('credits/page:provider')}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('credits/words:columns.amount'),
      kind: 'number',
      render: ({ amount }) => formatCredit(format.locale, amount, { currency, isSigned: true }),
    },
    {
      key: 'after',
      title: t('credits/words:columns.balanceAfter'),
      kind: 'number',
      render: ({ balanceAfter }) => formatCredit(format.locale, balanceAfter, { currency }),
    },
    {
      key: 'acts',
      title: t('columns.acts'),
      kind: 'aside',
      render: (row) =>
        findRefundFault({ ...row, paid: -row.amount }) === null ? (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              onRefund({ kind: 'refund', transferId: row.transferId, title: titleOf(row), paid: -row.amount })
            }
          >
            {t('customer.giveBack')}
          </Button>
        ) : null,
    },
  ]
}
