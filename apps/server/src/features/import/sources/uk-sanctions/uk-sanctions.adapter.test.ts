import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatCsvLine } from '../../../../shared/testing-csv.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { findListRefusal, listBirths, listNames, listNumbers, readList } from '../../testing-lists.ts'
import { CON_LIST_COLUMNS } from './con-list-row.ts'
import { SANCTIONS_LIST_COLUMNS } from './sanctions-list-row.ts'
import { ukSanctions } from './uk-sanctions.adapter.ts'

const writeFolder = useSourceFolders()
const write = async (name: string, content: string): Promise<string> =>
  join(await writeFolder({ [name]: content }), name)

const REGIME = 'The Russia (Sanctions) (EU Exit) Regulations 2019'
const XML = `<?xml version="1.0" encoding="utf-8"?>
<Designations xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <DateGenerated>02/09/2026</DateGenerated>
  <Designation>
    <LastUpdated>04/08/2026</LastUpdated><DateDesignated>24/02/2022</DateDesignated><UniqueID>RUS0001</UniqueID>
    <OFSIGroupID>7172</OFSIGroupID>
    <Names>
      <Name><Name1>Ivan</Name1><Name2>Ivanovich</Name2><Name6>PELDA</Name6><NameType>Primary Name</NameType></Name>
      <Name><Name1>Iwan</Name1><Name6>Pelda</Name6><NameType>Primary name variation</NameType></Name>
      <Name><Name6>Vanya</Name6><NameType>ALias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name>
    </Names>
    <NonLatinNames><NonLatinName><NameNonLatinScript>Иван Пелда</NameNonLatinScript></NonLatinName></NonLatinNames>
    <Titles><Title>Dr</Title></Titles>
    <RegimeName>${REGIME}</RegimeName><IndividualEntityShip>Individual</IndividualEntityShip>
    <DesignationSource>UK</DesignationSource><SanctionsImposed>Asset freeze|Travel Ban</SanctionsImposed>
    <UKStatementofReasons>Said of him.</UKStatementofReasons>
    <Addresses><Address><AddressLine6>Győr</AddressLine6><AddressCountry>Hungary</AddressCountry></Address></Addresses>
    <IndividualDetails><Individual>
      <DOBs><DOB>dd/mm/1945</DOB><DOB>01/03/1958</DOB></DOBs>
      <PassportDetails><Passport><PassportNumber>P04581926</PassportNumber><PassportAdditionalInformation>Hungary</PassportAdditionalInformation></Passport></PassportDetails>
      <Positions><Position>Director</Position></Positions>
    </Individual></IndividualDetails>
  </Designation>
  <Designation>
    <DateDesignated>24/02/2022</DateDesignated><UniqueID>RUS0002</UniqueID>
    <Names><Name><Name6>PELDA KFT</Name6><NameType>Primary name</NameType></Name></Names>
    <RegimeName>${REGIME}</RegimeName><IndividualEntityShip>Entity</IndividualEntityShip><SanctionsImposed>Asset freeze</SanctionsImposed>
    <UKStatementofReasons>
</UKStatementofReasons>
    <Addresses><Address><AddressLine1>Fő utca 1.</AddressLine1><AddressCountry>Hungary</AddressCountry></Address></Addresses>
    <EntityDetails><Entity><BusinessRegistrationNumbers><BusinessRegistrationNumber>13-09-214318</BusinessRegistrationNumber></BusinessRegistrationNumbers></Entity></EntityDetails>
  </Designation>
  <Designation>
    <UniqueID>RUS0003</UniqueID><Names><Name><Name6>PELDA STAR</Name6><NameType>Primary Name</NameType></Name></Names>
    <RegimeName>${REGIME}</RegimeName><IndividualEntityShip>Ship</IndividualEntityShip>
    <ShipDetails><Ship><IMONumbers><IMONumber>IMO9826902</IMONumber></IMONumbers></Ship></ShipDetails>
  </Designation>
</Designations>
`

