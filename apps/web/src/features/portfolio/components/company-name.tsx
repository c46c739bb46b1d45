import { useTranslation } from 'react-i18next'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../portfolio.module.css'

/** The link to a company's report; a made-up one says so. */
export function CompanyName({ name, isMadeUp }: { name: { value: string; url: string }; isMadeUp: boolean }) {
  const { t } = useTranslation('portfolio/page')
  return (
    <>
      <UrlLink url={name.url} className={classes.name}>
        {name.value}
      </UrlLink>
      {isMadeUp && <span className={classes.mark}> {t('madeUp')}</span>}
    </>
  )
}
