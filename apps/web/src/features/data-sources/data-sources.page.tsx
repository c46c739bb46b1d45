import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { SourceItem } from './components/source-item.tsx'
import classes from './data-sources.module.css'
import { useDataSources } from './data-sources.queries.ts'

/** Who publishes what the register says, what of it is complete, and how fresh it is. */
export function DataSourcesPage() {
  const { t } = useTranslation('data-sources/page')
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} />
      <p className={classes.intro}>{t('intro')}</p>
      <Sources />
    </div>
  )
}

function Sources() {
  const { t } = useTranslation('data-sources/page')
  const { data, error, refetch } = useDataSources()
  if (error !== null && data === undefined) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonPanel rows={8} />
  if (data.sources.length === 0) return <StateEmpty icon="sheet" title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <ul className={classes.sources}>
      {data.sources.map((source) => (
        <SourceItem key={source.sourceId} source={source} />
      ))}
    </ul>
  )
}
