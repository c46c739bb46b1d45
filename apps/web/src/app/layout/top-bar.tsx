import { NO_ID } from './navigation.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import { PAGE_ACCESS } from '../../shared/session/page-access.generated.ts'
import { ScalesLogo } from '../../shared/ui/scales-logo.tsx'
import { PaletteHost } from '../palette/palette-host.tsx'
import { QuickSearchBox } from '../quick-search/quick-search-box.tsx'
import classes from './layout.module.css'
import { PhoneDrawer } from './phone-drawer.tsx'
import { UserMenu } from './user-menu.tsx'

/** Logo, the search that is always in reach, and the user's menu. */
export function TopBar() {
  const { t } = useTranslation(['brand/page', 'layout/page'])
  const canOpen = useHasAccess()
  return (
    <div className={classes.head}>
      <div className={classes.bar}>
        <PhoneDrawer />
        <Link to="/" className={classes.logo}>
          <ScalesLogo />
          {t('name')}
        </Link>
        <div className={classes.search}>
          <QuickSearchBox hasShortcut />
        </div>
        {canOpen(PAGE_ACCESS.advancedSearch) && (
          <Link to="/advanced/search/{-$id}" params={NO_ID} className={classes.detailed}>
            {t('layout/page:nav.advancedSearch')}
          </Link>
        )}
        <div className={classes.end}>
          <PaletteHost />
          <UserMenu />
        </div>
      </div>
    </div>
  )
}
