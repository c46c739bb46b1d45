import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QuickSearchBox } from '../../app/quick-search/quick-search-box.tsx'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { NewsPanel } from '../news/news-panel.widget.tsx'
import { TipPanel } from '../news/tip-panel.widget.tsx'
import { SearchHistory } from '../search/search-history.widget.tsx'
import { NavigationTiles } from './components/navigation-tiles.tsx'
import classes from './home.module.css'

const route = getRouteApi('/main/')

/** The home page: a large search, what was looked at before, news, the modules as tiles, and a tip. */
export function HomePage() {
  const { t } = useTranslation('home/page')
  const { name, hideSearchHistory, locale } = usePreferences()
  const { currentPage = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const showPage = (page: number): void =>
    void navigate({ search: { currentPage: page === 1 ? undefined : page }, resetScroll: false })
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
          {!hideSearchHistory && <SearchHistory currentPage={currentPage} onPageChange={showPage} />}
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
