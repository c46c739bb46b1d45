import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../shared/ui/use-download.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import type { Changes, ChangesFilter } from './changes-filter.ts'
import { changesQuery, type Comparison } from './changes.queries.ts'
import { ChangeList } from './components/change-list.tsx'
import { CompareBar } from './components/compare-bar.tsx'

const route = getRouteApi('/main/report/$id/changes')

/** Two days of a company side by side: what is new, what changed, what is over. */
export function ChangesPage() {
  const { t } = useTranslation('report/changes/words')
  const { id } = route.useParams()
  const { kind, section, ...comparison } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/changes' })
  const query = useQuery(changesQuery(id, comparison))

  const change = (changes: Comparison & ChangesFilter): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  // What was filtered for may not be among the changes of other days.
  const compare = (changes: Comparison): void => change({ kind: undefined, section: undefined, ...changes })
  return (
    <ReportSection
      query={query}
      title={t('title')}
      actions={(data) => <PageActions data={data} />}
      controls={<CompareBar comparison={comparison} data={query.data} onChange={compare} />}
    >
      {(data) => (
        <ChangeList
          id={id}
          data={data}
          filter={{ kind, section }}
          isStale={query.isPlaceholderData}
          onFilterChange={change}
        />
      )}
    </ReportSection>
  )
}

function PageActions({ data }: { data: Changes }) {
  const { t } = useTranslation('report/changes/page')
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
