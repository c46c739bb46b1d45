import type { CriterionKind } from '@merleg/domain/company-search/criteria'
import { useTranslation } from 'react-i18next'
import type { CriterionFault } from './search-draft.ts'

/** Words for what is wrong with a criterion of a kind: the server's own where it sent them. */
export function useFaultText(): (kind: CriterionKind, fault: CriterionFault) => string {
  const { t } = useTranslation(['company-search/page', 'ui/page'])
  return (kind, { code, message }) => {
    if (message !== undefined) return message
    const isOfDays = kind === 'days' || kind === 'info'
    switch (code) {
      case 'bounds-reversed':
        return t(isOfDays ? 'faults.daysReversed' : 'faults.boundsReversed')
      case 'invalid_format':
        return isOfDays ? t('faults.day') : t('ui/page:validation.faults.invalid_format')
      case 'invalid_type':
        return t(`ui/page:validation.${kind === 'count' || kind === 'months' ? 'wholeNumber' : 'number'}`)
      case 'too_small':
      case 'too_big':
        return t(`ui/page:validation.faults.${code}`)
      default:
        return isOfDays ? t('faults.day') : t('ui/page:validation.faults.other')
    }
  }
}
