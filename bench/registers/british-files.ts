import { join } from 'node:path'
import { COLUMNS } from '@merleg/server/features/import/sources/companies-house-gb/company-columns'
import { EDITION_DAYS, type EditionInput, listMadeUp, type MadeUp } from './made-up-edition.ts'
import { dayOf, nameOf, streetOf } from './made-up-texts.ts'
import { writeZip } from './zip-writer.ts'

/** The header as it is published: with the blanks before some of the names. */
const PADDED = /^(?:CompanyNumber|RegAddress\.AddressLine2|PreviousName_\d+\.CompanyName|ConfStmtLastMadeUpDate)$/
const HEADER = COLUMNS.map((name) => (PADDED.test(name) ? ` ${name}` : name)).join(',')

const SIC_CODES = [
  '68320 - Management of real estate on a fee or contract basis',
  '62020 - Information technology consultancy activities',
  '41202 - Construction of domestic buildings',
  '47910 - Retail sale via mail order houses or via Internet',
  '70229 - Management consultancy activities other than financial management',
]

/** Writes an edition of the basic data of Companies House as one packed file. */
export async function writeBritishEdition(input: EditionInput): Promise<void> {
  const day = EDITION_DAYS[input.edition]
  const name = `BasicCompanyDataAsOneFile-${day}`
  await writeZip({ path: join(input.folder, `${name}.zip`), name: `${name}.csv`, day }, listRows(input))
}

function* listRows(input: EditionInput): Generator<string> {
  yield `${HEADER}\r\n`
  for (const company of listMadeUp(input)) {
    const cells = toCells(company)
    yield `${COLUMNS.map((column) => `"${cells[column] ?? ''}"`).join(',')}\r\n`
  }
}

function toBritish(day: string): string {
  return day.split('-').toReversed().join('/')
}

function toCells(company: MadeUp): Readonly<Record<string, string>> {
  const { serial, pick } = company
  const { street, house } = streetOf(company)
  const number = String(1_000_000 + serial).padStart(8, '0')
  const charges = pick(54, 5) === 0 ? 1 + pick(55, 4) : 0
  const made = `${1 + pick(56, 28)}`.padStart(2, '0')
  return {
    CompanyName: `${nameOf(company).toUpperCase()} LIMITED`,
    CompanyNumber: number,
    'RegAddress.AddressLine1': `${house} ${street.toUpperCase()} ROAD`,
    'RegAddress.PostTown': 'BOURNEMOUTH',
    'RegAddress.Country': 'ENGLAND',
    'RegAddress.PostCode': `BH${1 + pick(53, 20)} 1AA`,
    CompanyCategory: 'Private Limited Company',
    CompanyStatus: pick(50, 25) === 0 ? 'Liquidation' : 'Active',
    CountryOfOrigin: 'United Kingdom',
    IncorporationDate: toBritish(dayOf(company, 60)),
    'Accounts.AccountRefDay': '31',
    'Accounts.AccountRefMonth': '12',
    'Accounts.NextDueDate': '30/09/2027',
    'Accounts.LastMadeUpDate': '31/12/2025',
    'Accounts.AccountCategory': 'MICRO ENTITY',
    'Mortgages.NumMortCharges': String(charges),
    'Mortgages.NumMortOutstanding': String(charges),
    'Mortgages.NumMortPartSatisfied': '0',
    'Mortgages.NumMortSatisfied': '0',
    'SICCode.SicText_1': SIC_CODES[pick(57, SIC_CODES.length)] ?? '',
    'LimitedPartnerships.NumGenPartners': '0',
    'LimitedPartnerships.NumLimPartners': '0',
    URI: `http://business.data.gov.uk/id/company/${number}`,
    ...(company.change === 'people' && company.hasChanged
      ? { 'Accounts.AccountCategory': 'TOTAL EXEMPTION FULL' }
      : {}),
    ConfStmtNextDueDate: `${made}/07/2027`,
    ConfStmtLastMadeUpDate: `${made}/06/2026`,
  }
}
