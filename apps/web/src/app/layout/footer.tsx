import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readSiteSettings } from '../../shared/session/site-settings.ts'
import { ExternalLink } from '../../shared/ui/external-link.tsx'
import classes from './layout.module.css'

/** Whose site it is, and where to turn; not seen while what is above it is still to come and would push it away. */
export function Footer({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation('layout/page')
  const { t: tBrand } = useTranslation('brand/page')
  const { t: tUi } = useTranslation('ui/page')
  const { lawsUrl } = readSiteSettings()
  return (
    <footer className={classes.footer} data-waiting={isWaiting} aria-label={t('footer.label')}>
      <span>
        {tBrand('name')} · {t('footer.purpose')}
      </span>
      <span>{t('footer.clock')}</span>
      <span className={classes.footerEnd}>
        {lawsUrl !== undefined && <ExternalLink href={lawsUrl}>{t('footer.laws')}</ExternalLink>}
        <Link to="/data-sources">{t('footer.dataSources')}</Link>
        <Link to="/send-message">{tUi('actions.sendMessage')}</Link>
      </span>
    </footer>
  )
}
