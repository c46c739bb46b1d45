import type { IndicatorKey } from '@merleg/domain/indicators/indicator-keys'
import type { CompanySummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../shared/ui/provenance-hint.tsx'
import { ConnectionCountsWidget } from '../connection-list/connection-counts.widget.tsx'
import { OwnerBriefWidget } from '../final-owner/owner-brief.widget.tsx'
import { CompanyRefTable, TaxGroupTable } from './components/company-tables.tsx'
import { ContactsCard } from './components/contacts-card.tsx'
import { DetailsCard } from './components/details-card.tsx'
import { PersonsTable } from './components/persons-table.tsx'
import { RatingDetailsCard } from './components/rating-details-card.tsx'
import { RiskCard } from './components/risk-card.tsx'
import { isRated, type CardId, type SummaryCard } from './summary-cards.ts'

/** The cards of a company, Hungarian or foreign. */
export function useCompanyCards(id: string, summary: CompanySummary): SummaryCard[] {
  return [
    ...useMainCards(id, summary),
    ...listChartCards(summary),
    ...usePeopleCards(id, summary),
    ...useRefCards(summary),
  ]
}

function useMainCards(id: string, summary: CompanySummary): SummaryCard[] {
  const { sources, covid, certificate, risk, details } = summary
  const hasLimit = (details.creditability?.value ?? 0) > 0
  return [
    {
      id: 'details',
      isEmpty: false,
      size: 'full',
      sources,
      hasFoot: true,
      content: <DetailsCard summary={summary} />,
    },
    {
      id: 'risk',
      isEmpty: false,
      size: isRated(summary) ? 'minor' : 'full',
      sources: [],
      content: <RiskCard reportId={id} summary={summary} />,
    },
    {
      id: 'ratingDetails',
      isEmpty: false,
      size: 'half',
      sources: [],
      content: <RatingDetailsCard risk={risk} hasLimit={hasLimit} />,
    },
    {
      id: 'covid',
      isEmpty: covid === null,
      size: 'full',
      sources: [],
      content: covid && (
        <p>
          <Icon name={covid.icon} /> <strong>{covid.title}</strong> {covid.description}
        </p>
      ),
    },
    {
      id: 'certificate',
      isEmpty: certificate === null,
      size: 'half',
      sources: [],
      content: certificate && (
        <div>
          {[certificate.name, certificate.score].filter((part) => part !== null).join(' · ')}
          <ProvenanceHint provenance={certificate.origin} label={certificate.name} />
        </div>
      ),
    },
  ]
}

function listChartCards({ charts, sources }: CompanySummary): SummaryCard[] {
  const chartCard = (id: CardId, chart: SummaryChart, figure?: IndicatorKey): SummaryCard => ({
    id,
    isEmpty: chart.empty,
    size: 'third',
    sources,
    chart,
    ...(figure !== undefined && { figure }),
  })
  return [
    chartCard('revenue', charts.revenue, 'salesNetIncome'),
    chartCard('result', charts.result, 'afterTaxProfit'),
    chartCard('ownCapital', charts.ownCapital, 'equity'),
    chartCard('employees', charts.employees, 'employees'),
    chartCard('roe', charts.roe, 'roe'),
    chartCard('classification', charts.classification),
  ]
}

function usePeopleCards(id: string, { owners, authorizedToSign, contacts }: CompanySummary): SummaryCard[] {
  const { t } = useTranslation('report/summary/words')
  const contactSources = [...contacts.phone, ...contacts.email, ...contacts.website].map((one) => one.provenance)
  const personCard = (card: CardId, { empty, items, total, counts }: CompanySummary['owners']): SummaryCard => ({
    id: card,
    isEmpty: empty,
    size: 'half',
    sources: items.map(({ provenance }) => provenance),
    content: <PersonsTable caption={t(`cards.${card}`)} persons={items} total={total} counts={counts} reportId={id} />,
  })
  return [
    personCard('owners', owners),
    personCard('signatories', authorizedToSign),
    {
      id: 'connections',
      isEmpty: false,
      size: 'half',
      sources: [],
      content: (
        <div>
          <ConnectionCountsWidget id={id} />
          <OwnerBriefWidget id={id} />
        </div>
      ),
    },
    {
      id: 'contacts',
      isEmpty: contacts.empty,
      size: 'half',
      sources: contactSources,
      content: <ContactsCard contacts={contacts} />,
    },
  ]
}

function useRefCards(summary: CompanySummary): SummaryCard[] {
  const { t } = useTranslation('report/summary/words')
  const { otherCompanies, predecessorCompanies, closedCompaniesTable, taxTable, sources } = summary
  const refCard = (id: CardId, { empty, items, total }: CompanySummary['otherCompanies']): SummaryCard => ({
    id,
    isEmpty: empty,
    size: 'half',
    sources,
    content: <CompanyRefTable caption={t(`cards.${id}`)} rows={items} total={total} />,
  })
  const closed = closedCompaniesTable.items.map(({ registrationNumber, companyName, status, url, origin }) => ({
    regNumber: registrationNumber,
    name: companyName,
    status,
    url,
    origin,
  }))
  return [
    refCard('otherCompanies', otherCompanies),
    refCard('predecessors', predecessorCompanies),
    refCard('closedCompanies', { ...closedCompaniesTable, items: closed, total: closed.length }),
    {
      id: 'taxGroup',
      isEmpty: taxTable.empty,
      size: 'full',
      sources,
      content: <TaxGroupTable rows={taxTable.items} />,
    },
  ]
}
