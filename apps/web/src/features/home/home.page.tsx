import { useTranslation } from 'react-i18next'
import { QuickSearchBox } from '../../app/quick-search/quick-search-box.tsx'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { NewsPanel } from './components/news-panel.tsx'
import { TipPanel } from './components/tip-panel.tsx'
import { NavigationTiles } from './components/navigation-tiles.tsx'
import { SearchHistory } from './components/search-history.tsx'
import classes from './home.module.css'

/** The home page: a large search, what was looked at before, news, the modules as tiles, and a tip. */
export function HomePage() {
  const { t } = useTranslation('home')
  const { name, hideSearchHistory, locale } = usePreferences()
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
        <div className={classes.panels}>
          {!hideSearchHistory && <SearchHistory />}
          <NewsPanel />
        </div>
      </div>
      <div className={classes.side}>
        <NavigationTiles />
        {locale === 'hu' && <TipPanel />}
      </div>
    </div>
  )
}
