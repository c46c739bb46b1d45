import { useTranslation } from 'react-i18next'
import { NewsList } from './components/news-list.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import classes from './news.module.css'
import { useNews } from './news.queries.ts'

/** Every news item; the home page shows the first of them. */
export function NewsPage() {
  const { t } = useTranslation('news/page')
  const { data, error, refetch } = useNews()
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} />
      {data === undefined ? (
        error === null ? (
          <SkeletonPanel rows={8} />
        ) : (
          <StateError error={error} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <StateEmpty icon="message" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <div className={classes.sheet}>
          <NewsList items={data.items} headingLevel={2} />
        </div>
      )}
    </div>
  )
}
