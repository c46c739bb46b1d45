import { isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { REPORT_VARIANTS } from '@merleg/domain/international/report-variants'
import { nameCountry } from '@merleg/domain/international-orders/offline-countries'
import { ORDERED_VARIANT } from '@merleg/domain/international-orders/starting-order-prices'
import { FIELD_GROUPS } from '@merleg/domain/list-export/export-columns'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'

/** What a price is of, in the reader's language; kinds that this version does not know as they are written. */
export function usePricedName() {
  const { t } = useTranslation(['operator/page', 'credits/words', 'international/words', 'list-export/page'])
  const { locale } = useFormat()
  const nameProduct = (product: string): string =>
    isCreditProduct(product) ? t(`credits/words:products.${product}`) : product
  const nameVariant = (variant: string): string => {
    const group = FIELD_GROUPS.find((one) => one === variant)
    if (group !== undefined) return t(`list-export/page:groups.${group}`)
    const report = REPORT_VARIANTS.find((one) => one === variant)
    if (report !== undefined) return t(`international/words:variants.${report}`)
    return variant === ORDERED_VARIANT ? t('prices.orderedReport') : variant
  }
  const nameOfCountry = (country: string): string =>
    country === '' ? t('prices.everywhere') : nameCountry(locale, country.toUpperCase())
  return { nameProduct, nameVariant, nameCountry: nameOfCountry }
}
