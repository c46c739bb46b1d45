import { isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { useTranslation } from 'react-i18next'

/** A product of the ledger in the reader's language; one that this version does not know as it is written. */
export function useProductName(): (product: string | null) => string | null {
  const { t } = useTranslation('credits/words')
  return (product) => (product !== null && isCreditProduct(product) ? t(`products.${product}`) : product)
}
