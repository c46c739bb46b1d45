import { toSemicolonCsv } from '../../testing-packed-files.ts'

export const TARGET = '40103550818'
export const OWNER = '40008234596'
export const CLOSED = '41202013815'

type Cells = Readonly<Record<string, string>>

/** Files of the register by the columns that each has. */
const COLUMNS = {
  'register.csv':
    'regcode;sepa;name;name_before_quotes;name_in_quotes;name_after_quotes;without_quotes;regtype;regtype_text;type;type_text;registered;terminated;closed;address;index;addressid;region;city;atvk;reregistration_term',
  'insolvency_legal_person_proceeding.csv':
    'proceeding_id;debtor_name;debtor_registration_number;debtor_cleaned_name;proceeding_started_on;proceeding_ended_on;proceeding_form;proceeding_type;proceeding_subtype;proceeding_resolution_type;proceeding_resolution_name;entry_created_on;court_case_initial_number;court_code;court_name;creditor_applications_deadline_date;legislation_number;legislation_version',
  'liquidations.csv':
    'legal_entity_registration_number;liquidation_type;liquidation_type_text;date_from;grounds_for_liquidation;registered_on;last_modified_at',
  'officers.csv':
    'id;uri;at_legal_entity_registration_number;entity_type;position;governing_body;name;latvian_identity_number_masked;birth_date;legal_entity_registration_number;rights_of_representation_type;representation_with_at_least;registered_on;last_modified_at',
  'members.csv':
    'id;uri;at_legal_entity_registration_number;entity_type;name;latvian_identity_number_masked;birth_date;legal_entity_registration_number;number_of_shares;share_nominal_value;share_currency;date_from;registered_on;last_modified_at',
  'members_joint_owners.csv':
    'id;member_id;entity_type;name;latvian_identity_number_masked;birth_date;legal_entity_registration_number',
  'register_name_history.csv': 'regcode;name;date_to',
  'beneficial_owners.csv':
    'id;legal_entity_registration_number;forename;surname;latvian_identity_number_masked;birth_date;nationality;residence;registered_on;last_modified_at',
} as const
export type FileName = keyof typeof COLUMNS
const INSOLVENCY = 'insolvency_legal_person_proceeding.csv'

const DEFAULTS: Readonly<Record<FileName, Cells>> = {
  'register.csv': {
    regcode: TARGET,
    name: 'SIA "Psihologs; Tava kabata"',
    regtype: 'K',
    type: 'SIA',
    type_text: 'Sabiedrība ar ierobežotu atbildību',
    registered: '2012-05-31',
    address: 'Rīga, Latgales iela 180 - 5',
    index: '1019',
  },
  'insolvency_legal_person_proceeding.csv': {
    proceeding_id: '900',
    debtor_registration_number: TARGET,
    proceeding_started_on: '2019-03-01',
    proceeding_ended_on: '2020-06-30',
    proceeding_form: 'LEGAL_PROTECTION',
    proceeding_resolution_name: 'Process izbeigts',
    court_case_initial_number: 'C30500719',
    court_name: 'Rīgas pilsētas tiesa',
    entry_created_on: '2026-11-03',
  },
  'liquidations.csv': {
    legal_entity_registration_number: TARGET,
    liquidation_type: 'LIQUIDATION',
    liquidation_type_text: 'Likvidācija',
    date_from: '2026-10-01',
    grounds_for_liquidation: 'Dalībnieka Jāņa Bērziņa lēmums',
  },
  'officers.csv': {
    id: '11',
    at_legal_entity_registration_number: TARGET,
    entity_type: 'NATURAL_PERSON',
    position: 'CHAIR_OF_BOARD',
    governing_body: 'EXECUTIVE_BOARD',
    name: 'Liberte Inese',
    latvian_identity_number_masked: '140777-*****',
    rights_of_representation_type: 'INDIVIDUALLY',
    representation_with_at_least: '0',
    registered_on: '2014-02-03',
    last_modified_at: '2026-11-03 18:00:54.000',
  },
  'members.csv': {
    id: '21',
    at_legal_entity_registration_number: TARGET,
    entity_type: 'LEGAL_ENTITY',
    name: 'Biedrība "House of Glory"',
    legal_entity_registration_number: OWNER,
    number_of_shares: '60',
    share_nominal_value: '28',
    share_currency: 'EUR',
    date_from: '2015-07-01',
  },
  'members_joint_owners.csv': {
    id: '31',
    member_id: '23',
    entity_type: 'NATURAL_PERSON',
    name: 'Bērziņa Anna',
    latvian_identity_number_masked: '320000-*****',
  },
  'register_name_history.csv': { regcode: TARGET, name: 'SIA "Pirmais"', date_to: '2014-01-15' },
  'beneficial_owners.csv': {
    id: '41',
    legal_entity_registration_number: TARGET,
    forename: 'Inese',
    surname: 'Liberte',
    latvian_identity_number_masked: '140777-*****',
    birth_date: '1977-07-14',
    nationality: 'LV;IL',
    residence: 'LV',
    registered_on: '2018-03-01',
    last_modified_at: '2026-11-03 18:00:54.000',
  },
}

/** A file with rows of a name, each with what differs from the usual one. */
export function latvianFile(name: FileName, rows: readonly Cells[]): string {
  const columns = COLUMNS[name].split(';')
  return toSemicolonCsv(
    columns,
    rows.map((cells) => columns.map((column) => cells[column] ?? DEFAULTS[name][column] ?? '')),
  )
}

