import { Button } from '@mantine/core'
import { creditsPage } from '@merleg/contract/pages'
import { type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { ApiError } from '../../shared/http/api-error.ts'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { UrlLink } from '../../shared/ui/url-link.tsx'
import { TopUpRequest } from '../requests/top-up-request.widget.tsx'
import classes from './credits.module.css'

export type PurchaseStateProps = {
  /** What is bought, as the confirmation and the statement name it. */
  title: string
  account: CreditAccount
  /** Minor units, as the balance. */
  price: number
  balance: number
  /** When the subscriber bought it (ISO); null where it did not: opening again is free. */
  boughtAt: string | null
  isBusy?: boolean
  /**
   * Why the last attempt was refused: where credit was lacking, what the server said of it takes the place of `price` and
   * `balance`, until these change.
   */
  error?: Error | null
  buyLabel?: string
  openLabel?: string
  /** After the reader has confirmed the price. */
  onBuy: () => void
  onOpen: () => void
}

/** The states of whatever is paid from credit (spec part 1 §4 "Credit purchase"): bought, to buy, not enough. */
export function PurchaseState(props: PurchaseStateProps) {
  const { t } = useTranslation('credits/page')
  const format = useFormat()
  const { title, account, boughtAt, isBusy = false, openLabel, onOpen } = props
  const { price, balance } = useRefusal(props)
  return (
    <div className={classes.purchase} role="group" aria-label={t('purchase.label', { title })}>
      {boughtAt !== null ? (
        <>
          <p className={classes.bought}>
            <Icon name="check" size={16} />
            {t('purchase.bought', { at: format.dateTime(boughtAt) })}
          </p>
          <p className={classes.small}>{t('purchase.boughtText')}</p>
          <Button variant="default" loading={isBusy} onClick={onOpen}>
            {openLabel ?? t('purchase.open')}
          </Button>
        </>
      ) : price > balance ? (
        <NotEnough account={account} price={price} balance={balance} />
      ) : (
        <ToBuy {...props} price={price} balance={balance} />
      )}
    </div>
  )
}

/** What the server knew when it refused is later than what the page knew then, and earlier than what the page hears of since. */
function useRefusal({ price, balance, error = null }: PurchaseStateProps): { price: number; balance: number } {
  const [refusal, setRefusal] = useState({ error, price, balance, isOver: false })
  if (refusal.error !== error) setRefusal({ error, price, balance, isOver: false })
  else if (!refusal.isOver && (refusal.price !== price || refusal.balance !== balance))
    setRefusal({ ...refusal, isOver: true })
  const isInsufficient = error instanceof ApiError && error.code === 'credit.insufficient'
  const body = isInsufficient && !refusal.isOver ? error.body : null
  return { price: body?.required ?? price, balance: body?.balance ?? balance }
}

function ToBuy({ title, account, price, balance, isBusy = false, buyLabel, onBuy }: PurchaseStateProps) {
  const { t } = useTranslation('credits/page')
  const { locale } = useFormat()
  const [isAsked, setIsAsked] = useState(false)
  const write = (minor: number) => formatCredit(locale, minor, { currency: currencyOf(account) })
  const label = buyLabel ?? t('purchase.buy')
  const shownPrice = price === 0 ? t('purchase.free') : write(price)
  const after = write(balance - price)
  return (
    <>
      <dl className={classes.sums}>
        <div>
          <dt>{t('purchase.price')}</dt>
          <dd>{shownPrice}</dd>
        </div>
        <div>
          <dt>{t('purchase.balance')}</dt>
          <dd>{write(balance)}</dd>
        </div>
        <div>
          <dt>{t('purchase.after')}</dt>
          <dd>{after}</dd>
        </div>
      </dl>
      <Button loading={isBusy} onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('purchase.confirmTitle')}
        confirmLabel={label}
        isBusy={isBusy}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          onBuy()
        }}
      >
        {t('purchase.confirmText', { title, price: shownPrice, after })}
      </ConfirmDialog>
    </>
  )
}

function NotEnough({ account, price, balance }: { account: CreditAccount; price: number; balance: number }) {
  const { t } = useTranslation('credits/page')
  const { locale } = useFormat()
  const write = (minor: number) => formatCredit(locale, minor, { currency: currencyOf(account) })
  const missing = price - balance
  const amounts = { price: write(price), balance: write(balance), missing: write(missing) }
  return (
    <>
      <p className={classes.fault} role="status">
        <Icon name="error" size={16} />
        {t('purchase.insufficient')}
      </p>
      <p className={classes.small}>{t('purchase.insufficientText', amounts)}</p>
      <TopUpRequest account={account} missing={missing} />
      <UrlLink url={creditsPage(account)}>{t('purchase.statement')}</UrlLink>
    </>
  )
}
