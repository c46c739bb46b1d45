import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../../shared/format/today.ts'
import { DayField } from '../../../shared/form/day-field.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { ProvenanceList } from '../../../shared/ui/provenance-list.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useOnlyValid } from '../header/use-only-valid.ts'
import { useSectionTitle } from '../header/use-section-title.ts'
import { GroupDownload } from './components/group-download.tsx'
import { GroupFailures } from './components/group-failures.tsx'
import { GroupHead } from './components/group-head.tsx'
import { GroupMembers } from './components/group-members.tsx'
import { GroupSums } from './components/group-sums.tsx'
import { PhoenixSigns } from './components/phoenix-signs.tsx'
import classes from './group.module.css'
import { groupQuery } from './group.queries.ts'

const route = getRouteApi('/main/report/$id/group')

/** The companies under one head with their sums, ties to failed companies, and phoenix signs. */
export function GroupPage() {
  const { t } = useTranslation('report/group/page')
  const { id } = route.useParams()
  const { asOf, page = 1 } = route.useSearch()
  const { onlyValid } = useOnlyValid()
  const navigate = useNavigate({ from: '/report/$id/group' })
  const titleOf = useSectionTitle()
  const query = useQuery(groupQuery(id, { asOf, onlyValid, page }))
  const change = (changes: { asOf?: string | undefined; page?: number | undefined }): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={titleOf('group')}
      skeleton={
        <>
          <SkeletonPanel rows={3} />
          <SkeletonPanel rows={6} />
        </>
      }
    >
      {(data) => (
        <div className={classes.page}>
          <div className={classes.toolbar}>
            <DayField
              label={t('asOf')}
              value={asOf ?? data.asOf}
              max={todayInHungary()}
              onChange={(day) => change({ asOf: day, page: undefined })}
            />
            <GroupDownload id={id} asOf={asOf} />
          </div>
          <GroupHead data={data} />
          {data.count > 0 && (
            <>
              <GroupMembers
                data={data}
                page={page}
                isStale={query.isPlaceholderData}
                onPageChange={(next) => change({ page: next === 1 ? undefined : next })}
              />
              <GroupSums data={data} />
            </>
          )}
          <GroupFailures failures={data.failures} />
          <PhoenixSigns phoenix={data.phoenix} />
          {data.sources.length > 0 && (
            <Panel title={t('sources')}>
              <ProvenanceList sources={data.sources} />
            </Panel>
          )}
        </div>
      )}
    </ReportSection>
  )
}
