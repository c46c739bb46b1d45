import { join } from 'node:path'
import { isValidLatvianRegisterCode } from '@merleg/domain/foreign-identifier'
import { EDITION_DAYS, type EditionInput, listMadeUp, type MadeUp } from './made-up-edition.ts'
import { dayOf, nameOf, peopleOf, personOf, streetOf } from './made-up-texts.ts'
import { writePlain } from './zip-writer.ts'

const HEADERS = {
  'register.csv':
    'regcode;sepa;name;name_before_quotes;name_in_quotes;name_after_quotes;without_quotes;regtype;regtype_text;type;type_text;registered;terminated;closed;address;index;addressid;region;city;atvk;reregistration_term',
  'liquidations.csv':
    'legal_entity_registration_number;liquidation_type;liquidation_type_text;date_from;grounds_for_liquidation;registered_on;last_modified_at',
  'officers.csv':
    'id;uri;at_legal_entity_registration_number;entity_type;position;governing_body;name;latvian_identity_number_masked;birth_date;legal_entity_registration_number;rights_of_representation_type;representation_with_at_least;registered_on;last_modified_at',
  'members.csv':
    'id;uri;at_legal_entity_registration_number;entity_type;name;latvian_identity_number_masked;birth_date;legal_entity_registration_number;number_of_shares;share_nominal_value;share_currency;date_from;registered_on;last_modified_at',
  'members_joint_owners.csv':
    'id;member_id;entity_type;name;latvian_identity_number_masked;birth_date;legal_entity_registration_number',
  'register_name_history.csv': 'regcode;name;date_to',
} as const

type FileName = keyof typeof HEADERS

/** Writes an edition of the Latvian register in the files that its publisher offers. */
export async function writeLatvianEdition(input: EditionInput): Promise<void> {
  const write = (name: FileName, rows: (company: MadeUp) => readonly (readonly (string | number)[])[]) =>
    writePlain(join(input.folder, name), listRows(input, name, rows))
  await write('register.csv', (company) => [toEntity(company)])
  await write('liquidations.csv', (company) =>
    isOpen(company) && company.pick(50, 50) === 0
      ? [[codeOf(company.serial), 'LIQUIDATION', 'Likvidācija', '2026-05-01', '', '', '']]
      : [],
  )
  const edited = `${EDITION_DAYS[input.edition]} 18:00:54.000`
  await write('officers.csv', (company) => listOfficers(company, edited))
  await write('members.csv', (company) => listMembers(company, edited))
  await write('members_joint_owners.csv', () => [])
  await write('register_name_history.csv', (company) =>
    company.pick(51, 6) === 0
      ? [[codeOf(company.serial), `SIA ${quote(`Agrāk ${company.serial}`)}`, '2026-02-01']]
      : [],
  )
}

function* listRows(
  input: EditionInput,
  name: FileName,
  toRows: (company: MadeUp) => readonly (readonly (string | number)[])[],
): Generator<string> {
  yield `${HEADERS[name]}\n`
  for (const company of listMadeUp(input)) for (const row of toRows(company)) yield `${row.map(toCell).join(';')}\n`
}

function toCell(cell: string | number): string | number {
  return /[";]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell
}

function quote(name: string): string {
  return `"${name}"`
}

/** The number of a company: ten digits and the check digit, for which some have none. */
function codeOf(serial: number): string {
  for (let place = serial * 8; ; place += 1) {
    const digits = 4_010_000_000 + place
    const found = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find((text) =>
      isValidLatvianRegisterCode(text),
    )
    if (found !== undefined) return found
  }
}

/** Two of five have left the register. */
function isOpen({ pick }: MadeUp): boolean {
  return pick(52, 5) > 1
}

function toEntity(company: MadeUp): (string | number)[] {
  const { street, house } = streetOf(company)
  const name = nameOf(company)
  const closed = isOpen(company) ? ['', ''] : ['2026-01-15', 'L']
  return [
    codeOf(company.serial),
    '',
    `SIA ${quote(name)}`,
    'SIA',
    name,
    '',
    '0',
    'K',
    'Komercreģistrs',
    'SIA',
    'Sabiedrība ar ierobežotu atbildību',
    dayOf(company, 60),
    ...closed,
    `Rīga, ${street} iela ${house}`,
    1000 + company.pick(53, 90),
    100_000_000 + company.serial,
    100_003_003,
    100_003_003,
    '0001000',
    '',
  ]
}

function listOfficers(company: MadeUp, edited: string): (string | number)[][] {
  if (!isOpen(company)) return []
  return peopleOf(company).map((id, at) => {
    const { given, family } = personOf(id)
    const [position, masked] = [
      at === 0 ? 'CHAIR_OF_BOARD' : 'BOARD_MEMBER',
      `${String(100_000 + (id % 900_000))}-*****`,
    ]
    return [
      company.serial * 4 + at,
      '',
      codeOf(company.serial),
      'NATURAL_PERSON',
      position,
      'EXECUTIVE_BOARD',
      `${family} ${given}`,
      masked,
      '',
      '',
      at === 0 ? 'INDIVIDUALLY' : 'JOINTLY',
      '0',
      dayOf(company, 60),
      edited,
    ]
  })
}

function listMembers(company: MadeUp, edited: string): (string | number)[][] {
  const { serial, pick } = company
  if (!isOpen(company)) return []
  const owners: (string | number)[][] = peopleOf(company).map((id) => {
    const { given, family } = personOf(id)
    return ['NATURAL_PERSON', `${family} ${given}`, `${String(100_000 + (id % 900_000))}-*****`, '', '']
  })
  if (serial > 0 && pick(80, 10) === 0)
    owners.push(['LEGAL_ENTITY', 'SIA "Mātes uzņēmums"', '', '', codeOf(pick(81, serial))])
  return owners.map((owner, at) => [
    serial * 4 + at,
    '',
    codeOf(serial),
    ...owner,
    100,
    28,
    'EUR',
    dayOf(company, 60),
    dayOf(company, 60),
    edited,
  ])
}
