import type { ExportCalculation } from '@merleg/contract/list-export.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import classes from '../list-export.module.css'
import { useForints } from '../use-forints.ts'

type Group = ExportCalculation['groups'][number]

/** What the list holds, what of it is paid, and what was bought before. */
export function PriceTable({ calculation, isStale }: { calculation: ExportCalculation; isStale: boolean }) {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const write = useForints()
  const { count, phoneCount, emailCount, websiteCount, optedOutCount, saving } = calculation
  const isOwned = calculation.canStart && calculation.price === 0
  return (
    <div className={classes.prices}>
      <ul className={classes.counts} aria-label={t('counts.label')}>
        <li>
          <strong>{t('counts.count', { count, number: format.number(count) })}</strong>
        </li>
        <li>{t('counts.phone', { number: format.number(phoneCount) })}</li>
        <li>{t('counts.email', { number: format.number(emailCount) })}</li>
        <li>{t('counts.website', { number: format.number(websiteCount) })}</li>
      </ul>
      <DataTable
        caption={t('prices.caption')}
        columns={usePriceColumns()}
        rows={calculation.groups}
        getRowKey={({ group }) => group}
        isStale={isStale}
      />
      {calculation.hasDefaultPrices && <p className={classes.note}>{t('prices.defaults')}</p>}
      {saving > 0 && !isOwned && <p className={classes.saving}>{t('prices.saving', { amount: write(saving) })}</p>}
      {isOwned && <p className={classes.saving}>{t('prices.allOwned')}</p>}
      {!calculation.canStart && <p className={classes.note}>{t('prices.nothing')}</p>}
      {optedOutCount > 0 && (
        <p className={classes.note}>{t('optedOut', { count: optedOutCount, number: format.number(optedOutCount) })}</p>
      )}
    </div>
  )
}

function usePriceColumns(): DataColumn<Group>[] {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  const write = useForints()
  return [
    { key: 'group', title: t('prices.group'), render: ({ group }) => t(`groups.${group}`) },
    { key: 'filled', title: t('prices.filled'), kind: 'number', render: ({ count }) => format.number(count) },
    { key: 'owned', title: t('prices.owned'), kind: 'number', render: ({ ownedCount }) => format.number(ownedCount) },
    { key: 'unitPrice', title: t('prices.unitPrice'), kind: 'number', render: ({ unitPrice }) => write(unitPrice) },
    { key: 'amount', title: t('prices.amount'), kind: 'number', render: ({ amount }) => write(amount) },
  ]
}
