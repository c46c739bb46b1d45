import { Button, Textarea } from '@mantine/core'
import {
  DECISION_REASON_MAX,
  DECISION_REASON_MIN,
  type DecisionVerdict,
} from '@merleg/contract/report/sanctions.contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../../../shared/ui/toasts.ts'
import { isMatchChanged, useDecide } from '../sanctions.queries.ts'
import classes from '../sanctions.module.css'

/** How many decisions there are about a match, and on which of what it has rested it rests. */
type Shown = { seen: number; evidenceNo: number }
type DecisionFormProps = { companyId: string; matchId: string; canWithdraw: boolean; shown: Shown }

/**
 * Confirms, dismisses or takes back, always with a reason. Whoever was told that somebody else has decided meanwhile, or that the
 * match rests on something else, decides over that.
 */
export function DecisionForm({ companyId, matchId, canWithdraw, shown }: DecisionFormProps) {
  const { t } = useTranslation('report/sanctions/page')
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  // What a colleague decides or a list tells while a reason is written is shown, but may not have been seen.
  const [shownAtStart, setShownAtStart] = useState<Shown | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const deciding = useDecide(companyId, matchId)
  const isTooShort = reason.trim().length < DECISION_REASON_MIN

  const decide = (verdict: DecisionVerdict): void => {
    setIsChecked(true)
    if (isTooShort) {
      field.current?.focus()
      return
    }
    deciding.mutate(
      { verdict, reason: reason.trim(), ...(shownAtStart ?? shown) },
      {
        onSuccess: () => {
          setReason('')
          setIsChecked(false)
          showSuccess(t('decision.saved'))
        },
        onError: (error) => {
          if (isMatchChanged(error)) setShownAtStart(null)
          showError(errorText(error))
        },
      },
    )
  }
  const write = (text: string): void => {
    if (reason === '' || shownAtStart === null) setShownAtStart(shown)
    setReason(text)
  }
  const button = (verdict: DecisionVerdict, label: string) => (
    <Button
      variant="default"
      size="xs"
      loading={deciding.isPending && deciding.variables.verdict === verdict}
      disabled={deciding.isPending}
      onClick={() => decide(verdict)}
    >
      {label}
    </Button>
  )
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <Textarea
        ref={field}
        label={t('decision.reason')}
        description={t('decision.reasonHint', { min: DECISION_REASON_MIN })}
        error={isChecked && isTooShort ? t('decision.reasonShort', { min: DECISION_REASON_MIN }) : null}
        required
        withAsterisk={false}
        rows={2}
        resize="vertical"
        maxLength={DECISION_REASON_MAX}
        value={reason}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        {button('confirmed', t('decision.confirm'))}
        {button('dismissed', t('decision.dismiss'))}
        {canWithdraw && button('withdrawn', t('decision.withdraw'))}
      </div>
    </form>
  )
}
