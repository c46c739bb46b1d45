import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { SkeletonRows } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { alertStatisticsQuery } from '../alerts.queries.ts'
import { type InboxSearch, isFiltered, NO_FILTER } from '../inbox-view.ts'

type InboxEmptyProps = {
  search: InboxSearch
  onChange: (filter: Partial<InboxSearch>) => void
  /** Lists what came since the reader did. */
  onShowNewer: () => void
}

/** Nothing to list: says why, and what to do; of what is open also as of when, and who would have told. */
export function InboxEmpty({ search, onChange, onShowNewer }: InboxEmptyProps) {
  const { t } = useTranslation('alerts/page')
  const view = search.view ?? 'open'
  if (isFiltered(search))
    return (
      <StateEmpty
        icon="filter"
        title={t('filter.none')}
        text=""
        action={
          <Button variant="default" size="xs" onClick={() => onChange(NO_FILTER)}>
            {t('filter.clear')}
          </Button>
        }
      />
    )
  if (view !== 'open') return <StateEmpty icon="bell" title={t(`empty.${view}Title`)} text={t(`empty.${view}Text`)} />
  return <NothingOpen onShowNewer={onShowNewer} />
}

function NothingOpen({ onShowNewer }: Pick<InboxEmptyProps, 'onShowNewer'>) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { data, error, refetch } = useQuery({ ...alertStatisticsQuery, staleTime: 0 })
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows rows={4} />
  const { watchedCount, openCount, asOf, basis } = data
  // What is listed ends where the reader came: of what is open now it says nothing.
  if (openCount > 0)
    return (
      <StateEmpty
        icon="bell"
        title={t('empty.newerTitle')}
        text=""
        action={
          <Button variant="light" size="xs" onClick={onShowNewer}>
            {t('newer', { count: openCount })}
          </Button>
        }
      />
    )
  if (watchedCount === 0)
    return (
      <StateEmpty
        icon="bell"
        title={t('empty.unwatchedTitle')}
        text={t('empty.unwatchedText')}
        action={<Link to="/quick/search">{t('empty.toSearch')}</Link>}
      />
    )
  return (
    <StateEmpty
      icon="bell"
      title={t('empty.openTitle')}
      text={`${t('empty.openText', { moment: format.dateTime(asOf), count: watchedCount })} ${basis}`}
    />
  )
}
