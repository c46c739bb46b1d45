import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { HiddenNote } from '../header/components/hidden-note.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { useOnlyValid } from '../header/use-only-valid.ts'
import { AssociationsPanel } from './components/associations-panel.tsx'
import { ContactsPanel } from './components/contacts-panel.tsx'
import { InterestsPanel } from './components/interests-panel.tsx'
import { countEnded } from './marketing-filter.ts'
import { marketingQuery } from './marketing.queries.ts'
import classes from './marketing.module.css'

const route = getRouteApi('/main/report/$id/marketing')

/** How to reach a company, where it has a share, and which companies are tied to it. */
export function MarketingPage() {
  const { t } = useTranslation(['report/marketing/page', 'report/marketing/words'])
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/marketing' })
  const { onlyValid } = useOnlyValid()
  const query = useQuery(marketingQuery(id))
  const change = (changes: Partial<typeof search>): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  }
  return (
    <ReportSection
      query={query}
      title={t('report/marketing/words:title')}
      skeleton={
        <div className={classes.panels}>
          <SkeletonPanel rows={3} />
          <SkeletonPanel rows={4} />
          <SkeletonPanel rows={6} />
        </div>
      }
    >
      {(data) => (
        <div className={classes.panels}>
          <HiddenNote ended={countEnded(data)} />
          <ContactsPanel contact={data.contact} onlyValid={onlyValid} silence={data.silence.contacts} />
          <InterestsPanel
            interests={data.interests}
            hasMore={data.hasMoreInterests}
            onlyValid={onlyValid}
            silence={data.silence.interests}
          />
          <AssociationsPanel
            associations={data.associations}
            hasMore={data.hasMoreAssociations}
            onlyValid={onlyValid}
            silence={data.silence.associations}
            kind={search.tie}
            onKindChange={(tie) => change({ tie })}
          />
        </div>
      )}
    </ReportSection>
  )
}