/** An edition of the register: three entities, two members of the first, one of them a company of the register. */
export function registerFiles(changes: Partial<Record<FileName, readonly Cells[]>> = {}): Record<string, string> {
  const rows: Record<FileName, readonly Cells[]> = {
    'register.csv': [
      {},
      { regcode: OWNER, name: '"House of Glory"', type: 'BDR', type_text: 'Biedrība', registered: '2015-03-02' },
      {
        regcode: CLOSED,
        name: 'IK "KRASTNIEKI"',
        type: 'IK',
        type_text: 'Individuālais komersants',
        registered: '1998-02-26',
        terminated: '2014-04-10',
        closed: 'L',
        address: 'Dundagas nov., Kolkas pag., Kolka',
        index: '3275',
      },
    ],
    [INSOLVENCY]: [],
    'liquidations.csv': [],
    'officers.csv': [{}],
    'members.csv': [
      {},
      {
        id: '22',
        entity_type: 'NATURAL_PERSON',
        name: 'Liberte Inese',
        legal_entity_registration_number: '',
        number_of_shares: '40',
      },
    ],
    'members_joint_owners.csv': [],
    'register_name_history.csv': [],
    'beneficial_owners.csv': [],
    ...changes,
  }
  const names: readonly FileName[] = [
    'register.csv',
    'liquidations.csv',
    'officers.csv',
    'members.csv',
    'members_joint_owners.csv',
    'register_name_history.csv',
    'beneficial_owners.csv',
  ]
  return Object.fromEntries(names.map((name) => [name, latvianFile(name, rows[name])]))
}

/** The insolvency register. */
export function insolvencyFiles(rows: readonly Cells[] = [{}]): Record<string, string> {
  return { [INSOLVENCY]: latvianFile(INSOLVENCY, rows) }
}

const HEADS =
  'id;file_id;legal_entity_registration_number;source_schema;source_type;year;year_started_on;year_ended_on;employees;rounded_to_nearest;currency;created_at'
const BALANCES =
  'statement_id;file_id;cash;marketable_securities;accounts_receivable;inventories;total_current_assets;investments;fixed_assets;intangible_assets;total_non_current_assets;total_assets;future_housing_repairs_payments;current_liabilities;non_current_liabilities;provisions;equity;total_equities'
const INCOMES =
  'statement_id;file_id;net_turnover;by_nature_inventory_change;by_nature_long_term_investment_expenses;by_nature_other_operating_revenues;by_nature_material_expenses;by_nature_labour_expenses;by_nature_depreciation_expenses;by_function_cost_of_goods_sold;by_function_gross_profit;by_function_selling_expenses;by_function_administrative_expenses;by_function_other_operating_revenues;other_operating_expenses;equity_investment_earnings;other_long_term_investment_earnings;other_interest_revenues;investment_fair_value_adjustments;interest_expenses;extra_revenues;extra_expenses;income_before_income_taxes;provision_for_income_taxes;income_after_income_taxes;other_taxes;extra_dividends;net_income'

function numbered(
  columns: string,
  rows: readonly Cells[],
  { defaults, zero }: { defaults: Cells; zero: string },
): string {
  const names = columns.split(';')
  const toRow = (cells: Cells) => names.map((name) => cells[name] ?? defaults[name] ?? zero)
  return toSemicolonCsv(names, rows.map(toRow))
}

/** Statements of 2016; amounts that are not told are 0, as the publisher writes them. */
export function accountFiles({
  heads = [{}],
  balances = [{}],
  incomes = [{}],
}: { heads?: readonly Cells[]; balances?: readonly Cells[]; incomes?: readonly Cells[] } = {}): Record<string, string> {
  const head = {
    id: '709391',
    file_id: '16544392',
    legal_entity_registration_number: TARGET,
    source_schema: 'DokGPUIENv1',
    source_type: 'UGP',
    year: '2016',
    year_started_on: '2016-01-01',
    year_ended_on: '2016-12-31',
    employees: '3',
    rounded_to_nearest: 'ONES',
    currency: 'EUR',
    created_at: '2026-11-02 23:33:27.773',
  }
  const balance = {
    statement_id: '709391',
    file_id: '16544392',
    cash: '100',
    accounts_receivable: '400',
    total_current_assets: '500',
    fixed_assets: '1500',
    total_non_current_assets: '1500',
    total_assets: '2000',
    current_liabilities: '700',
    non_current_liabilities: '300',
    equity: '1000',
    total_equities: '2000',
  }
  const income = {
    statement_id: '709391',
    file_id: '16544392',
    net_turnover: '9000',
    by_nature_material_expenses: '5000',
    by_nature_labour_expenses: '2500',
    by_nature_depreciation_expenses: '300',
    other_operating_expenses: '150',
    interest_expenses: '50',
    income_before_income_taxes: '1000',
    provision_for_income_taxes: '150',
    income_after_income_taxes: '850',
    net_income: '850',
  }
  return {
    'financial_statements.csv': numbered(HEADS, heads, { defaults: head, zero: '' }),
    'balance_sheets.csv': numbered(BALANCES, balances, { defaults: balance, zero: '0' }),
    'income_statements.csv': numbered(INCOMES, incomes, { defaults: income, zero: '0' }),
  }
}
