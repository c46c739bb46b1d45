import { Button, Group, Modal } from '@mantine/core'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { currencyOf } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import { usePost } from '../customers.queries.ts'
import { PostingForm, type PostingPurpose, type TypedPosting } from './posting-form.tsx'

type PostingDialogProps = {
  customer: { id: string; name: string }
  account: CreditAccount
  /** What can be spent now. */
  balance: number
  purpose: PostingPurpose
  onClose: () => void
}

/** Says what is to be posted, shows once more what it does to the balance, and only then posts it. */
export function PostingDialog({ customer, account, balance, purpose, onClose }: PostingDialogProps) {
  const { t } = useTranslation(['operator/page', 'credits/words', 'ui/page'])
  const [typed, setTyped] = useState<TypedPosting | null>(null)
  const [isShown, setIsShown] = useState(false)
  const posting = usePost(customer.id)
  const post = (item: TypedPosting): void =>
    posting.mutate(item.kind === 'refund' ? item : { ...item, account }, {
      onSuccess: onClose,
      onError: () => setIsShown(false),
    })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(purpose.kind === 'refund' ? 'customer.refund' : 'customer.post', {
        account: t(`credits/words:accounts.${account}`),
      })}
      centered
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      {isShown && typed !== null ? (
        <>
          <PostingSheet name={customer.name} account={account} balance={balance} typed={typed} />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setIsShown(false)}>
              {t('customer.back')}
            </Button>
            <Button data-autofocus loading={posting.isPending} onClick={() => post(typed)}>
              {t('customer.confirm')}
            </Button>
          </Group>
        </>
      ) : (
        <PostingForm
          purpose={purpose}
          currency={currencyOf(account)}
          balance={balance}
          typed={typed}
          onTyped={(next) => {
            setTyped(next)
            setIsShown(true)
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

type PostingSheetProps = { name: string; account: CreditAccount; balance: number; typed: TypedPosting }

/** What would be posted, and what the balance would be after it. */
function PostingSheet({ name, account, balance, typed }: PostingSheetProps) {
  const { t } = useTranslation('operator/page')
  const { locale } = useFormat()
  const currency = currencyOf(account)
  const signed = typed.kind === 'take' ? -typed.amount : typed.amount
  return (
    <KeyValueList
      items={[
        { key: 'who', label: t('subscribers.name'), value: name },
        { key: 'what', label: t('columns.kind'), value: t(`customer.kinds.${typed.kind}`) },
        {
          key: 'amount',
          label: t('customer.amount'),
          value: formatCredit(locale, signed, { currency, isSigned: true }),
        },
        { key: 'before', label: t('customer.before'), value: formatCredit(locale, balance, { currency }) },
        { key: 'after', label: t('customer.after'), value: formatCredit(locale, balance + signed, { currency }) },
        { key: 'reference', label: t('customer.reference'), value: typed.reference },
        { key: 'reason', label: t('customer.reason'), value: typed.reason },
      ]}
    />
  )
}
