import { getNews } from '@merleg/contract/news.contract'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { NewsList } from './components/news-list.tsx'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonRows } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { useNews } from './news.queries.ts'

const SHOWN_ITEMS = 3

/** The first news of the provider, and the way to all of them. */
function NewsPanel() {
  const { t } = useTranslation('news/page')
  const { data, error, refetch } = useNews()
  const items = data?.items ?? []
  return (
    <Panel title={t('title')} actions={items.length > SHOWN_ITEMS ? <Link to="/news">{t('all')}</Link> : null}>
      {data === undefined ? (
        error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <StateError error={error} onRetry={() => void refetch()} />
        )
      ) : items.length === 0 ? (
        <StateEmpty icon="message" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <NewsList items={items.slice(0, SHOWN_ITEMS)} headingLevel={3} />
      )}
    </Panel>
  )
}

export const newsHome: HomeWidget = {
  readTitle: () => i18next.t('title', { ns: 'news/page' }),
  rank: 50,
  size: 'narrow',
  access: getNews.access,
  isHiddenByDefault: false,
  Component: NewsPanel,
}
