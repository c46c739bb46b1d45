import { Button, NativeSelect } from '@mantine/core'
import { type FormField, FORM_FIELDS } from '@merleg/domain/international-orders/order-fields'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { OfflineOffer } from '../international-orders.queries.ts'
import classes from '../international-orders.module.css'
import { type TypedOrder, useOrderDraft } from '../order-draft.ts'
import { readDeadline, useOrderFaults } from '../use-order-faults.ts'
import { usePlacing } from '../use-placing.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { FormFaults } from './form-faults.tsx'
import { OrderInput } from './order-input.tsx'
import { OrderPlaced } from './order-placed.tsx'
import { OrderPrice } from './order-price.tsx'
import { useEuro } from '../use-euro.ts'

const MORE_FIELDS = ['deadline', 'person', 'phone', 'email', 'comment'] as const
const MAIN_FIELDS = ['name', 'zip', 'city', 'street', 'taxNumber', 'companyNumber'] as const

type OrderFormProps = { offer: OfflineOffer; given: Partial<TypedOrder> }

/** The form with its price; faults under it, a question before anything is held (spec part 1 §2 "International"). */
export function OrderForm({ offer, given }: OrderFormProps) {
  const { t } = useTranslation('international-orders/page')
  const { locale } = useFormat()
  const euro = useEuro()
  const { typed: draft, type, clear } = useOrderDraft(given)
  const findFaults = useOrderFaults()
  const placing = usePlacing()
  const [isChecked, setIsChecked] = useState(false)
  const formId = useId()
  const chosen = offer.countries.find(({ key }) => key === draft.country)
  // What is not offered any more, or was never, is not chosen.
  const typed = { ...draft, country: chosen?.key ?? '' }
  const faults = isChecked ? findFaults(typed, placing.isBegun) : []
  const faulty = new Set(faults.map(({ field }) => field))
  const change = (changes: Partial<TypedOrder>): void => {
    placing.forget()
    type(changes)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    const first = findFaults(typed, placing.isBegun)[0]
    if (first !== undefined) focusField(event.currentTarget, first.field)
    else placing.ask()
  }
  const send = (): void => {
    if (chosen === undefined) return
    const order = { ...typed, deadline: readDeadline(typed, locale), price: chosen.price }
    placing.place(order, () => {
      clear()
      setIsChecked(false)
    })
  }
  if (placing.placed !== null) return <OrderPlaced placed={placing.placed} onAgain={placing.forget} />
  const input = (field: Exclude<FormField, 'country'>) => (
    <OrderInput
      key={field}
      field={field}
      value={typed[field]}
      hasFault={faulty.has(field)}
      isMailed={offer.isMailed}
      onChange={(value) => change({ [field]: value })}
    />
  )
  const options = offer.countries.map(({ key, name, price }) => ({
    value: key,
    label: t('form.countryOption', { name, price: euro(price) }),
  }))
  return (
    <>
      <p className={classes.small}>{t('form.intro')}</p>
      <form id={formId} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          <NativeSelect
            className={classes.wide}
            name="country"
            label={t('form.country')}
            withAsterisk
            required
            value={typed.country}
            error={faulty.has('country')}
            data={[{ value: '', label: t('form.chooseCountry') }, ...options]}
            onChange={(event) => change({ country: event.currentTarget.value })}
          />
          {MAIN_FIELDS.map(input)}
        </div>
        <details className={classes.more} open={MORE_FIELDS.some((field) => typed[field] !== '') || undefined}>
          <summary>{t('form.more')}</summary>
          <div className={classes.fields}>{MORE_FIELDS.map(input)}</div>
        </details>
      </form>
      <OrderPrice price={chosen?.price ?? null} balance={offer.balance} terms={offer.terms} title={typed.name.trim()} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={FORM_FIELDS.every((field) => typed[field] === '')}
          onClick={() => {
            placing.forget()
            clear()
            setIsChecked(false)
          }}
        >
          {t('form.clear')}
        </Button>
        <Button type="submit" form={formId} disabled={chosen !== undefined && chosen.price > offer.balance}>
          {t('form.submit')}
        </Button>
      </div>
      <FormFaults faults={faults} />
      {chosen !== undefined && (
        <ConfirmOrder
          isOpen={placing.isAsking}
          company={typed.name.trim()}
          country={chosen.name}
          price={chosen.price}
          balance={offer.balance}
          before={placing.before}
          isBusy={placing.isBusy}
          onConfirm={send}
          onClose={placing.close}
        />
      )}
    </>
  )
}

function focusField(form: HTMLFormElement, field: FormField): void {
  const input = form.querySelector<HTMLElement>(`[name="${field}"]`)
  // In the part that is folded nothing can be focused.
  input?.closest('details')?.setAttribute('open', '')
  input?.focus()
}
