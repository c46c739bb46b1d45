import type { CreditStatement } from '@merleg/contract/credits.contract'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../credits.module.css'

type PeriodSumsProps = { statement: CreditStatement; isFilteredByKind: boolean }

/** Opening balance, what came in, what went out, closing balance of the days that are shown. */
export function PeriodSums({ statement, isFilteredByKind }: PeriodSumsProps) {
  const { t } = useTranslation('credits/page')
  const { locale } = useFormat()
  const { currency, period, filteredSum } = statement
  const write = (minor: number, isSigned = false) => formatCredit(locale, minor, { currency, isSigned })
  const sums = [
    { key: 'opening', label: t('period.opening'), value: write(period.opening) },
    { key: 'gains', label: t('period.gains'), value: write(period.gains, true) },
    { key: 'losses', label: t('period.losses'), value: write(-period.losses, true) },
    { key: 'closing', label: t('period.closing'), value: write(period.closing) },
    ...(isFilteredByKind ? [{ key: 'filtered', label: t('period.filtered'), value: write(filteredSum, true) }] : []),
  ]
  return (
    <dl className={classes.sums}>
      {sums.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
