import { geoSearch, quickSearch } from '@merleg/contract/search.contract'
import { getSettings } from '@merleg/contract/settings.contract'
import { sendMessage } from '@merleg/contract/messages.contract'
import type { Access } from '@merleg/contract/endpoint'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../../shared/session/access.ts'
import { readSiteSettings } from '../../../shared/session/site-settings.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { IconName } from '../../../shared/ui/icon-map.ts'
import classes from '../home.module.css'

type Tile = {
  key: 'quickSearch' | 'geoSearch' | 'settings' | 'sendMessage'
  to: '/quick/search' | '/geo/search' | '/profile-settings' | '/send-message'
  icon: IconName
  access: Access
}

const TILES: readonly Tile[] = [
  { key: 'quickSearch', to: '/quick/search', icon: 'search', access: quickSearch.access },
  { key: 'geoSearch', to: '/geo/search', icon: 'geo', access: geoSearch.access },
  { key: 'settings', to: '/profile-settings', icon: 'settings', access: getSettings.access },
  { key: 'sendMessage', to: '/send-message', icon: 'message', access: sendMessage.access },
]

/** The modules the user may open, and the law library where one is configured. */
export function NavigationTiles() {
  const { t } = useTranslation('home/page')
  const canOpen = useHasAccess()
  const { lawsUrl } = readSiteSettings()
  const renderBody = (key: Tile['key'] | 'laws', icon: IconName) => (
    <>
      <span className={classes.tileIcon}>
        <Icon name={icon} size={20} />
      </span>
      <span>
        <span className={classes.tileTitle}>{t(`tiles.${key}`)}</span>
        <span className={classes.tileText}>{t(`tiles.${key}Text`)}</span>
      </span>
    </>
  )
  return (
    <nav aria-label={t('tiles.label')}>
      <ul className={classes.tiles}>
        {TILES.filter((tile) => canOpen(tile.access)).map((tile) => (
          <li key={tile.key}>
            <Link to={tile.to} className={classes.tile}>
              {renderBody(tile.key, tile.icon)}
            </Link>
          </li>
        ))}
        {lawsUrl !== undefined && (
          <li>
            <a href={lawsUrl} target="_blank" rel="noopener noreferrer" className={classes.tile}>
              {renderBody('laws', 'laws')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
