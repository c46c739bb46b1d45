import { Button } from '@mantine/core'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TopUpForm } from './components/top-up-form.tsx'
import { useRequestTopUp } from './requests.queries.ts'
import classes from './top-up-request.module.css'

type TopUpRequestProps = {
  account: CreditAccount
  /** What the account lacks for a purchase, in minor units of its currency; 0 where none is meant. */
  missing: number
}

/** Asks for more credit: a button, then the amount with a note, then what the server answered. */
export function TopUpRequest({ account, missing }: TopUpRequestProps) {
  const { t } = useTranslation('requests/page')
  const [isOpen, setIsOpen] = useState(false)
  const asking = useRequestTopUp(account)
  if (asking.isSuccess)
    return (
      <p className={classes.answer} role="status">
        {asking.data.notification}
      </p>
    )
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{t('topUp.open')}</Button>
  return <TopUpForm account={account} missing={missing} asking={asking} onCancel={() => setIsOpen(false)} />
}
