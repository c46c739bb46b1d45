import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { TimelineView } from './components/timeline-view.tsx'
import type { TimelineFilter } from './timeline-filter.ts'
import { timelineQuery } from './timeline.queries.ts'

const route = getRouteApi('/main/report/$id/timeline')

/** What happened to a company, the newest first. */
export function TimelinePage() {
  const { t } = useTranslation(['report/timeline/page', 'report/timeline/words'])
  const { id } = route.useParams()
  const { kind, onlyValid, hl } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/timeline' })
  const preferences = usePreferences()
  const query = useQuery(timelineQuery(id))
  // The reader's usual choice, until this page is told otherwise, or led to an event that it may leave out.
  const filter: TimelineFilter = { kind, onlyValid: onlyValid ?? (preferences.onlyValid && hl === undefined) }
  const change = (changes: Partial<TimelineFilter>): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={t('report/timeline/words:title')}
      actions={() => (
        <Button variant="default" size="xs" leftSection={<Icon name="print" />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
      skeleton={
        <>
          <SkeletonPanel rows={2} />
          <SkeletonPanel rows={10} />
        </>
      }
    >
      {(data) => <TimelineView id={id} data={data} filter={filter} hl={hl} onFilterChange={change} />}
    </ReportSection>
  )
}
