import { Button, Checkbox, TextInput } from '@mantine/core'
import { TRIAL_DAYS } from '@merleg/domain/trial'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { useFormErrors } from '../../../shared/http/use-form-errors.ts'
import classes from '../../../shared/ui/auth-frame.module.css'
import { ExternalLink } from '../../../shared/ui/external-link.tsx'
import { NO_TRIAL_FIELDS, TRIAL_FIELDS, type TrialField, useTrialFaults } from '../trial-fields.ts'
import type { useRequestTrial } from '../trial.queries.ts'

const INPUTS: Readonly<Record<TrialField, { autoComplete: string; inputMode?: 'email'; placeholder?: string }>> = {
  companyName: { autoComplete: 'organization' },
  taxNumber: { autoComplete: 'off', placeholder: '12345676-2-42' },
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
}

/** Who asks for a trial, for which company; the terms must be accepted. */
export function TrialForm({ asking }: { asking: ReturnType<typeof useRequestTrial> }) {
  const { t } = useTranslation('trial/page')
  const errorText = useErrorText()
  const findFaults = useTrialFaults()
  const [fields, setFields] = useState(NO_TRIAL_FIELDS)
  const [isAccepted, setIsAccepted] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const refused = useFormErrors(TRIAL_FIELDS)(asking.error)
  const faults = isChecked ? findFaults(fields) : {}
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    const found = findFaults(fields)
    const first = TRIAL_FIELDS.find((field) => found[field] !== undefined) ?? (isAccepted ? null : 'termsAccepted')
    if (first !== null) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    const { companyName, taxNumber, name, email } = fields
    if (asking.isPending) return
    asking.mutate({
      companyName: companyName.trim(),
      taxNumber: taxNumber.trim(),
      name: name.trim(),
      email: email.trim(),
    })
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.text}>{t('request.intro', { days: TRIAL_DAYS })}</p>
      {refused.general !== null && (
        <p role="alert" className={classes.alert}>
          {errorText(refused.general)}
        </p>
      )}
      {TRIAL_FIELDS.map((field) => (
        <TextInput
          key={field}
          {...INPUTS[field]}
          label={t(`request.${field}`)}
          name={field}
          value={fields[field]}
          error={faults[field] ?? refused.fields[field]}
          onChange={(event) => setFields({ ...fields, [field]: event.currentTarget.value })}
        />
      ))}
      <p className={classes.text}>
        <ExternalLink href="/trial/terms">{t('request.readTerms')}</ExternalLink>
      </p>
      <Checkbox
        label={t('request.accept')}
        name="termsAccepted"
        checked={isAccepted}
        error={isChecked && !isAccepted ? t('request.faults.terms') : null}
        onChange={(event) => setIsAccepted(event.currentTarget.checked)}
      />
      <Button type="submit" fullWidth loading={asking.isPending}>
        {t('request.submit')}
      </Button>
    </form>
  )
}
