import { Button } from '@mantine/core'
import type { BillingDetails } from '@merleg/contract/report/register-order.contract'
import { BILLING_FIELDS, type BillingField, normaliseBilling } from '@merleg/domain/billing-details'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../shared/http/use-error-text.ts'
import { usePreferences } from '../../../../shared/storage/preferences.ts'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { showError } from '../../../../shared/ui/toasts.ts'
import classes from '../register-order.module.css'
import { useSaveBilling } from '../register-order.queries.ts'
import { emptyBilling, findFirstError, useBillingFaults } from '../use-billing-faults.ts'
import type { OrderDraft } from '../use-order-draft.ts'
import { BillingInput } from './billing-input.tsx'

type BillingFormProps = {
  id: string
  saved: BillingDetails | null
  draft: Pick<OrderDraft, 'billing' | 'typeBilling'>
  onNext: () => void
  onBack: () => void
}

/** Second step: to whom it is billed; saved for the subscriber when something was changed. */
export function BillingForm({ id, saved, draft, onNext, onBack }: BillingFormProps) {
  const { t } = useTranslation('report/register-order-page')
  const { name } = usePreferences()
  const errorText = useErrorText()
  const findErrors = useBillingFaults()
  const saving = useSaveBilling(id)
  const [isChecked, setIsChecked] = useState(false)
  const fields = draft.billing ?? saved ?? emptyBilling(name)
  const errors = isChecked ? findErrors(fields) : {}
  const errorCount = Object.keys(errors).length

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    const first = findFirstError(findErrors(fields))
    if (first !== null) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    const details = normaliseBilling(fields)
    const leave = (): void => {
      draft.typeBilling(null)
      onNext()
    }
    if (saved !== null && BILLING_FIELDS.every((field) => saved[field] === details[field])) leave()
    else saving.mutate(details, { onSuccess: leave, onError: (error) => showError(errorText(error)) })
  }
  const type = (field: BillingField, value: string): void => draft.typeBilling({ ...fields, [field]: value })
  return (
    <Panel title={t('billing.title')}>
      <form onSubmit={submit} noValidate>
        <p className={classes.small}>{t('billing.hint')}</p>
        <div className={classes.fields}>
          {BILLING_FIELDS.map((field) => (
            <BillingInput
              key={field}
              field={field}
              value={fields[field]}
              error={errors[field] ?? null}
              onChange={(value) => type(field, value)}
            />
          ))}
        </div>
        <p className={classes.faults} role="status">
          {errorCount > 0 && t('billing.faultCount', { count: errorCount })}
        </p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onBack}>
            {t('billing.back')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('billing.next')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
