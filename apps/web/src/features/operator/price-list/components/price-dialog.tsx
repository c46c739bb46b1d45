import { Button, Group, Modal } from '@mantine/core'
import type { ListedPrice } from '@merleg/contract/operator/price-list.contract'
import type { CreditProduct } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { currencyOfProduct } from '@merleg/domain/credits/starting-prices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import { type PriceChange, useSetPrice } from '../price-list.queries.ts'
import { usePricedName } from '../use-priced-name.ts'
import { PriceForm } from './price-form.tsx'

type PriceDialogProps = {
  product: CreditProduct
  /** The price that is changed; null: another one. */
  of: ListedPrice | null
  /** Of the product. */
  prices: readonly ListedPrice[]
  /** YYYY-MM-DD, by the server's clock. */
  today: string
  onClose: () => void
}

/** Says what something costs from a day on, shows it beside what it costs now, and only then sets it. */
export function PriceDialog({ product, of, prices, today, onClose }: PriceDialogProps) {
  const { t } = useTranslation(['operator/page', 'ui/page'])
  const [change, setChange] = useState<PriceChange>({
    product,
    variant: of?.variant ?? '',
    country: of?.country ?? '',
    amount: of?.amount ?? null,
    fromDay: today,
  })
  const [isShown, setIsShown] = useState(false)
  const setting = useSetPrice()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(of === null ? 'prices.add' : 'prices.change')}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      {isShown ? (
        <>
          <PriceSheet change={change} prices={prices} today={today} />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setIsShown(false)}>
              {t('customer.back')}
            </Button>
            <Button
              data-autofocus
              loading={setting.isPending}
              onClick={() => setting.mutate(change, { onSuccess: onClose, onError: () => setIsShown(false) })}
            >
              {t('prices.confirm')}
            </Button>
          </Group>
        </>
      ) : (
        <PriceForm
          change={change}
          isNew={of === null}
          today={today}
          onTyped={(typed) => {
            setChange(typed)
            setIsShown(true)
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

type PriceSheetProps = { change: PriceChange; prices: readonly ListedPrice[]; today: string }

/** What it costs now, and what it would cost from that day on: where a country has no price of its own, the general one. */
function PriceSheet({ change, prices, today }: PriceSheetProps) {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const { nameProduct, nameVariant, nameCountry } = usePricedName()
  const { product, variant, country, amount, fromDay } = change
  const currency = currencyOfProduct(product)
  const write = (minor: number): string => formatCredit(format.locale, minor, { currency })
  const own = prices.filter((price) => price.variant === variant && price.country === country)
  const general = country === '' ? [] : prices.filter((price) => price.variant === variant && price.country === '')
  const writeGeneral = (day: string): string | null => {
    const price = findInForce(general, day)
    return price === undefined ? null : t('prices.general', { amount: write(price.amount) })
  }
  const now = findInForce(own, today)
  const later = own.find((price) => price.fromDay > fromDay)
  return (
    <>
      <KeyValueList
        items={[
          { key: 'product', label: t('prices.product'), value: nameProduct(product) },
          { key: 'variant', label: t('prices.variant'), value: nameVariant(variant) },
          {
            key: 'country',
            label: t('prices.country'),
            value: product === 'list-export' ? null : nameCountry(country),
          },
          {
            key: 'now',
            label: t('prices.now'),
            value: now === undefined ? (writeGeneral(today) ?? t('prices.none')) : write(now.amount),
          },
          {
            key: 'then',
            label: t('prices.after', { day: format.date(fromDay) }),
            value: amount === null ? (writeGeneral(fromDay) ?? t('prices.ended')) : write(amount),
          },
        ]}
      />
      {later !== undefined && <p>{t('prices.later', { day: format.date(later.fromDay) })}</p>}
    </>
  )
}

function findInForce(prices: readonly ListedPrice[], day: string): ListedPrice | undefined {
  return prices.find(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || untilDay > day))
}
