import type { DisputedValue } from '@merleg/contract/corrections.contract'
import type { SectionNoun } from '@merleg/contract/report/report-sections'
import { findDispute } from '@merleg/domain/corrections/disputed-value'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { type SourceActions, SourceActionsContext, type SourcedValue } from '../../shared/ui/source-actions.ts'
import { DisputedValues } from './components/disputed-values.tsx'
import { disputedQuery } from './corrections.queries.ts'

const ReportDialog = lazy(async () => ({ default: (await import('./components/report-dialog.tsx')).ReportDialog }))

type CorrectableReportProps = { companyId: string; section: SectionNoun | null; children: ReactNode }

const NONE: readonly DisputedValue[] = []

/** Around the sections of a report: its sources can be objected to, and what is disputed is said. */
export function CorrectableReport({ companyId, section, children }: CorrectableReportProps) {
  const { t } = useTranslation('corrections/page')
  const format = useFormat()
  const [reported, setReported] = useState<(SourcedValue & { shown: string }) | null>(null)
  const { data, isError } = useQuery(disputedQuery(companyId))
  const disputed = data?.items ?? NONE
  const canReport = data?.canReport ?? isError
  const actions = useMemo<SourceActions>(
    () => ({
      tellDispute: ({ label, fieldKey, sources }) => {
        const found = findDispute({ field: label, fieldKey, sources }, disputed)
        if (found === null) return null
        const { shownValue, reportedAt, expected } = found.dispute
        const told = { shown: shownValue, expected, date: format.day(reportedAt) }
        return { word: t(`marks.${found.mark}`), text: t(`marks.${found.mark}Text`, told) }
      },
      report: canReport ? setReported : null,
    }),
    [canReport, disputed, format, t],
  )
  return (
    <SourceActionsContext value={actions}>
      {isError && <p role="status">{t('marks.unknown')}</p>}
      <DisputedValues values={disputed.filter((value) => value.section === section)} />
      {children}
      {reported !== null && (
        <Suspense>
          <ReportDialog
            companyId={companyId}
            section={section ?? 'summary'}
            value={reported}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </SourceActionsContext>
  )
}
