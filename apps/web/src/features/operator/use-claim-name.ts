import { GRANTING_CLAIMS, RESTRICTING_CLAIMS } from '@merleg/domain/claims'
import { useTranslation } from 'react-i18next'

/** What a claim of a contract opens, or takes away, in words; a code of another version as it is stored. */
export function useClaimName(): (code: string) => string {
  const { t } = useTranslation(['operator/page', 'administration/words'])
  return (code) => {
    const granting = GRANTING_CLAIMS.find((claim) => claim === code)
    if (granting !== undefined) return t(`administration/words:modules.${granting}`)
    const restricting = RESTRICTING_CLAIMS.find((claim) => claim === code)
    return restricting === undefined ? code : t(`subscribers.restrictions.${restricting}`)
  }
}
