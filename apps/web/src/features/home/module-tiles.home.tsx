import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { NAVIGATION, NO_ID } from '../../app/layout/navigation.ts'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { useHasAccess } from '../../shared/session/access.ts'
import { readSiteSettings } from '../../shared/session/site-settings.ts'
import { ExternalLink } from '../../shared/ui/external-link.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import classes from './module-tiles.module.css'

/** The modules of the navigation that the user may open, the settings, and the law library where one is configured. */
function ModuleTiles() {
  const { t } = useTranslation('home/page')
  const { t: tLayout } = useTranslation('layout/page')
  const canOpen = useHasAccess()
  const { lawsUrl } = readSiteSettings()
  const modules = NAVIGATION.filter(({ key, access }) => key !== 'home' && canOpen(access))
  return (
    <Panel title={t('tiles.title')}>
      <ul className={classes.tiles}>
        {modules.map(({ key, to, icon }) => (
          <li key={key}>
            <Link to={to} params={NO_ID} className={classes.tile}>
              <Icon name={icon} size={20} />
              {tLayout(`nav.${key}`)}
            </Link>
          </li>
        ))}
        {lawsUrl !== undefined && (
          <li>
            <ExternalLink href={lawsUrl} className={classes.tile}>
              <Icon name="laws" size={20} />
              {t('tiles.laws')}
            </ExternalLink>
          </li>
        )}
        <li>
          <Link to="/profile-settings" className={classes.tile}>
            <Icon name="settings" size={20} />
            {t('tiles.settings')}
          </Link>
        </li>
      </ul>
    </Panel>
  )
}

export const moduleTilesHome: HomeWidget = {
  readTitle: () => i18next.t('tiles.title', { ns: 'home/page' }),
  rank: 30,
  size: 'narrow',
  access: 'user',
  isHiddenByDefault: false,
  Component: ModuleTiles,
}
