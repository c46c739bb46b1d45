import { Button, NumberInput, Textarea } from '@mantine/core'
import { TOP_UP_MESSAGE_MAX_LENGTH } from '@merleg/contract/requests.contract'
import { type CreditAccount, currencyOf, MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { proposeTopUp, readTopUp, TOP_UP_RULES } from '@merleg/domain/credits/top-up'
import { currencyWord } from '@merleg/domain/format/amount'
import { NO_BREAK_SPACE } from '@merleg/domain/format/number'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
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
  const [typed, setTyped] = useState<number | string>(() => proposeTopUp(account, missing) / MINOR_UNITS)
  const [message, setMessage] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const amountField = useRef<HTMLInputElement>(null)
  const messageField = useRef<HTMLTextAreaElement>(null)
  const currency = currencyOf(account)
  const write = (minor: number): string => formatCredit(locale, minor, { currency })
  const amount = readTopUp(account, typed)
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
      <NumberInput
        ref={amountField}
        autoFocus
        className={classes.amount}
        label={t('topUp.amount', { currency: currencyWord(locale, currency) })}
        description={missing > 0 ? t('topUp.missing', { amount: write(missing) }) : undefined}
        decimalScale={currency === 'HUF' ? 0 : 2}
        decimalSeparator={locale === 'en' ? '.' : ','}
        thousandSeparator={NO_BREAK_SPACE}
        allowNegative={false}
        hideControls
        value={typed}
        error={isChecked && amount === null && t('topUp.amountFault', { most: write(TOP_UP_RULES[account].most) })}
        onChange={setTyped}
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
