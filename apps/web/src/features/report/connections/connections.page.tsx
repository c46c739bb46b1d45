import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import type { StateEmptyProps } from '../../../shared/ui/state-empty.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { NetworkFilters } from './components/network-filters.tsx'
import { NetworkView } from './components/network-view.tsx'
import { type Connections, connectionsQuery } from './connections.queries.ts'

const route = getRouteApi('/main/report/$id/connections')

/** Who owns and leads whom around a company: as a picture, and as a list that says the same. */
export function ConnectionsPage() {
  const { t } = useTranslation('report/connections/words')
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/connections' })
  const query = useQuery(connectionsQuery(id, search))
  const change = (changes: Partial<typeof search>): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={t('title')}
      controls={<NetworkFilters view={search} colors={search.colors} onChange={change} />}
      skeleton={<SkeletonPanel rows={12} />}
      empty={describeEmpty}
    >
      {(data) => <NetworkView data={data} isStale={query.isPlaceholderData} onChange={change} />}
    </ReportSection>
  )
}

/** Nothing is tied to the company, now or ever; what filters and days hide is told beside the picture. */
function describeEmpty({ links, days, counts, silence }: Connections): StateEmptyProps | null {
  const { ended, otherKinds, alone } = counts.leftOut
  if (links.length > 0 || days.length > 0 || ended + otherKinds + alone > 0) return null
  return { icon: silence.level === 'none' ? 'check' : 'info', title: silence.title, text: silence.text }
}
