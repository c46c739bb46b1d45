import { useTranslation } from 'react-i18next'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { MissingCredit } from './missing-credit.tsx'
import classes from '../international-orders.module.css'
import { useEuro } from '../use-euro.ts'

type OrderPriceProps = {
  /** Euros; null until a country is chosen. */
  price: number | null
  balance: number
  terms: readonly string[]
}

/** What it costs, what can be spent, what is left; how it is paid and whose prices they are. */
export function OrderPrice({ price, balance, terms }: OrderPriceProps) {
  const { t } = useTranslation('international-orders/page')
  const euro = useEuro()
  const isEnough = price === null || price <= balance
  return (
    <>
      <KeyValueList
        items={[
          { key: 'price', label: t('form.price'), value: price === null ? t('form.noPrice') : euro(price) },
          { key: 'balance', label: t('form.balance'), value: euro(balance) },
          {
            key: 'after',
            label: t('form.balanceAfter'),
            value: price === null || !isEnough ? null : euro(balance - price),
          },
        ]}
      />
      {!isEnough && <MissingCredit missing={price - balance} />}
      <ul className={classes.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  )
}
