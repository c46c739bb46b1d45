import { Button } from '@mantine/core'
import type { BillingDetails } from '@merleg/contract/billing.contract'
import { BILLING_FIELDS, type BillingField, normaliseBilling } from '@merleg/domain/billing-details'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../shared/http/api-error.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import { BillingSummary } from './billing-summary.widget.tsx'
import classes from './billing.module.css'
import { useSaveBilling } from './billing.queries.ts'
import { BillingInput } from './components/billing-input.tsx'
import { useBillingDraft } from './use-billing-draft.ts'
import { emptyBilling, findFirstError, useBillingFaults } from './use-billing-faults.ts'

type BillingFormProps = {
  saved: BillingDetails | null
  /** Does what is ordered send mails to the address? */
  isMailed: boolean
  /** Asks anew for what shows the details; waited for before `onNext`, or before others that are on file are shown. */
  onSaved: () => Promise<unknown>
  next: { label: string; onNext: () => void }
  back: { label: string; onBack: () => void }
}

/** To whom it is billed, as a step of an order; saved for the subscriber when something was changed. */
export function BillingForm({ saved, isMailed, onSaved, next, back }: BillingFormProps) {
  const { t } = useTranslation('billing/page')
  const { name } = usePreferences()
  const errorText = useErrorText()
  const findErrors = useBillingFaults()
  const saving = useSaveBilling(onSaved)
  const { draft, change, seen, isOvertaken, setIsOvertaken } = useBillingDraft(saved)
  const [isChecked, setIsChecked] = useState(false)
  const fields = draft ?? saved ?? emptyBilling(name)
  const errors = isChecked ? findErrors(fields) : {}
  const errorCount = Object.keys(errors).length

  const tell = (error: Error): void => {
    showError(errorText(error))
    // Shown beside what was typed: whoever saves again has seen it.
    if (error instanceof ApiError && error.code === 'billing.changed') void onSaved().then(() => setIsOvertaken(true))
  }
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
      change(null)
      next.onNext()
    }
    if (saved !== null && BILLING_FIELDS.every((field) => saved[field] === details[field])) leave()
    else saving.mutate({ ...details, seen }, { onSuccess: leave, onError: tell })
  }
  const type = (field: BillingField, value: string): void => change({ ...fields, [field]: value })
  return (
    <Panel title={t('title')}>
      <form onSubmit={submit} noValidate>
        <p className={classes.small}>{t('hint')}</p>
        <div className={classes.fields}>
          {BILLING_FIELDS.map((field) => (
            <BillingInput
              isMailed={isMailed}
              key={field}
              field={field}
              value={fields[field]}
              error={errors[field] ?? null}
              onChange={(value) => type(field, value)}
            />
          ))}
        </div>
        {isOvertaken && saved !== null && (
          <section aria-label={t('onFile')} className={classes.onFile}>
            <h3 className={classes.small}>{t('onFile')}</h3>
            <BillingSummary billing={saved} />
          </section>
        )}
        <p className={classes.faults} role="status">
          {errorCount > 0 && t('faultCount', { count: errorCount })}
        </p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={back.onBack}>
            {back.label}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {next.label}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
