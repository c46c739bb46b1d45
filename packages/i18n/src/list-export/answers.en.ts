/** What the server says of exported lists: the message of the start, and the headings and notes of the files. */
export const listExportAnswersEn = {
  started:
    'The export has started. When the list is finished, we send a link to your registered e-mail address; you are charged only for the finished list.',
  repeated:
    'This export was started before: no other one has begun, and its price is charged once at most, only for the finished list. Its state can be seen among the exports.',
  found:
    'This list has been made already: it can be downloaded among the exports. Nothing is charged now, and no mail is sent.',
  startedDemo:
    'The export has started. Demo account: no mail is sent, the finished list can be downloaded among the exports; you are charged only for the finished list.',
  madeUp: 'made up',
  consolidated: 'consolidated',
  basis: {
    statement: 'accounts, {{year}}; {{date}}',
    register: 'company data only; {{date}}',
    lite: 'simplified; {{date}}',
    unrated: 'not rated; {{date}}',
  },
  file: {
    name: 'company-list',
    sheet: 'Company list',
    notes: 'Notes',
    madeOn: 'Made on {{date}}.',
    asOf: 'Which companies: by the database as of {{moment}} (Hungarian time). Cells are what was known when the list was made.',
    empty:
      'An empty cell: not known, not given out, or the accounts have an error. Contacts, signatories and owners of those who asked not to be contacted are not given out, nor are some details of accounts in another currency than the forint.',
    amounts:
      'Amounts of accounts are in thousands of the currency of the accounts; the recommended credit limit is in whole units.',
    years:
      'Where the financial year is no whole one (fewer than {{from}} or more than {{to}} days), its days stand beside the year of the accounts: sales and profits are those of this time, and were not scaled to twelve months.',
    passedOver:
      'Where the search asked for bounds of amounts, these are in forints: companies whose relevant accounts are in another currency are therefore not in the list, whatever their amounts. Where it asked for bounds of sales, EBITDA, profits or corporate tax, companies whose relevant accounts are not of a financial year of {{from}}–{{to}} days are not in it either.',
    flawed:
      'Where there are newer accounts, but with an error that cannot be put right, their year stands in a cell of its own: the amounts are not theirs, but those of the newest accounts without such an error, or empty where none are known.',
    groups:
      'Where the accounts are consolidated, the amounts are those of the group, not of the company alone, whose own accounts are not known.',
  },
  cells: {
    name: 'Company name',
    taxNumber: 'Tax number',
    registerNumber: 'Registration number',
    address: 'Registered office',
    zip: 'Registered office: postal code',
    settlement: 'Registered office: town',
    street: 'Registered office: street',
    county: 'County',
    phone: 'Phone number',
    email: 'E-mail address',
    website: 'Website',
    signatories: 'Authorised signatories',
    owners: 'Owners',
    activityCode: 'Main activity code',
    activityTitle: 'Main activity',
    employees: 'Employees',
    headcountYear: 'Year of the number of employees (where no longer in force)',
    foundedYear: 'Year of foundation',
    netSales: 'Net sales (thousands)',
    domesticSales: 'Domestic sales (thousands)',
    exportSales: 'Export sales (thousands)',
    operatingProfit: 'Operating profit (thousands)',
    profitBeforeTax: 'Profit before tax (thousands)',
    profitAfterTax: 'Profit after tax (thousands)',
    accountsYear: 'Year of the accounts',
    accountsDays: 'Days of the financial year (where it is no whole one)',
    accountsKind: 'Kind of accounts (where consolidated)',
    accountsCurrency: 'Currency of the accounts',
    flawedYear: 'Year of newer accounts with an error',
    bankAccounts: 'Bank account numbers',
    ratingPoints: 'Rating (0–100 points)',
    ratingBand: 'Risk band',
    ratingBasis: 'Basis and day of the rating',
    creditLimit: 'Recommended credit limit (whole units)',
    creditLimitCurrency: 'Currency of the credit limit',
    noCreditLimit: 'Why there is no credit limit',
    sites: 'Business sites',
    madeUp: 'Made-up data',
  },
}
