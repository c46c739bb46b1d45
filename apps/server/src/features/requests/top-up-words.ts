import { type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'

/** A top-up that is asked for, in hundredths of the currency: to which account, and how much without VAT. */
export function describeTopUp(locale: Locale, { account, amount }: { account: CreditAccount; amount: number }): string {
  return getTranslator(locale, 'mails/answers')('topUp', {
    account: getTranslator(locale, 'credits/words')(`accounts.${account}`),
    amount: formatCredit(locale, amount, { currency: currencyOf(account) }),
  })
}
