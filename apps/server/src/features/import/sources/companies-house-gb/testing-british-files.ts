import { COLUMNS } from './company-columns.ts'

/** The header as it is published: with the blanks before some of the names. */
const PADDED = /^(?:CompanyNumber|RegAddress\.AddressLine2|PreviousName_\d+\.CompanyName|ConfStmtLastMadeUpDate)$/
export const PUBLISHED_HEADER = COLUMNS.map((name) => (PADDED.test(name) ? ` ${name}` : name)).join(',')

const USUAL: Readonly<Record<string, string>> = {
  'RegAddress.AddressLine1': '1 SEA ROAD',
  'RegAddress.PostTown': 'BOURNEMOUTH',
  'RegAddress.Country': 'ENGLAND',
  'RegAddress.PostCode': 'BH1 1AA',
  CompanyCategory: 'Private Limited Company',
  CompanyStatus: 'Active',
  CountryOfOrigin: 'United Kingdom',
  IncorporationDate: '14/05/2004',
  'Mortgages.NumMortCharges': '0',
  'Mortgages.NumMortOutstanding': '0',
  'Mortgages.NumMortPartSatisfied': '0',
  'Mortgages.NumMortSatisfied': '0',
  'SICCode.SicText_1': '68320 - Management of real estate on a fee or contract basis',
  'LimitedPartnerships.NumGenPartners': '0',
  'LimitedPartnerships.NumLimPartners': '0',
}

/** A company of the basic file, every cell in quotes as they are published. */
export function toBritishRow(number: string, name: string, cells: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = { ...USUAL, CompanyName: name, CompanyNumber: number, ...cells }
  return COLUMNS.map((column) => `"${(all[column] ?? '').replaceAll('"', '""')}"`).join(',')
}

/** The basic file of some companies. */
export function toBritishFile(rows: readonly string[]): string {
  return [PUBLISHED_HEADER, ...rows, ''].join('\r\n')
}

type TestEvent = { uri: string; data: unknown; timepoint: number; type?: string }

/** Recorded lines of a stream, begun on a day, with the empty ones that keep it open. */
export function toStream(events: readonly TestEvent[], from = '2026-11-20'): string {
  return events
    .map(({ uri, data, timepoint, type = 'changed' }) =>
      JSON.stringify({
        resource_kind: 'any',
        resource_id: 'any',
        resource_uri: uri,
        data,
        event: { timepoint, type, published_at: `${from}T15:21:06` },
      }),
    )
    .map((line) => `${line}\n\n`)
    .join('')
}

/** A company as the stream tells it, the one that `toBritishRow` has by default. */
export function toProfile(number: string, data: Readonly<Record<string, unknown>> = {}): unknown {
  return {
    company_name: 'SEASIDE LETS LTD',
    company_number: number,
    company_status: 'active',
    type: 'ltd',
    date_of_creation: '2004-05-14',
    etag: 'e',
    links: { self: `/company/${number}` },
    registered_office_address: {
      address_line_1: '1 Sea Road',
      locality: 'Bournemouth',
      country: 'England',
      postal_code: 'BH1 1AA',
    },
    sic_codes: ['68320'],
    ...data,
  }
}
