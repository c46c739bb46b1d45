import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'

/** Whole forints with their unit, whatever the reader's preference for thousands: prices are small. */
export function useForint(): (amount: number) => string {
  const format = useFormat()
  const { t } = useTranslation('ui/page')
  return (amount) => `${format.number(amount)}\u00A0${t('units.hufLong')}`
}
