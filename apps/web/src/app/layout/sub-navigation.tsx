import { useTranslation } from 'react-i18next'
import classes from './layout.module.css'
import { NavigationLinks } from './navigation-links.tsx'

/** The modules below the top bar; on phones they are in the drawer. */
export function SubNavigation() {
  const { t } = useTranslation('layout/page')
  return (
    <nav className={classes.nav} aria-label={t('nav.label')}>
      <NavigationLinks className={classes.navLink} />
    </nav>
  )
}
