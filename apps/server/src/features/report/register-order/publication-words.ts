import { type Publication, TRANSFER_FEE_HUF_PER_KBYTE } from '@merleg/domain/publications'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { formatMoney } from '@merleg/domain/format/amount'

/** The name of a document, filed accounts with their year. */
export function namePublication(locale: Locale, { kind, year }: Publication): string {
  const t = getTranslator(locale, 'report/register-order/answers')
  return year === null ? t(`publications.${kind}`) : t('accountsOf', { year })
}

/** What one gets. */
export function describePublication(locale: Locale, { kind }: Publication): string {
  return getTranslator(locale, 'report/register-order/answers')(`descriptions.${kind}`)
}

/** Delivery, payment, transfer fee and whose prices they are (spec part 2 §9). */
export function describeTerms(locale: Locale): {
  delivery: string
  payment: string
  transferFee: string
  priceNote: string
} {
  const t = getTranslator(locale, 'report/register-order/answers')
  return {
    delivery: t('delivery'),
    payment: t('payment'),
    transferFee: t('transferFee', { fee: formatMoney(locale, TRANSFER_FEE_HUF_PER_KBYTE, 'HUF') }),
    priceNote: t('priceNote'),
  }
}
