import { Button, Checkbox, Group, Select } from '@mantine/core'
import { parseCredit, toMajorUnits } from '@merleg/domain/credits/credit-money'
import { SOLD_THINGS, UNIT_PRICE_MAX } from '@merleg/domain/credits/sold-things'
import { currencyOfProduct } from '@merleg/domain/credits/starting-prices'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../shared/form/day-field.tsx'
import { NumberField } from '../../../../shared/typed-number/number-field.tsx'
import { readTypedDecimal, writeTypedNumber } from '../../../../shared/typed-number/typed-number.ts'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import type { PriceChange } from '../price-list.queries.ts'
import { usePricedName } from '../use-priced-name.ts'

type PriceFormProps = {
  change: PriceChange
  /** Otherwise the kind and the country are those of the price that is changed. */
  isNew: boolean
  today: string
  onTyped: (change: PriceChange) => void
  onClose: () => void
}

/** Select has no empty value. */
const EVERYWHERE = '*'

/** Kind, country, price and first day; goes on when all of it is usable. */
export function PriceForm({ change, isNew, today, onTyped, onClose }: PriceFormProps) {
  const { t } = useTranslation(['operator/page', 'ui/page'])
  const { locale } = usePreferences()
  const { nameVariant, nameCountry } = usePricedName()
  const { product } = change
  const { variants, countries: sold } = SOLD_THINGS[product]
  const [variant, setVariant] = useState(change.variant === '' ? (variants[0] ?? '') : change.variant)
  const [country, setCountry] = useState(change.country)
  const [text, setText] = useState(() =>
    change.amount === null ? '' : writeTypedNumber(toMajorUnits(change.amount), locale),
  )
  const [isEnded, setIsEnded] = useState(!isNew && change.amount === null)
  const [fromDay, setFromDay] = useState(change.fromDay)
  const [isChecked, setIsChecked] = useState(false)
  const amount = parseCredit(readTypedDecimal(text, locale) ?? '')
  const isWrong = !isEnded && (amount === null || amount > UNIT_PRICE_MAX)
  const isPast = fromDay < today
  // One that was set before it was known where it is sold can still end.
  const countries = [...new Set([...sold, ...(change.country === '' ? [] : [change.country])])]
    .map((value) => ({ value, label: nameCountry(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (!isWrong && !isPast) onTyped({ product, variant, country, amount: isEnded ? null : amount, fromDay })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Select
        label={t('prices.variant')}
        data={(variants.includes(variant) ? variants : [variant, ...variants]).map((value) => ({
          value,
          label: nameVariant(value),
        }))}
        value={variant}
        allowDeselect={false}
        disabled={!isNew}
        onChange={(value) => setVariant(value ?? variant)}
        mb="sm"
      />
      {countries.length > 0 && (
        <Select
          label={t('prices.country')}
          searchable
          data={[{ value: EVERYWHERE, label: nameCountry('') }, ...countries]}
          value={country === '' ? EVERYWHERE : country}
          allowDeselect={false}
          disabled={!isNew}
          nothingFoundMessage={t('prices.noCountry')}
          onChange={(value) => setCountry(value === null || value === EVERYWHERE ? '' : value)}
          mb="sm"
        />
      )}
      <NumberField
        data-autofocus
        label={`${t('orders.price')} (${currencyOfProduct(product)})`}
        description={t('prices.free')}
        required={!isEnded}
        disabled={isEnded}
        typed={isEnded ? '' : text}
        error={isChecked && isWrong && t('prices.amountWrong')}
        onTyped={setText}
        mb="sm"
      />
      {!isNew && (
        <Checkbox
          label={t('prices.end')}
          checked={isEnded}
          onChange={(event) => setIsEnded(event.currentTarget.checked)}
          mb="sm"
        />
      )}
      <DayField label={t('prices.firstDay')} value={fromDay} onChange={setFromDay} />
      {isPast && <p role="alert">{t('prices.past')}</p>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('ui/page:actions.cancel')}
        </Button>
        <Button type="submit">{t('customer.next')}</Button>
      </Group>
    </form>
  )
}
