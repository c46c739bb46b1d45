import { TABLE_FILES } from '@merleg/contract/table-files'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../../shared/format/today.ts'
import { DayField } from '../../../shared/form/day-field.tsx'
import { FileMenu } from '../../../shared/ui/file-menu.tsx'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { StateSilence } from '../../../shared/ui/state-silence.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useSectionTitle } from '../header/use-section-title.ts'
import { OwnerChanges } from './components/owner-changes.tsx'
import { OwnerGroupPanel } from './components/owner-group.tsx'
import { ToldOwnersPanel } from './components/told-owners.tsx'
import classes from './final-owner.module.css'
import { finalOwnerFileUrl, finalOwnerQuery } from './final-owner.queries.ts'

const route = getRouteApi('/main/report/$id/final-owner')

/** Who stands behind a company: by which law, through whom, and what is not known. */
export function FinalOwnerPage() {
  const { t } = useTranslation('report/final-owner/page')
  const { id } = route.useParams()
  const { asOf, since } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/final-owner' })
  const titleOf = useSectionTitle()
  const query = useQuery(finalOwnerQuery(id, asOf))
  const change = (days: { asOf?: string; since?: string | undefined }): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...days }), replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={titleOf('final-owner')}
      skeleton={
        <>
          <SkeletonPanel rows={4} />
          <SkeletonPanel rows={5} />
        </>
      }
    >
      {({ groups, law, unknown, reasons, silence, told, asOf: day }) => (
        <div className={classes.page}>
          <div className={classes.toolbar}>
            <DayField
              label={t('asOf')}
              value={day}
              max={todayInHungary()}
              onChange={(chosen) => change({ asOf: chosen })}
            />
            <DayField
              label={t('changes.since')}
              value={since}
              max={todayInHungary()}
              onChange={(chosen) => change({ since: chosen })}
              onClear={() => change({ since: undefined })}
            />
            <FileMenu formats={TABLE_FILES} urlOf={(format) => finalOwnerFileUrl(id, asOf, format)} />
          </div>
          {since !== undefined && <OwnerChanges id={id} since={since} asOf={asOf} />}
          {silence !== null && (
            <div className={classes.silence}>
              <StateSilence silence={silence} />
            </div>
          )}
          <Panel title={t('overview')}>
            <KeyValueList
              items={[
                { key: 'law', label: t('law'), value: law },
                { key: 'unknown', label: t('unknown'), value: unknown },
              ]}
            />
            {reasons.length > 0 && (
              <>
                <h3 className={classes.subtitle}>{t('reasons')}</h3>
                <ul className={classes.reasons}>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </>
            )}
          </Panel>
          {groups.map((group) => (
            <OwnerGroupPanel key={group.id} group={group} />
          ))}
          <ToldOwnersPanel told={told} />
        </div>
      )}
    </ReportSection>
  )
}
