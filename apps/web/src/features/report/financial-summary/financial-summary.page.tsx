import type { FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CommonUnit } from '../../../shared/charts/common-unit.tsx'
import { AmountUnit, useAmountUnit } from '../../../shared/format/amount-unit.tsx'
import { SkeletonPanel, SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { reportHeaderQuery } from '../header/header.queries.ts'
import { AlertList } from './components/alert-list.tsx'
import { FiguresTable } from './components/figures-table.tsx'
import { FiguresToolbar } from './components/figures-toolbar.tsx'
import { financialSummaryQuery } from './financial-summary.queries.ts'
import { toSeries } from './row-series.ts'
import { parseOpenRows, toggleOpenRow } from './open-rows.ts'

const route = getRouteApi('/main/report/$id/financial-report-summary')

/** What the accounts warn of, and the main figures of up to ten business years. */
export function FinancialSummaryPage() {
  const { t } = useTranslation(['report/financial-summary/page', 'report/financial-summary/words'])
  const { id } = route.useParams()
  const { open } = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/financial-report-summary' })
  const query = useQuery(financialSummaryQuery(id))
  // The frame of the page has asked for it already: it names the pictures of the charts.
  const { data: header } = useQuery(reportHeaderQuery(id))

  const toggle = (key: string): void => {
    void navigate({
      to: '.',
      search: (search) => ({ ...search, open: toggleOpenRow(search.open, key) }),
      replace: true,
      resetScroll: false,
    })
  }
  const [isInThousands, chooseUnit] = useAmountUnit(listAmounts(query.data))
  return (
    <AmountUnit isInThousands={isInThousands}>
      <ReportSection
        query={query}
        title={t('report/financial-summary/words:title')}
        actions={(summary) => <FiguresToolbar summary={summary} onUnitChange={chooseUnit} />}
        skeleton={<Skeleton />}
        empty={(summary) =>
          summary.empty ? { icon: 'statement', title: t('empty.title'), text: t('empty.text') } : null
        }
      >
        {(summary) => (
          <>
            <AlertList alerts={summary.alerts} checked={summary.checked} />
            <CommonUnit series={summary.table.items.map((row) => toSeries(row, summary.table))}>
              <FiguresTable
                table={summary.table}
                companyName={header?.name ?? ''}
                openRows={parseOpenRows(open)}
                onToggle={toggle}
              />
            </CommonUnit>
          </>
        )}
      </ReportSection>
    </AmountUnit>
  )
}

function listAmounts(summary: FinancialSummary | undefined): (number | null)[] {
  return (summary?.table.items ?? []).flatMap(({ unit, values }) => (unit === 'currency' ? values : []))
}

function Skeleton() {
  return (
    <>
      <SkeletonPanel rows={2} />
      <SkeletonTable rows={16} columns={6} />
    </>
  )
}
