import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ReportSection } from '../header/components/report-section.tsx'
import { reportHeaderQuery } from '../header/header.queries.ts'
import classes from './components/score-board.module.css'
import { FormerRatings, ScoreBoard, type ScoreView } from './components/score-board.tsx'
import { ScoreSkeleton } from './components/score-skeleton.tsx'
import { UnratedPanel } from './components/unrated-panel.tsx'
import { scoreQuery } from './score.queries.ts'

const route = getRouteApi('/main/report/$id/score')

/** Why a company has its rating: every part of the points, what would change them, and what they were. */
export function ScorePage() {
  const { t } = useTranslation('report/score/words')
  const { id } = route.useParams()
  const { order, open, whatIf } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/score' })
  const { data: header } = useQuery(reportHeaderQuery(id))
  const query = useQuery(scoreQuery(id))
  const view: ScoreView = {
    order: order ?? 'importance',
    openParts: (open ?? '').split(',').filter((part) => part !== ''),
    whatIf,
  }
  // From the search of then: two changes may be made before the page is drawn anew.
  const show = (changes: Partial<ScoreView>): void => {
    void navigate({
      to: '.',
      search: (now) => ({
        ...now,
        ...('order' in changes && { order: changes.order === 'kind' ? 'kind' : undefined }),
        ...('openParts' in changes && { open: changes.openParts.join(',') || undefined }),
        ...('whatIf' in changes && { whatIf: changes.whatIf }),
      }),
      replace: true,
      resetScroll: false,
    })
  }

  const companyName = header?.name ?? ''
  return (
    <ReportSection query={query} title={t('title')} skeleton={<ScoreSkeleton />}>
      {(page) =>
        page.risk.value === null ? (
          <div className={classes.page}>
            <UnratedPanel page={page} hasCeased={header?.status.key === 'ceased'} />
            <FormerRatings page={page} companyName={companyName} />
          </div>
        ) : (
          <ScoreBoard page={page} points={page.risk.value} companyName={companyName} view={view} onShow={show} />
        )
      }
    </ReportSection>
  )
}
