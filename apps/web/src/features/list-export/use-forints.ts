import { MINOR_UNITS } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { useFormat } from '../../shared/format/use-format.ts'

/** Amounts of the answers are forints; credit is told in hundredths. */
export function toMinor(forints: number): number {
  return Math.round(forints * MINOR_UNITS)
}

/** An amount of forints with its unit. */
export function useForints(): (forints: number) => string {
  const { locale } = useFormat()
  return (forints) => formatCredit(locale, toMinor(forints), { currency: 'HUF' })
}
