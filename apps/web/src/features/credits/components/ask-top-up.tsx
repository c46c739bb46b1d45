import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { useTranslation } from 'react-i18next'
import { UrlLink } from '../../../shared/ui/url-link.tsx'

type AskTopUpProps = {
  account: CreditAccount
  /** Minor units that a purchase lacks; null where nothing is being bought. */
  missing: number | null
}

/** Leads to whoever tops up. */
export function AskTopUp({ account: _account, missing: _missing }: AskTopUpProps) {
  const { t } = useTranslation('credits/page')
  return <UrlLink url="/send-message?from=/credits">{t('askTopUp')}</UrlLink>
}
