import { Button, Group, Radio, TextInput } from '@mantine/core'
import { POSTED_MAX, REASON_MAX_LENGTH, REFERENCE_MAX_LENGTH } from '@merleg/contract/operator/customers.contract'
import type { CreditCurrency } from '@merleg/domain/credits/credit-accounts'
import { formatCredit, parseCredit, toMajorUnits } from '@merleg/domain/credits/credit-money'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../../shared/typed-number/number-field.tsx'
import { readTypedDecimal, writeTypedNumber } from '../../../../shared/typed-number/typed-number.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'

/** What the dialog is for: a posting of its own, or giving back a purchase, of which so much was paid. */
export type PostingPurpose = { kind: 'post' } | { kind: 'refund'; transferId: string; title: string; paid: number }

const KINDS = ['top-up', 'give', 'take'] as const

/** `amount` in hundredths. */
export type TypedPosting = { amount: number; reference: string; reason: string } & (
  | { kind: (typeof KINDS)[number] }
  | { kind: 'refund'; transferId: string }
)

type PostingFormProps = {
  purpose: PostingPurpose
  currency: CreditCurrency
  balance: number
  /** What was typed before one went on. */
  typed: TypedPosting | null
  onTyped: (typed: TypedPosting) => void
  onClose: () => void
}

/** Kind, amount, reference and reason; goes on when all of it is usable. */
export function PostingForm({ purpose, currency, balance, typed, onTyped, onClose }: PostingFormProps) {
  const { t } = useTranslation(['operator/page', 'ui/page'])
  const { locale } = useFormat()
  const paid = purpose.kind === 'refund' ? purpose.paid : null
  const first = typed?.amount ?? paid
  const [kind, setKind] = useState(typed === null || typed.kind === 'refund' ? 'top-up' : typed.kind)
  const [amountText, setAmountText] = useState(() =>
    first === null ? '' : writeTypedNumber(toMajorUnits(first), locale),
  )
  const [reference, setReference] = useState(typed?.reference ?? '')
  const [reason, setReason] = useState(typed?.reason ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const amount = parseCredit(readTypedDecimal(amountText, locale) ?? '')
  const most = paid ?? (kind === 'take' ? balance : POSTED_MAX)
  const errors = {
    amount:
      amount === null || amount === 0
        ? t('customer.amountWrong')
        : amount > most
          ? t('customer.amountMost', { amount: formatCredit(locale, most, { currency }) })
          : null,
    reference: reference.trim() === '' ? t('ui/page:validation.required', { value: t('customer.reference') }) : null,
    reason: reason.trim() === '' ? t('ui/page:validation.required', { value: t('customer.reason') }) : null,
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setIsChecked(true)
    if (amount === null || Object.values(errors).some((error) => error !== null)) return
    const said = { amount, reference: reference.trim(), reason: reason.trim() }
    onTyped(purpose.kind === 'refund' ? { ...said, kind: 'refund', transferId: purpose.transferId } : { ...said, kind })
  }
  return (
    <form onSubmit={submit} noValidate>
      {purpose.kind === 'refund' ? (
        <p>{t('customer.refundOf', { title: purpose.title })}</p>
      ) : (
        <Radio.Group
          label={t('act.what')}
          value={kind}
          onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'top-up')}
          mb="md"
        >
          {KINDS.map((one) => (
            <Radio key={one} value={one} label={t(`customer.kinds.${one}`)} mt="xs" />
          ))}
        </Radio.Group>
      )}
      <NumberField
        data-autofocus
        label={`${t('customer.amount')} (${currency})`}
        required
        typed={amountText}
        error={isChecked && errors.amount}
        onTyped={setAmountText}
        mb="sm"
      />
      <TextInput
        label={t('customer.reference')}
        description={t('customer.referenceHint')}
        required
        maxLength={REFERENCE_MAX_LENGTH}
        value={reference}
        error={isChecked && errors.reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        mb="sm"
      />
      <TextInput
        label={t('customer.reason')}
        description={t('customer.reasonHint')}
        required
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        error={isChecked && errors.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('ui/page:actions.cancel')}
        </Button>
        <Button type="submit">{t('customer.next')}</Button>
      </Group>
    </form>
  )
}
