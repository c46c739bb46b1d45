import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { useTranslation } from 'react-i18next'
import classes from '../search-form.module.css'

/** With which accounts amounts are compared, and which companies bounds cannot find. */
export function FinancialHint() {
  const { t } = useTranslation('company-search/page')
  const { from, to } = WHOLE_YEAR_DAYS
  return <p className={`${classes.hint} ${classes.cardHint}`}>{t('financialBasis', { from, to })}</p>
}
