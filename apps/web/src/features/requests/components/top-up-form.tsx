import { Button, Textarea } from '@mantine/core'
import { TOP_UP_MESSAGE_MAX_LENGTH } from '@merleg/contract/requests.contract'
import { type CreditAccount, currencyOf, MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { proposeTopUp, readTopUp, TOP_UP_RULES } from '@merleg/domain/credits/top-up'
import { currencyWord } from '@merleg/domain/format/amount'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../shared/typed-number/number-field.tsx'
import { readTypedDecimal, readTypedNumber, writeTypedNumber } from '../../../shared/typed-number/typed-number.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import type { useRequestTopUp } from '../requests.queries.ts'
import classes from '../top-up-request.module.css'

type TopUpFormProps = {
  account: CreditAccount
  missing: number
  asking: ReturnType<typeof useRequestTopUp>
  onCancel: () => void
}

/** How much more credit, with what is missing proposed, and a note; a failure keeps what was typed. */
export function TopUpForm({ account, missing, asking, onCancel }: TopUpFormProps) {
  const { t } = useTranslation('requests/page')
  const { t: tUi } = useTranslation('ui/page')
  const { locale, number } = useFormat()
  const errorText = useErrorText()
  const titleId = useId()
  const [typed, setTyped] = useState(() => writeTypedNumber(proposeTopUp(account, missing) / MINOR_UNITS, locale))
  const [message, setMessage] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const amountField = useRef<HTMLInputElement>(null)
  const messageField = useRef<HTMLTextAreaElement>(null)
  const currency = currencyOf(account)
  const write = (minor: number): string => formatCredit(locale, minor, { currency })
  const amount = readTopUp(account, readTypedDecimal(typed, locale) ?? '')
  const describeFault = (): string => {
    const units = readTypedNumber(typed, locale)
    if (Number.isNaN(units)) return tUi('validation.number')
    if (currency === 'HUF' && units !== null && !Number.isInteger(units)) return tUi('validation.wholeNumber')
    return t('topUp.amountFault', { most: write(TOP_UP_RULES[account].most) })
  }
  const note = message.trim()
  const isTooLong = note.length > TOP_UP_MESSAGE_MAX_LENGTH
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (amount === null) amountField.current?.focus()
    else if (isTooLong) messageField.current?.focus()
    else if (!asking.isPending) asking.mutate({ amount, ...(note === '' ? {} : { message: note }) })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-labelledby={titleId}>
      <p id={titleId} className={classes.title}>
        {t('topUp.title')}
      </p>
      <p className={classes.text}>{t('topUp.intro')}</p>
      {asking.error !== null && (
        <p role="alert" className={classes.alert}>
          {errorText(asking.error)}
        </p>
      )}
      <NumberField
        ref={amountField}
        autoFocus
        className={classes.amount}
        label={t('topUp.amount', { currency: currencyWord(locale, currency) })}
        description={missing > 0 ? t('topUp.missing', { amount: write(missing) }) : undefined}
        typed={typed}
        error={isChecked && amount === null && describeFault()}
        onTyped={setTyped}
      />
      <Textarea
        ref={messageField}
        label={t('topUp.message')}
        rows={3}
        resize="vertical"
        value={message}
        error={isTooLong && t('topUp.messageTooLong', { limit: number(TOP_UP_MESSAGE_MAX_LENGTH) })}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={asking.isPending}>
          {t('topUp.submit')}
        </Button>
        <Button variant="default" disabled={asking.isPending} onClick={onCancel}>
          {tUi('actions.cancel')}
        </Button>
      </div>
    </form>
  )
}
