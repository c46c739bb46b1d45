import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/form/day-field.tsx'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { StateSilence } from '../../../shared/ui/state-silence.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useSectionTitle } from '../header/use-section-title.ts'
import { OwnerItem } from './components/owner-item.tsx'
import classes from './final-owner.module.css'
import { finalOwnerQuery } from './final-owner.queries.ts'

const route = getRouteApi('/main/report/$id/real-owner')

/** Who stands behind a company: by which law, through whom, and what is not known. */
export function FinalOwnerPage() {
  const { t } = useTranslation('report/final-owner/page')
  const { id } = route.useParams()
  const { asOf } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/real-owner' })
  const titleOf = useSectionTitle()
  const query = useQuery(finalOwnerQuery(id, asOf))
  const change = (day: string | undefined): void => {
    void navigate({ to: '.', search: { asOf: day }, replace: true, resetScroll: false })
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
      {({ groups, law, unknown, reasons, silence, asOf: day }) => (
        <div className={classes.page}>
          <DayField label={t('asOf')} value={day} onChange={change} />
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
            <h3 className={classes.subtitle}>{t('reasons')}</h3>
            <ul className={classes.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Panel>
          {groups.map((group) => (
            <Panel key={group.id} title={group.title}>
              <ul className={classes.items}>
                {group.items.map((entry) => (
                  <OwnerItem
                    key={`${entry.link ?? entry.name} ${entry.paths[0]?.steps.at(-1)?.name ?? ''}`}
                    entry={entry}
                  />
                ))}
              </ul>
              {group.count > group.items.length && (
                <p className={classes.note}>{t('more', { count: group.count - group.items.length })}</p>
              )}
            </Panel>
          ))}
        </div>
      )}
    </ReportSection>
  )
}
