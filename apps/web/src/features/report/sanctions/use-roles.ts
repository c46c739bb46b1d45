import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { useTranslation } from 'react-i18next'

type Roles = SanctionMatch['party']['roles']

/** What a party is in the company, in words. */
export function useRoles(): (roles: Roles) => string {
  const { t } = useTranslation('report/sanctions/words')
  return (roles) => roles.map((role) => t(`roles.${role}`)).join('; ')
}
