import type { CsvRow } from '../../../../shared/csv.ts'

/** As many previous names as the file has room for. */
export const PREVIOUS_NAMES = Array.from({ length: 10 }, (_, index) => `PreviousName_${index + 1}`)
export const SIC_COLUMNS = [1, 2, 3, 4].map((number) => `SICCode.SicText_${number}`)

/** The 55 columns; the publisher leaves blanks before some of the names. */
export const COLUMNS: readonly string[] = [
  'CompanyName',
  'CompanyNumber',
  'RegAddress.CareOf',
  'RegAddress.POBox',
  'RegAddress.AddressLine1',
  'RegAddress.AddressLine2',
  'RegAddress.PostTown',
  'RegAddress.County',
  'RegAddress.Country',
  'RegAddress.PostCode',
  'CompanyCategory',
  'CompanyStatus',
  'CountryOfOrigin',
  'DissolutionDate',
  'IncorporationDate',
  'Accounts.AccountRefDay',
  'Accounts.AccountRefMonth',
  'Accounts.NextDueDate',
  'Accounts.LastMadeUpDate',
  'Accounts.AccountCategory',
  // Annual returns, which confirmation statements replaced on 30 June 2016.
  'Returns.NextDueDate',
  'Returns.LastMadeUpDate',
  'Mortgages.NumMortCharges',
  'Mortgages.NumMortOutstanding',
  'Mortgages.NumMortPartSatisfied',
  'Mortgages.NumMortSatisfied',
  ...SIC_COLUMNS,
  'LimitedPartnerships.NumGenPartners',
  'LimitedPartnerships.NumLimPartners',
  'URI',
  ...PREVIOUS_NAMES.flatMap((name) => [`${name}.CONDATE`, `${name}.CompanyName`]),
  'ConfStmtNextDueDate',
  'ConfStmtLastMadeUpDate',
]

export type CompanyRow = CsvRow<string>
