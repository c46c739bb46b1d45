import type { BillingDetails } from '@merleg/contract/billing.contract'
import { useTranslation } from 'react-i18next'
import { KeyValueList } from '../../shared/ui/key-value-list.tsx'

/** The billing details on file, to be looked over. */
export function BillingSummary({ billing }: { billing: BillingDetails }) {
  const { t } = useTranslation('billing/page')
  return (
    <KeyValueList
      items={[
        { key: 'company', label: t('name'), value: billing.company },
        { key: 'taxNumber', label: t('taxNumber'), value: billing.taxNumber },
        { key: 'address', label: t('address'), value: `${billing.zip} ${billing.city}, ${billing.street}` },
        { key: 'contact', label: t('contact'), value: billing.contact },
        { key: 'phone', label: t('phone'), value: billing.phone },
        { key: 'email', label: t('email'), value: billing.email },
      ]}
    />
  )
}
