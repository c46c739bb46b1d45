import type { CreditBalance } from '@merleg/contract/credits.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../credits.module.css'
import { AskTopUp } from './ask-top-up.tsx'

type AccountCardsProps = {
  accounts: readonly CreditBalance[]
  chosen: CreditAccount
  onChoose: (account: CreditAccount) => void
}

/** Both kinds of credit; the statement below is that of the chosen one. */
export function AccountCards({ accounts, chosen, onChoose }: AccountCardsProps) {
  const { t } = useTranslation(['credits/page', 'credits/words'])
  const { locale } = useFormat()
  return (
    <ul className={classes.accounts} aria-label={t('accounts')}>
      {accounts.map(({ account, currency, balance, held }) => (
        <li key={account} className={classes.account} data-chosen={account === chosen || undefined}>
          <button
            type="button"
            className={classes.choose}
            aria-pressed={account === chosen}
            onClick={() => onChoose(account)}
          >
            <span className={classes.accountName}>{t(`credits/words:accounts.${account}`)}</span>
            <span className={classes.balance}>
              {formatCredit(locale, balance, { currency })} <small>{t('spendable')}</small>
            </span>
          </button>
          {held > 0 && <p className={classes.small}>{t('held', { amount: formatCredit(locale, held, { currency }) })}</p>}
          <AskTopUp account={account} missing={null} />
        </li>
      ))}
    </ul>
  )
}
