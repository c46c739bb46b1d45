import { Button, Group, Select } from '@mantine/core'
import type { ListedPrice } from '@merleg/contract/operator/price-list.contract'
import { CREDIT_PRODUCTS, type CreditProduct, isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import type { DataColumn } from '../../../../shared/ui/data-table.tsx'
import { OperatorTable } from '../../desk/operator-table.tsx'
import { pricesQuery } from '../price-list.queries.ts'
import { usePricedName } from '../use-priced-name.ts'
import { PriceDialog } from './price-dialog.tsx'

const PRODUCTS = Object.keys(CREDIT_PRODUCTS).filter(isCreditProduct)

/** What is paid from credit, with its prices from day to day. */
export function PricesList({ state }: { state: 'open' | 'all' }) {
  const { t } = useTranslation('operator/page')
  const format = useFormat()
  const { nameProduct, nameVariant, nameCountry } = usePricedName()
  const [product, setProduct] = useState<CreditProduct>('list-export')
  const [changed, setChanged] = useState<ListedPrice | 'new' | null>(null)
  const list = useQuery(pricesQuery(state))
  const items = list.data?.items.filter((price) => price.product === product) ?? []
  const countryColumn: DataColumn<ListedPrice> = {
    key: 'country',
    title: t('prices.country'),
    render: ({ country }) => nameCountry(country),
  }
  return (
    <>
      <Group align="end" mb="md">
        <Select
          label={t('prices.product')}
          data={PRODUCTS.map((value) => ({ value, label: nameProduct(value) }))}
          value={product}
          allowDeselect={false}
          onChange={(value) => value !== null && isCreditProduct(value) && setProduct(value)}
        />
        <Button disabled={list.data === undefined} onClick={() => setChanged('new')}>
          {t('prices.add')}
        </Button>
      </Group>
      <OperatorTable
        caption={t('views.prices')}
        list={{ ...list, data: list.data && { items, isCut: false } }}
        getRowKey={({ variant, country, fromDay }) => `${variant} ${country} ${fromDay}`}
        emptyText={t('prices.empty')}
        columns={[
          { key: 'variant', title: t('prices.variant'), render: ({ variant }) => nameVariant(variant) },
          // A list costs the same wherever it is bought.
          ...(product === 'list-export' ? [] : [countryColumn]),
          {
            key: 'amount',
            title: t('orders.price'),
            kind: 'number',
            render: ({ amount, currency }) => formatCredit(format.locale, amount, { currency }),
          },
          { key: 'from', title: t('prices.from'), render: ({ fromDay }) => format.date(fromDay) },
          {
            key: 'until',
            title: t('prices.until'),
            render: ({ untilDay }) => (untilDay === null ? t('prices.noEnd') : format.date(untilDay)),
          },
          { key: 'state', title: t('columns.state'), render: (price) => t(`prices.states.${price.state}`) },
          {
            key: 'acts',
            title: t('columns.acts'),
            render: (price) =>
              price.state === 'past' ? null : (
                <Button size="compact-sm" variant="default" onClick={() => setChanged(price)}>
                  {t('prices.change')}
                </Button>
              ),
          },
        ]}
      />
      {changed !== null && list.data !== undefined && (
        <PriceDialog
          product={product}
          of={changed === 'new' ? null : changed}
          prices={items}
          today={list.data.today}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  )
}
