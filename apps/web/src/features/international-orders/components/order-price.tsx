import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { PurchaseState } from '../../credits/purchase-state.widget.tsx'
import classes from '../international-orders.module.css'
import { useEuro } from '../use-euro.ts'

type OrderPriceProps = {
  /** Euros; null until a country is chosen. */
  price: number | null
  balance: number
  terms: readonly string[]
  /** Of the company, for what is asked where the balance does not suffice. */
  title: string
}

/** What it costs, what can be spent, what is left; how it is paid and whose prices they are. */
export function OrderPrice({ price, balance, terms, title }: OrderPriceProps) {
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
      {!isEnough && (
        <PurchaseState
          title={title}
          account="international"
          price={Math.round(price * MINOR_UNITS)}
          balance={Math.round(balance * MINOR_UNITS)}
          boughtAt={null}
          // Neither is offered where credit is lacking.
          onBuy={doNothing}
          onOpen={doNothing}
        />
      )}
      <ul className={classes.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  )
}

function doNothing(): void {}
