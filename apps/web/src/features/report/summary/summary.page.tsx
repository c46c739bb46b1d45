import type { CompanySummary, SimpleSummary } from '@merleg/contract/report/summary.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/http/api-error.ts'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { showError } from '../../../shared/ui/toasts.ts'
import { ReportSection } from '../header/components/report-section.tsx'
import { verdictQuery } from '../verdict/verdict.queries.ts'
import { CardBoard } from './components/card-board.tsx'
import { SummarySkeleton } from './components/summary-skeleton.tsx'
import { COMPANY_CARDS, COMPANY_CARDS_OF_SALES, SIMPLE_CARDS } from './summary-cards.ts'
import { reportSummaryQuery } from './summary.queries.ts'
import { useCompanyCards } from './use-company-cards.tsx'
import { useSimpleCards } from './use-simple-cards.tsx'

const route = getRouteApi('/main/report/$id/summary')

/** First page of a report: cards that each reader arranges. */
export function SummaryPage() {
  const { id } = route.useParams()
  const query = useQuery(reportSummaryQuery(id))
  // The verdict stands above the cards: shown after them, it would push them down.
  const { isFetched: isVerdictTold } = useQuery(verdictQuery(id))
  useLeaveWithoutSummary(query.error instanceof ApiError && query.error.code === 'summary.not-found')
  return (
    <ReportSection query={query} skeleton={<SummarySkeleton />} refusals={{ 'summary.not-found': () => null }}>
      {(summary) => {
        if (!isVerdictTold) return <SummarySkeleton />
        return 'html' in summary ? (
          <SimpleBoard id={id} summary={summary} />
        ) : (
          <CompanyBoard id={id} summary={summary} />
        )
      }}
    </ReportSection>
  )
}

/** A company without a summary sends the reader home (decisions 7). */
function useLeaveWithoutSummary(isMissing: boolean): void {
  const { t } = useTranslation('report/summary/page')
  const navigate = useNavigate()
  useEffect(() => {
    if (!isMissing) return
    showError(t('missing'))
    void navigate({ to: '/', replace: true })
  }, [isMissing, navigate, t])
}

function CompanyBoard({ id, summary }: { id: string; summary: CompanySummary }) {
  const cards = useCompanyCards(id, summary)
  const { salesView } = usePreferences()
  return (
    <CardBoard
      reportId={id}
      companyName={summary.details.name}
      group={summary.type}
      known={salesView ? COMPANY_CARDS_OF_SALES : COMPANY_CARDS}
      cards={cards}
    />
  )
}

function SimpleBoard({ id, summary }: { id: string; summary: SimpleSummary }) {
  const cards = useSimpleCards(id, summary)
  return <CardBoard reportId={id} companyName={summary.name} group={summary.type} known={SIMPLE_CARDS} cards={cards} />
}
