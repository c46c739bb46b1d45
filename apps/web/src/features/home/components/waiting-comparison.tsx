import { comparisonPage } from '@merleg/contract/pages'
import { COMPARED_COMPANIES } from '@merleg/domain/comparison'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../../shared/session/access.ts'
import { PAGE_ACCESS } from '../../../shared/session/page-access.generated.ts'
import { useComparisonBasket } from '../../../shared/storage/comparison-basket.ts'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../recent-work.module.css'

/** The companies that wait in the basket of the comparison, and the way on; nothing where there are none. */
export function WaitingComparison() {
  const { t } = useTranslation('home/page')
  const canOpen = useHasAccess()
  const companies = useComparisonBasket()
  if (companies.length === 0 || !canOpen(PAGE_ACCESS.comparison)) return null
  const isReady = companies.length >= COMPARED_COMPANIES.min
  return (
    <div className={classes.basket}>
      <span>
        <strong>{t('recent.basket', { count: companies.length })}</strong>{' '}
        <span className={classes.basketNames}>{companies.map(({ name }) => name).join(', ')}</span>
      </span>
      {isReady ? (
        <UrlLink url={comparisonPage(companies.map(({ id }) => id))}>{t('recent.basketGo')}</UrlLink>
      ) : (
        <span>{t('recent.basketShort')}</span>
      )}
    </div>
  )
}
