import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { Provenance, ValueOrigin } from '@merleg/contract/fields'
import type { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { type CompanySummary, DETAIL_FIELDS, type SimpleSummary } from '@merleg/contract/report/summary.contract'

/** A value that a page shows, by its path, with where it is said to come from. */
export type ShownValue = { path: string; sources: readonly Provenance[] }

type Origin = ValueOrigin | null | undefined
type Row = Readonly<Record<string, unknown>> & { origin: Origin }

const shown = (path: string, origin: Origin): ShownValue => ({ path, sources: origin?.sources ?? [] })
const listRows = (path: string, rows: readonly Row[]) =>
  rows.map(({ origin }, index) => shown(`${path}[${index}]`, origin))
const listSourced = (path: string, rows: readonly { provenance: Provenance }[]) =>
  rows.map(({ provenance }, index) => ({ path: `${path}[${index}]`, sources: [provenance] }))

/** Every value of the company data page. */
export function listCompanyDataValues({ groups }: EndpointAnswer<typeof getCompanyData>): ShownValue[] {
  return groups.flatMap(({ id, items }) => listSourced(id, items))
}

/** Every value on the cards of a summary. */
export function listSummaryValues(summary: CompanySummary | SimpleSummary): ShownValue[] {
  return 'charts' in summary ? listCompanyValues(summary) : listSimpleValues(summary)
}

function listCompanyValues(summary: CompanySummary): ShownValue[] {
  const { contacts, charts, certificate, details } = summary
  return [
    ...listDetails(details),
    ...Object.entries(charts).flatMap(([name, chart]) =>
      chart.datasets.flatMap(({ data, origins }) =>
        data.flatMap((value, index) => (value === null ? [] : [shown(`${name}[${index}]`, origins[index])])),
      ),
    ),
    ...listSourced('contacts', [...contacts.phone, ...contacts.email, ...contacts.website]),
    ...listSourced('signatories', summary.authorizedToSign.items),
    ...listSourced('owners', summary.owners.items),
    ...listRows('otherCompanies', summary.otherCompanies.items),
    ...listRows('predecessors', summary.predecessorCompanies.items),
    ...listRows('closedCompanies', summary.closedCompaniesTable.items),
    ...listRows('taxGroup', summary.taxTable.items),
    ...(certificate === null ? [] : [shown('certificate', certificate.origin)]),
  ]
}

function listDetails({ origins, ...details }: CompanySummary['details']): ShownValue[] {
  const values: Record<(typeof DETAIL_FIELDS)[number], unknown> = {
    ...details,
    registrationNumber: details.registrationNumber.value,
    incorporated: details.incorporationYear,
  }
  return DETAIL_FIELDS.flatMap((field) => (values[field] === null ? [] : [shown(`details.${field}`, origins[field])]))
}

function listSimpleValues(summary: SimpleSummary): ShownValue[] {
  const { financialData } = summary
  return [
    shown('name', summary.nameOrigin),
    ...listRows('details', summary.details),
    ...listRows('sites', summary.sites),
    ...listRows('activities', summary.activities),
    ...listSourced('persons', summary.persons),
    ...financialData.rows.flatMap(({ label, values }) =>
      values.flatMap((value, index) =>
        value === null ? [] : [shown(`${label}[${index}]`, financialData.origins[index])],
      ),
    ),
  ]
}
