import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useFormat } from '../../shared/format/use-format.ts'

/** Writes euros to the cent. */
export function useEuro(): (euros: number) => string {
  const { locale } = useFormat()
  return (euros) => formatCredit(locale, Math.round(euros * MINOR_UNITS), { currency: 'EUR' })
}
