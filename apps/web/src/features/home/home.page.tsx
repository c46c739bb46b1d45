import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { WidgetBoard } from './components/widget-board.tsx'
import classes from './home.module.css'
import { useHomeWidgets } from './use-home-widgets.ts'

const ArrangeBoard = lazy(async () => ({ default: (await import('./components/arrange-board.tsx')).ArrangeBoard }))

/** The home page: what has happened since, where the user was, and the ways on, as he has arranged them. */
export function HomePage() {
  const { t } = useTranslation('home/page')
  const { t: tUi } = useTranslation('ui/page')
  const { name } = usePreferences()
  const widgets = useHomeWidgets()
  const [isArranging, setIsArranging] = useState(false)
  return (
    <div className={classes.page}>
      <PageTitle title={t('documentTitle')} />
      <div className={classes.hero}>
        <h1>{name === '' ? t('welcomeUnnamed') : t('welcome', { name })}</h1>
        <Button
          variant={isArranging ? 'filled' : 'default'}
          leftSection={<Icon name={isArranging ? 'check' : 'dashboard'} size={16} />}
          disabled={widgets.isLoading || widgets.error !== null}
          aria-expanded={isArranging}
          onClick={() => setIsArranging(!isArranging)}
        >
          {t(isArranging ? 'arrange.done' : 'arrange.open')}
        </Button>
      </div>
      {widgets.error !== null && (
        <p className={classes.notice} role="alert">
          <Icon name="warning" size={16} />
          {t('arrange.notLoaded')}
          <Button variant="default" size="xs" onClick={widgets.retry}>
            {tUi('actions.retry')}
          </Button>
        </p>
      )}
      {widgets.isLoading ? (
        <SkeletonPanel rows={10} />
      ) : isArranging ? (
        <Suspense fallback={<SkeletonPanel rows={10} />}>
          <ArrangeBoard widgets={widgets} />
        </Suspense>
      ) : (
        <WidgetBoard placed={widgets.placed} />
      )}
    </div>
  )
}
