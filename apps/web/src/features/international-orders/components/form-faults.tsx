import { useTranslation } from 'react-i18next'
import classes from '../international-orders.module.css'
import type { FieldFault } from '../use-order-faults.ts'

/** What keeps the order from being sent, under the form (spec part 1 §5). */
export function FormFaults({ faults }: { faults: readonly FieldFault[] }) {
  const { t } = useTranslation('international-orders/page')
  return (
    <div role="alert">
      {faults.length > 0 && (
        <div className={classes.faults}>
          <p>{t('form.faultsTitle')}</p>
          <ul>
            {faults.map(({ field, text }) => (
              <li key={field}>{t('form.faultOf', { field: t(`form.${field}`), fault: text })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
