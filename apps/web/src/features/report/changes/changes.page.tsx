import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../shared/http/use-download.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { SectionError } from '../header/components/section-error.tsx'
import { SectionHeading } from '../header/components/section-heading.tsx'
import type { Changes, ChangesFilter } from './changes-filter.ts'
import { changesQuery, type Comparison } from './changes.queries.ts'
import { ChangeList } from './components/change-list.tsx'
import { CompareBar } from './components/compare-bar.tsx'

const route = getRouteApi('/main/report/$id/changes')

/** Two days of a company side by side: what is new, what changed, what is over. */
export function ChangesPage() {
  const { t } = useTranslation(['report/changes-page', 'report/header-page'])
  const { id } = route.useParams()
  const { kind, section, ...comparison } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/changes' })
  const { data, error, isPlaceholderData, refetch } = useQuery(changesQuery(id, comparison))

  const change = (changes: Comparison & ChangesFilter): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  // What was filtered for may not be among the changes of other days.
  const compare = (changes: Comparison): void => change({ kind: undefined, section: undefined, ...changes })
  const isFailed = error !== null && (!data || isPlaceholderData)
  return (
    <>
      <SectionHeading
        title={t('report/header-page:sections.changes')}
        actions={data && !isFailed && <PageActions data={data} />}
      />
      <CompareBar comparison={comparison} data={data} onChange={compare} />
      {isFailed ? (
        <SectionError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ChangeList
          id={id}
          data={data}
          filter={{ kind, section }}
          isStale={isPlaceholderData}
          onFilterChange={change}
        />
      ) : (
        <SkeletonPanel rows={8} />
      )}
    </>
  )
}

function PageActions({ data }: { data: Changes }) {
  const { t } = useTranslation('report/changes-page')
  const download = useDownload()
  return (
    <>
      <Button variant="default" size="xs" leftSection={<Icon name="print" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name="sheet" />}
        loading={download.isBusy}
        onClick={() => download.start(data.downloadUrl)}
      >
        {t('sheet')}
      </Button>
    </>
  )
}
