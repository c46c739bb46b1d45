import type { ReportHeader } from '@merleg/contract/report/header.contract'
import { findSection, type SectionNoun } from '@merleg/contract/report/report-sections'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { CorrectableReport } from '../../corrections/correctable-report.widget.tsx'
import { ApiError } from '../../../shared/http/api-error.ts'
import { PageTitle } from '../../../shared/ui/page-title.tsx'
import classes from './components/report-layout.module.css'
import { ReportNotFound } from './components/report-not-found.tsx'
import { ReportSidebar } from './components/report-sidebar.tsx'
import { SectionError } from './components/section-error.tsx'
import { reportHeaderQuery } from './header.queries.ts'
import { useSectionTitle } from './use-section-title.ts'

const route = getRouteApi('/main/report/$id')

/** Frame of every section of a report: the side bar and, beside it, the section. */
export function ReportLayoutPage() {
  const { id } = route.useParams()
  const section = useLocation({ select: ({ pathname }) => findSection(pathname) })
  const isReportId = REPORT_ID_PATTERN.test(id)
  const { data: header, error, refetch } = useQuery({ ...reportHeaderQuery(id), enabled: isReportId })
  const isMissing = error instanceof ApiError && error.code === 'company.not-found'
  if (!isReportId || isMissing) return <ReportNotFound id={id} />
  if (error && !header) return <SectionError error={error} onRetry={() => void refetch()} />
  return (
    <div className={classes.layout}>
      {header && <ReportTitle header={header} section={section} />}
      <ReportSidebar header={header} section={section} />
      <div className={classes.content} data-waiting={!header}>
        {/* Another company starts afresh: none of the last one's figures may stay in sight. */}
        <CorrectableReport key={id} companyId={id} section={section}>
          <Outlet />
        </CorrectableReport>
      </div>
    </div>
  )
}

function ReportTitle({ header, section }: { header: ReportHeader; section: SectionNoun | null }) {
  const titleOf = useSectionTitle()
  return <PageTitle title={section === null ? header.name : `${header.name} – ${titleOf(section)}`} />
}
