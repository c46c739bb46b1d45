import { formatCredit } from '@merleg/domain/credits/credit-money'
import { formatDate } from '@merleg/domain/format/date'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredOrder } from './orders.repository.ts'

/** An order as it was placed, a line for each thing that was told. */
export function renderOrder(locale: Locale, order: StoredOrder): string {
  const t = getTranslator(locale, 'international-orders/answers')
  const rows = [
    [t('mail.country'), nameCountry(locale, order.countryCode)],
    [t('mail.company'), order.companyName],
    [t('mail.address'), order.address],
    [t('mail.taxNumber'), order.taxNumber],
    [t('mail.companyNumber'), order.companyNumber],
    [t('mail.deadline'), order.deadline === null ? '' : formatDate(locale, order.deadline)],
    [t('mail.person'), order.person],
    [t('mail.phone'), order.phone],
    [t('mail.email'), order.email],
    [t('mail.comment'), order.comment],
    [t('mail.price'), renderPrice(locale, order)],
  ]
  return rows.flatMap(([label, value = '']) => (value === '' ? [] : [`${label}: ${value}`])).join('\n')
}

/** What it costs, in words. */
export function renderPrice(locale: Locale, { price }: Pick<StoredOrder, 'price'>): string {
  return formatCredit(locale, price, { currency: 'EUR' })
}