const toCsv = (before: string, columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string =>
  before +
  formatCsvLine(columns) +
  rows.map((row) => formatCsvLine(columns.map((column) => row[column] ?? ''))).join('')

const PERSON = {
  'Unique ID': 'RUS0001',
  'Name 6': 'PELDA',
  'Name 1': 'Ivan',
  'Name 2': 'Ivanovich',
  'Name type': 'Primary Name',
  'Name non-latin script': 'Иван Пелда',
  'Regime Name': REGIME,
  'Designation Type': 'Individual',
  'Sanctions Imposed': 'Asset freeze|Travel Ban',
  'UK Statement of Reasons': 'Said of him.',
  'Address Line 6': 'Győr',
  'Address Country': 'Hungary',
  'Date Designated': '24/02/2022',
  'D.O.B': 'dd/mm/1945',
  'Passport number': 'P04581926',
  'Passport additional information': 'Hungary',
  Position: 'Director',
}
const SANCTIONS_LIST = toCsv('Report Date: 02-Sep-2026\n', SANCTIONS_LIST_COLUMNS, [
  PERSON,
  {
    'Unique ID': 'RUS0002',
    'Name 6': 'PELDA KFT',
    'Name type': 'Primary name',
    'Regime Name': REGIME,
    'Designation Type': 'Entity',
    'Sanctions Imposed': 'Asset freeze',
    'Address Line 1': 'Fő utca 1.',
    'Address Country': 'Hungary',
    'Date Designated': '24/02/2022',
    'Business registration number (s)': '13-09-214318',
  },
  // Each name and each address has a row of its own, and they need not stand together.
  {
    ...PERSON,
    'Name 6': 'Pelda',
    'Name 1': 'Iwan',
    'Name 2': '',
    'Name type': 'Primary name variation',
    'D.O.B': '01/03/1958',
  },
  {
    ...PERSON,
    'Name 6': 'Vanya',
    'Name 1': '',
    'Name 2': '',
    'Name type': 'Alias',
    'Alias strength': 'Low quality a.k.a',
  },
  {
    'Unique ID': 'RUS0003',
    'Name 6': 'PELDA STAR',
    'Name type': 'Primary Name',
    'Regime Name': REGIME,
    'Designation Type': 'Ship',
    'IMO number': 'IMO9826902',
  },
])

const FORMS = [
  ['XML', 'UK-Sanctions-List.xml', XML],
  ['CSV', 'UK-Sanctions-List.csv', SANCTIONS_LIST],
] as const
test.each(FORMS)('both forms of the list say the same: %s', async (_form, name, content) => {
  const { day, designations, rejects } = await readList(ukSanctions, await write(name, content))
  expect([day, rejects]).toEqual(['2026-09-02', []])
  const [person, entity, ship] = designations.toSorted((a, b) => (a.designationId < b.designationId ? -1 : 1))
  expect(person).toMatchObject({
    designationId: 'uk-sanctions/RUS0001',
    celex: null,
    recordNumber: 'RUS0001',
    programme: REGIME,
    measure: 'Asset freeze; Travel Ban',
    kind: 'person',
    listedOn: '2022-02-24',
    reason: 'Said of him.',
    countryCodes: ['HU'],
    details: { position: 'Director', passportNumber: 'P04581926 (Hungary)', address: 'Győr, Hungary' },
  })
  expect(person && [listNames(person), listNumbers(person), listBirths(person)]).toEqual([
    'n Ivan Ivanovich PELDA|a Iwan Pelda|a Иван Пелда|w Vanya',
    'passport P04581926 HU',
    '1945-01-01–1945-12-31|1958-03-01',
  ])
  expect(entity && [entity.kind, entity.reason, listNumbers(entity)]).toEqual([
    'entity',
    null,
    'register 1309214318 HU',
  ])
  expect(ship && [ship.kind, ship.listedOn, listNumbers(ship)]).toEqual(['vessel', null, 'imo 9826902 -'])
})

const GROUP = {
  'Group ID': '12431',
  'Group Type': 'Entity',
  Regime: 'Syria',
  'Listed On': '02/12/2011',
  'UK Sanctions List Date Designated': '31/12/2020',
  Country: 'Syria',
  'Other Information':
    '(UK Sanctions List Ref):SYR0306 (UK Statement of Reasons):Front company. (Phone number):(1) +963112121816 (Business Reg No):51234567',
}
const CON_LIST = toCsv('Last Updated,05/01/2026\n', CON_LIST_COLUMNS, [
  { ...GROUP, 'Name 6': 'PELDA ORGANISATION', 'Alias Type': 'Primary name' },
  { ...GROUP, 'Name 6': 'PELDA ORG', 'Alias Type': 'AKA', 'Alias Quality': 'Good' },
  { ...GROUP, 'Name 6': 'OLD PELDA', 'Alias Type': 'FKA' },
  {
    'Group ID': '6897',
    'Group Type': 'Individual',
    'Name 6': 'PELDA',
    'Name 1': 'Ali',
    'Alias Type': 'Primary name',
    Regime: 'Syria',
    DOB: '00/03/1965',
  },
])

test('the list of the Treasury has the entries under the numbers of the list that followed', async () => {
  const { day, designations, rejects } = await readList(ukSanctions, await write('ConList.csv', CON_LIST))
  expect([day, rejects]).toEqual(['2026-01-05', []])
  const [entity, person] = designations
  expect(entity).toMatchObject({ designationId: 'uk-sanctions/SYR0306', listedOn: '2020-12-31', countryCodes: ['SY'] })
  expect(entity && [listNames(entity), listNumbers(entity)]).toEqual([
    'n PELDA ORGANISATION|a PELDA ORG|p OLD PELDA',
    'register 51234567 SY',
  ])
  expect(person && [person.recordNumber, listNames(person), listBirths(person)]).toEqual([
    'OFSI 6897',
    'n Ali PELDA',
    '1965-03-01–1965-03-31',
  ])
})

test.each([
  ['XML that is cut off', 'UK-Sanctions-List.xml', XML.slice(0, -20), 'cut-off'],
  ['XML with an element that is new', 'UK-Sanctions-List.xml', XML.replaceAll('NameType', 'TypeOfName'), 'columns'],
  ['CSV with another header', 'ConList.csv', CON_LIST.replace('Alias Quality', 'Quality'), 'columns'],
  ['CSV without the day', 'ConList.csv', CON_LIST.slice(CON_LIST.indexOf('\n') + 1), 'columns'],
  ['CSV cut within a line', 'UK-Sanctions-List.csv', SANCTIONS_LIST.slice(0, -30), 'cut-off'],
  ['CSV without anything', 'UK-Sanctions-List.csv', '', 'empty'],
])('%s is refused', async (_title, name, content, reason) => {
  expect((await findListRefusal(ukSanctions, await write(name, content))).split(' ')[0]).toBe(reason)
})

test('an entry without number or of a kind that is not known is reported', async () => {
  const rows = [
    { ...PERSON, 'Unique ID': '' },
    { ...PERSON, 'Designation Type': 'Ghost' },
  ]
  const list = toCsv('Report Date: 02-Sep-2026\n', SANCTIONS_LIST_COLUMNS, rows)
  const { designations, rejects } = await readList(ukSanctions, await write('UK-Sanctions-List.csv', list))
  expect([designations, rejects]).toEqual([[], ['3 entry-number', '4 entry-kind']])
})
