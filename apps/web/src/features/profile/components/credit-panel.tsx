import { creditsPage } from '@merleg/contract/pages'
import type { Profile } from '@merleg/contract/profile.contract'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../profile-edit.module.css'

/** What the subscriber can spend; only shown here, as purchases and top-ups alone change it. */
export function CreditPanel({ credit }: { credit: Profile['credit'] }) {
  const { t } = useTranslation(['profile/page', 'credits/words'])
  const { locale } = useFormat()
  const items = [credit.normal, credit.international].map(({ account, currency, balance, held }) => ({
    key: account,
    label: t(`credits/words:accounts.${account}`),
    value: <UrlLink url={creditsPage(account)}>{formatCredit(locale, balance, { currency })}</UrlLink>,
    note: held > 0 ? t('creditHeld', { amount: formatCredit(locale, held, { currency }) }) : null,
  }))
  return (
    <Panel title={t('credit')} actions={<UrlLink url={creditsPage()}>{t('creditStatement')}</UrlLink>}>
      <KeyValueList items={items} />
      <p className={classes.hint}>{t('creditHint')}</p>
    </Panel>
  )
}
