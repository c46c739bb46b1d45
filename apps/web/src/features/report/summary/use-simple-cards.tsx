import { Text } from '@mantine/core'
import type { SimpleSummary } from '@merleg/contract/report/summary.contract'
import { findWithoutAccounts } from '@merleg/domain/without-accounts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonsTable } from './components/persons-table.tsx'
import { RiskCard } from './components/risk-card.tsx'
import { ActivitiesTable, FinancialDataTable, SimpleDetails, SitesTable } from './components/simple-tables.tsx'
import { isRated, type SummaryCard } from './summary-cards.ts'

// The sanitiser is needed for the few entities whose register sends html.
const ServerHtml = lazy(async () => ({ default: (await import('../../../shared/ui/server-html.tsx')).ServerHtml }))

/** The cards of self-employed, nonprofit, budgetary, educational and tax entities. */
export function useSimpleCards(id: string, summary: SimpleSummary): SummaryCard[] {
  const { t } = useTranslation(['report/summary/words', 'report/financial-report/words'])
  const withoutAccounts = findWithoutAccounts(summary.type)
  const { sources, financialData, activities, persons, sites, html } = summary
  const personSources = persons.map(({ provenance }) => provenance)
  return [
    {
      id: 'details',
      isEmpty: false,
      size: isRated(summary) ? 'major' : 'full',
      sources,
      hasFoot: true,
      content: <SimpleDetails summary={summary} />,
    },
    {
      id: 'risk',
      isEmpty: false,
      size: isRated(summary) ? 'minor' : 'full',
      sources: [],
      content: <RiskCard reportId={id} summary={summary} />,
    },
    {
      id: 'financial',
      isEmpty: financialData.rows.length === 0 && withoutAccounts === null,
      size: 'full',
      sources,
      content:
        financialData.rows.length === 0 && withoutAccounts !== null ? (
          <Text size="sm">{t(`report/financial-report/words:withoutAccounts.${withoutAccounts}`)}</Text>
        ) : (
          <FinancialDataTable data={financialData} />
        ),
    },
    {
      id: 'activities',
      isEmpty: activities.length === 0,
      size: 'half',
      sources,
      content: <ActivitiesTable activities={activities} />,
    },
    {
      id: 'persons',
      isEmpty: persons.length === 0,
      size: 'half',
      sources: personSources,
      content: (
        <PersonsTable caption={t('cards.persons')} persons={persons} total={persons.length} counts="" reportId={id} />
      ),
    },
    { id: 'sites', isEmpty: sites.length === 0, size: 'half', sources, content: <SitesTable sites={sites} /> },
    {
      id: 'html',
      isEmpty: html === null,
      size: 'full',
      sources,
      content: (
        <Suspense>
          <ServerHtml html={html ?? ''} />
        </Suspense>
      ),
    },
  ]
}
