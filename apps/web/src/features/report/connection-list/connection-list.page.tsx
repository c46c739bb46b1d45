import { CONNECTION_GROUPS } from '@merleg/contract/report/connection-list.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { StateSilence } from '../../../shared/ui/state-silence.tsx'
import { UntoldNotes } from '../../../shared/ui/untold-notes.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useOnlyValid } from '../header/use-only-valid.ts'
import { useSectionTitle } from '../header/use-section-title.ts'
import { ConnectionGroups } from './components/connection-groups.tsx'
import { ConnectionToolbar } from './components/connection-toolbar.tsx'
import classes from './connection-list.module.css'
import { connectionListQuery } from './connection-list.queries.ts'
import type { ConnectionView } from './connection-view.ts'

const route = getRouteApi('/main/report/$id/connection-list/')

/** Who owns and leads the company, what it owns, and what the same people have besides. */
export function ConnectionListPage() {
  const { t } = useTranslation('ui/page')
  const { id } = route.useParams()
  const view: ConnectionView = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/connection-list/' })
  const titleOf = useSectionTitle()
  const { onlyValid } = useOnlyValid()
  const asked = { ...view, onlyValid }
  const query = useQuery(connectionListQuery(id, asked))
  const change = (changes: ConnectionView): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={titleOf('connection-list')}
      actions={({ groups }) =>
        groups.length > 0 && (
          <>
            <Button variant="subtle" size="compact-xs" onClick={() => change({ closed: undefined })}>
              {t('actions.openAll')}
            </Button>
            <Button variant="subtle" size="compact-xs" onClick={() => change({ closed: CONNECTION_GROUPS.join(',') })}>
              {t('actions.closeAll')}
            </Button>
          </>
        )
      }
      skeleton={
        <>
          <SkeletonPanel rows={3} />
          <SkeletonPanel rows={6} />
        </>
      }
    >
      {(data) => (
        <div className={classes.page}>
          {data.groups.length > 0 && <ConnectionToolbar id={id} data={data} view={view} onViewChange={change} />}
          <UntoldNotes untold={data.untold} />
          <ConnectionGroups id={id} data={data} view={view} asked={asked} onViewChange={change} />
          {data.silence !== null && (
            <div className={classes.silence}>
              <StateSilence silence={data.silence} />
            </div>
          )}
          {data.missing.length > 0 && (
            <dl className={classes.missing}>
              {data.missing.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </ReportSection>
  )
}
