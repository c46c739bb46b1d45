import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/http/api-error.ts'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { SectionError } from '../header/components/section-error.tsx'
import { SectionHeading } from '../header/components/section-heading.tsx'
import { StatementToolbar } from './components/statement-toolbar.tsx'
import { StatementView } from './components/statement-view.tsx'
import { YearChips } from './components/year-chips.tsx'
import { financialReportQuery } from './financial-report.queries.ts'
import { listTabs, type StatementTab } from './statement-tabs.ts'

const route = getRouteApi('/main/report/$id/financial-report')
const LINE_HASH = /^line-(.+)$/

/** Balance sheet and income statement of a year in the filed layout. */
export function FinancialReportPage() {
  const { t } = useTranslation(['report/financial-report-page', 'report/header-page'])
  const { id } = route.useParams()
  const { tab: wantedTab, ...view } = route.useSearch()
  const markedLine = useLocation({ select: ({ hash }) => LINE_HASH.exec(hash)?.[1] })
  const navigate = useNavigate({ from: '/report/$id/financial-report' })
  const queryClient = useQueryClient()
  const { data: report, error, isPlaceholderData, refetch } = useQuery(financialReportQuery(id, view))
  const title = t('report/header-page:sections.financialReport')

  const show = (changes: { year?: number; consolidated?: boolean; tab?: StatementTab }): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  const preview = (year: number): void => {
    void queryClient.query(financialReportQuery(id, { ...view, year })).catch(() => undefined)
  }

  if (error && !report) {
    const isYearMissing = error instanceof ApiError && error.code === 'statement.not-found'
    return (
      <>
        <SectionHeading title={title} />
        {isYearMissing ? (
          <YearMissing id={id} text={error.message} />
        ) : (
          <SectionError error={error} onRetry={() => void refetch()} />
        )}
      </>
    )
  }
  if (!report) {
    return (
      <>
        <SectionHeading title={title} />
        <SkeletonTable rows={16} columns={4} />
      </>
    )
  }
  if (report.empty) {
    return (
      <>
        <SectionHeading title={title} />
        <StateEmpty icon="statement" title={t('empty.title')} text={t('empty.text')} />
      </>
    )
  }
  const tab = listTabs(report).find((known) => known === wantedTab) ?? 'balance'
  return (
    <>
      <SectionHeading
        title={title}
        actions={
          <StatementToolbar report={report} tab={tab} onConsolidatedChange={(consolidated) => show({ consolidated })} />
        }
      />
      <YearChips
        years={report.years}
        year={view.year ?? report.year}
        onYearChange={(year) => show({ year })}
        onPreview={preview}
      />
      <StatementView
        report={report}
        tab={tab}
        markedLine={markedLine}
        isStale={isPlaceholderData}
        onTabChange={(next) => show({ tab: next })}
      />
    </>
  )
}

/** A year that was never filed: leads to the latest one. */
function YearMissing({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('report/financial-report-page')
  return (
    <StateEmpty
      icon="statement"
      text={text}
      action={
        <Button renderRoot={(props) => <Link to="/report/$id/financial-report" params={{ id }} {...props} />}>
          {t('latestYear')}
        </Button>
      }
    />
  )
}
