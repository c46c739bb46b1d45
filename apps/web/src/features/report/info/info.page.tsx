import { reportPage } from '@merleg/contract/pages'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useSectionTitle } from '../header/use-section-title.ts'
import { InfoGroups } from './components/info-groups.tsx'
import { InfoToolbar } from './components/info-toolbar.tsx'
import { infoQuery } from './info.queries.ts'
import { areAllOpen, type InfoView } from './open-items.ts'

const negativeRoute = getRouteApi('/main/report/$id/negative-info')
const positiveRoute = getRouteApi('/main/report/$id/positive-info')

/** What speaks against a company. */
export function NegativeInfoPage() {
  const { id } = negativeRoute.useParams()
  return <InfoPage id={id} type="negative" view={negativeRoute.useSearch()} />
}

/** What speaks for a company. */
export function PositiveInfoPage() {
  const { id } = positiveRoute.useParams()
  return <InfoPage id={id} type="positive" view={positiveRoute.useSearch()} />
}

function InfoPage({ id, type, view }: { id: string; type: InfoType; view: InfoView }) {
  const titleOf = useSectionTitle()
  const navigate = useNavigate()
  const { dataExpanded } = usePreferences()
  const query = useQuery(infoQuery(type, id, areAllOpen(view, dataExpanded)))
  const change = (changes: InfoView): void => {
    const search = Object.fromEntries(
      Object.entries({ ...view, ...changes }).filter(([, value]) => value !== undefined),
    )
    const to: string = reportPage(id, `${type}-info`)
    void navigate({ to, search, replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={titleOf(`${type}-info`)}
      actions={({ groups }) => (groups.length > 0 ? <InfoToolbar onChange={change} /> : null)}
      skeleton={
        <>
          <SkeletonPanel rows={3} />
          <SkeletonPanel rows={5} />
        </>
      }
    >
      {(data) => <InfoGroups id={id} type={type} data={data} view={view} onViewChange={change} />}
    </ReportSection>
  )
}
