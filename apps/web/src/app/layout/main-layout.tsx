import { Notifications } from '@mantine/notifications'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { TrialBanner } from '../../features/trial/trial-banner.widget.tsx'
import { meQuery, storeIdentity } from '../../shared/session/current-user.ts'
import { readSiteSettings } from '../../shared/session/site-settings.ts'
import { Footer } from './footer.tsx'
import classes from './layout.module.css'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SubNavigation } from './sub-navigation.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of every page behind the login: banner of made-up data, top bar, navigation, page, footer, toasts. */
export function MainLayout() {
  const { t } = useTranslation('layout/page')
  const { t: tBrand } = useTranslation('brand/page')
  const { data: me } = useQuery(meQuery)
  // The page comes with it, so that the banner is there before the first call is answered and pushes nothing.
  const hasDemoData = me?.hasDemoData ?? readSiteSettings().hasDemoData ?? false
  const hasFooter = useMatches({ select: (matches) => matches.every((match) => match.staticData.hasFooter !== false) })
  const isLeading = useRouterState({ select: ({ status }) => status === 'pending' })
  // Of what is in sight: what a link loads ahead when it gets the focus pushes nothing away.
  const isFirstLoading = useIsFetching({ type: 'active', predicate: ({ state }) => state.status === 'pending' }) > 0
  useEffect(() => {
    if (me) storeIdentity(me)
  }, [me])
  return (
    <div className={classes.page}>
      <Notifications position="top-center" limit={3} />
      <header className={classes.header}>
        <a href="#content" className={classes.skip}>
          {t('skipToContent')}
        </a>
        {hasDemoData && <p className={classes.banner}>{tBrand('madeUp')}</p>}
        {me?.trialEndsAt != null && <TrialBanner endsAt={me.trialEndsAt} />}
        <TopBar />
        <RouteAnnouncer />
      </header>
      <SubNavigation />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {hasFooter && <Footer isWaiting={isFirstLoading || isLeading} />}
    </div>
  )
}
