import { useTranslation } from 'react-i18next'
import { QuickSearchBox } from '../../app/quick-search/quick-search-box.tsx'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { NavigationTiles } from './components/navigation-tiles.tsx'
import { SearchHistory } from './components/search-history.tsx'
import classes from './home.module.css'

/** The home page: a large search, what was looked at before, and the modules as tiles. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { name, hideSearchHistory } = usePreferences()
  return (
    <div className={classes.page}>
      <PageTitle title={t('documentTitle')} />
      <div className={classes.main}>
        <div className={classes.hero}>
          <h1>{name === '' ? t('welcomeUnnamed') : t('welcome', { name })}</h1>
          <div className={classes.search}>
            <p className={classes.question}>{t('question')}</p>
            <QuickSearchBox size="large" label={t('question')} />
            <p className={classes.help}>{t('searchHelp')}</p>
          </div>
        </div>
        {!hideSearchHistory && <SearchHistory />}
      </div>
      <NavigationTiles />
    </div>
  )
}
