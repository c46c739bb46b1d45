import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useOnlyValid } from '../header/use-only-valid.ts'
import { TimelineView } from './components/timeline-view.tsx'
import type { TimelineFilter } from './timeline-filter.ts'
import { timelineQuery } from './timeline.queries.ts'

const route = getRouteApi('/main/report/$id/timeline')

/** What happened to a company, the newest first. */
export function TimelinePage() {
  const { t } = useTranslation(['report/timeline/page', 'report/timeline/words'])
  const { id } = route.useParams()
  const { kind, hl } = route.useSearch()
  const { onlyValid } = useOnlyValid()
  const navigate = useNavigate({ from: '/report/$id/timeline' })
  const query = useQuery(timelineQuery(id))
  const choose = (chosen: TimelineFilter['kind']): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, kind: chosen }), replace: true, resetScroll: false })
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
      {(data) => <TimelineView id={id} data={data} filter={{ kind, onlyValid, hl }} onKindChange={choose} />}
    </ReportSection>
  )
}
