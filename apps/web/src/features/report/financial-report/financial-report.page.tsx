import { Button } from '@mantine/core'
import type { FinancialReport } from '@merleg/contract/report/financial-report.contract'
import { parseReportId } from '@merleg/domain/report-id'
import { findWithoutAccounts } from '@merleg/domain/without-accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AmountUnit, useAmountUnit } from '../../../shared/format/amount-unit.tsx'
import { askAhead } from '../../../shared/http/endpoint-query.ts'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { StatementToolbar } from './components/statement-toolbar.tsx'
import { StatementView } from './components/statement-view.tsx'
import { YearChips } from './components/year-chips.tsx'
import { financialReportQuery } from './financial-report.queries.ts'
import { listAmounts } from './statement-amounts.ts'
import { listTabs, type StatementTab } from './statement-tabs.ts'

const route = getRouteApi('/main/report/$id/financial-report')
const LINE_HASH = /^line-(.+)$/

/** Balance sheet and income statement of a year in the filed layout. */
export function FinancialReportPage() {
  const { t } = useTranslation(['report/financial-report/page', 'report/financial-report/words'])
  const { id } = route.useParams()
  const { tab: wantedTab, ...view } = route.useSearch()
  const markedLine = useLocation({ select: ({ hash }) => LINE_HASH.exec(hash)?.[1] })
  const navigate = useNavigate({ from: '/report/$id/financial-report' })
  const queryClient = useQueryClient()
  const query = useQuery(financialReportQuery(id, view))

  const show = (changes: { year?: number; consolidated?: boolean; tab?: StatementTab }): void => {
    void navigate({ to: '.', search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
  }
  const preview = (year: number): void => {
    askAhead(queryClient, financialReportQuery(id, { ...view, year }))
  }

  const tabOf = (report: FinancialReport): StatementTab =>
    listTabs(report).find((known) => known === wantedTab) ?? 'balance'
  const toLatestYear = (
    <Button renderRoot={(props) => <Link to="/report/$id/financial-report" params={{ id }} {...props} />}>
      {t('latestYear')}
    </Button>
  )
  const tellNothing = (): { title: string; text: string } => {
    const reason = findWithoutAccounts(parseReportId(id)?.kind ?? 'company')
    if (reason === null) return { title: t('empty.title'), text: t('empty.text') }
    const words = 'report/financial-report/words:withoutAccounts'
    return { title: t(`${words}.title`), text: t(`${words}.${reason}`) }
  }
  const [isInThousands, chooseUnit] = useAmountUnit(query.data === undefined ? [] : listAmounts(query.data))
  return (
    <AmountUnit isInThousands={isInThousands}>
      <ReportSection
        query={query}
        title={t('report/financial-report/words:title')}
        actions={(report) => (
          <StatementToolbar
            report={report}
            tab={tabOf(report)}
            onUnitChange={chooseUnit}
            onConsolidatedChange={(consolidated) => show({ consolidated })}
          />
        )}
        skeleton={<SkeletonTable rows={16} columns={4} />}
        empty={({ empty }) => {
          if (!empty) return null
          if (view.year === undefined && view.consolidated !== true) return { icon: 'statement', ...tellNothing() }
          return { icon: 'statement', text: t('empty.asked'), action: toLatestYear }
        }}
      >
        {(report) => (
          <>
            <YearChips
              years={report.years}
              year={view.year ?? report.year}
              onYearChange={(year) => show({ year })}
              onPreview={preview}
            />
            <StatementView
              report={report}
              tab={tabOf(report)}
              markedLine={markedLine}
              isStale={query.isPlaceholderData}
              onTabChange={(next) => show({ tab: next })}
            />
          </>
        )}
      </ReportSection>
    </AmountUnit>
  )
}
