import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatCsvLine } from '../../../../shared/testing-csv.ts'
import { hasSharedData, sharedData, useSourceFolders } from '../../testing-source-files.ts'
import { findListRefusal, listBirths, listNames, listNumbers, readList } from '../../testing-lists.ts'
import { ofacConsolidated, ofacSdn } from './ofac-sanctions.adapter.ts'

const writeFolder = useSourceFolders()

const XML_ENTRIES = `
  <sdnEntry>
    <uid>36</uid><firstName>Ivan Ivanovich</firstName><lastName>PELDA</lastName><title>Director</title>
    <sdnType>Individual</sdnType><remarks>(Linked To: PELDA KFT.)</remarks>
    <programList><program>SDGT</program><program>IFSR</program></programList>
    <idList>
      <id><uid>1</uid><idType>Passport</idType><idNumber>A12345</idNumber><idCountry>Hungary</idCountry></id>
      <id><uid>2</uid><idType>Gender</idType><idNumber>Male</idNumber></id>
    </idList>
    <akaList>
      <aka><uid>3</uid><type>a.k.a.</type><category>strong</category><lastName>PELDAI</lastName><firstName>Ivan</firstName></aka>
      <aka><uid>4</uid><type>f.k.a.</type><category>strong</category><lastName>REGI, Ivan</lastName></aka>
      <aka><uid>5</uid><type>a.k.a.</type><category>weak</category><lastName>VANYA</lastName></aka>
    </akaList>
    <nationalityList><nationality><uid>6</uid><country>Hungary</country><mainEntry>true</mainEntry></nationality></nationalityList>
    <dateOfBirthList>
      <dateOfBirthItem><uid>7</uid><dateOfBirth>30 Apr 1963</dateOfBirth><mainEntry>true</mainEntry></dateOfBirthItem>
      <dateOfBirthItem><uid>8</uid><dateOfBirth>1965 to 1967</dateOfBirth><mainEntry>false</mainEntry></dateOfBirthItem>
      <dateOfBirthItem><uid>9</uid><dateOfBirth>circa 1970</dateOfBirth><mainEntry>false</mainEntry></dateOfBirthItem>
    </dateOfBirthList>
  </sdnEntry>
  <sdnEntry>
    <uid>37</uid><lastName>PELDA KFT.</lastName><sdnType>Entity</sdnType>
    <programList><program>BALKANS-EO14033</program></programList>
    <idList>
      <id><uid>10</uid><idType>Tax ID No.</idType><idNumber>27189173-1-13</idNumber><idCountry>Hungary</idCountry></id>
      <id><uid>11</uid><idType>Registration Number</idType><idNumber>13-09-214318</idNumber></id>
    </idList>
    <addressList><address><uid>12</uid><address1>Fő utca 1.</address1><city>Vác</city><country>Hungary</country></address></addressList>
  </sdnEntry>
  <sdnEntry>
    <uid>38</uid><lastName>PELDA STAR</lastName><sdnType>Vessel</sdnType><programList><program>IRAN</program></programList>
    <idList><id><uid>13</uid><idType>Vessel Registration Identification</idType><idNumber>IMO 9115028</idNumber></id></idList>
    <vesselInfo><vesselType>Crude Oil Tanker</vesselType><vesselFlag>Iran</vesselFlag></vesselInfo>
  </sdnEntry>
  <sdnEntry><uid>39</uid><lastName>EP-AAA</lastName><sdnType>Aircraft</sdnType><programList><program>SDGT</program></programList></sdnEntry>`

const toXml = (entries: string, count: number): string => `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML">
  <publshInformation><Publish_Date>03/28/2025</Publish_Date><Record_Count>${count}</Record_Count></publshInformation>${entries}
</sdnList>
`
const NONE = '-0- '
/** With which the Office ends each of its files, without a line break. */
const END = '\u001A'
const main = (uid: number, name: string, type: string, programme: string, title: string, remarks: string): string =>
  formatCsvLine([uid, name, type, programme, title, NONE, NONE, NONE, NONE, NONE, NONE, remarks])
const CSV: Readonly<Record<string, string>> = {
  'SDN.CSV': [
    main(
      36,
      'PELDA, Ivan Ivanovich',
      'individual',
      'SDGT] [IFSR',
      'Director',
      "DOB 30 Apr 1963; alt. DOB 1965 to 1967; alt. DOB circa 1970; nationality Hungary; Gender Male; Passport A12345 (Hungary) issued 01 Jan 2010; a.k.a. 'VANYA'; Linked To: PEL",
    ),
    main(
      37,
      'PELDA KFT.',
      NONE,
      'BALKANS-EO14033',
      NONE,
      'Organization Established Date 15 Jul 2021; Tax ID No. 27189173-1-13 (Hungary); Registration Number 13-09-214318 (Hungary).',
    ),
    main(
      38,
      'PELDA STAR',
      'vessel',
      'IRAN',
      NONE,
      'Vessel Registration Identification IMO 9115028; Linked To: PELDA KFT.',
    ),
    main(39, 'EP-AAA', 'aircraft', 'SDGT', NONE, NONE),
    END,
  ].join(''),
  'ALT.CSV': [
    formatCsvLine([36, 3, 'aka', 'PELDAI, Ivan', NONE]),
    formatCsvLine([36, 4, 'fka', 'REGI, Ivan', NONE]),
    END,
  ].join(''),
  'ADD.CSV': [
    formatCsvLine([36, 1, NONE, NONE, NONE, NONE]),
    formatCsvLine([37, 12, 'Fő utca 1.', 'Vác', 'Hungary', NONE]),
    END,
  ].join(''),
  'SDN_COMMENTS.CSV': [formatCsvLine([36, 'DA KFT.']), END].join(''),
}
const write = async (content: string | Buffer): Promise<string> =>
  join(await writeFolder({ 'SDN.XML': content }), 'SDN.XML')

const FORMS = [
  ['XML', async () => write(toXml(XML_ENTRIES, 4)), '2025-03-28', '(Linked To: PELDA KFT.)'],
  ['CSV', async () => writeFolder(CSV), null, 'Gender Male; Linked To: PELDA KFT'],
] as const
test.each(FORMS)('both forms of the list say the same of who is listed: %s', async (_form, open, listDay, remarks) => {
  const { day, designations, rejects } = await readList(ofacSdn, await open())
  expect([day, rejects]).toEqual([listDay, []])
  expect(
    designations.map(({ designationId, kind, recordNumber }) => `${designationId} ${kind} ${recordNumber}`),
  ).toEqual(['ofac-sdn/36 person 36', 'ofac-sdn/37 entity 37', 'ofac-sdn/38 vessel 38', 'ofac-sdn/39 asset 39'])
  const [person, entity, vessel] = designations
  expect(person).toMatchObject({ programme: 'SDGT; IFSR', celex: null, listedOn: null, reason: remarks })
  expect(person?.details).toMatchObject({ position: 'Director', nationality: 'Hungary' })
  expect(person && [listNames(person), listNumbers(person), listBirths(person)]).toEqual([
    'n Ivan Ivanovich PELDA|a Ivan PELDAI|p Ivan REGI|w VANYA',
    'passport A12345 HU',
    '1963-04-30|1965-01-01–1967-12-31|1968-01-01–1972-12-31',
  ])
  // The form of the number and its country are what the register is compared with.
  expect(entity && listNumbers(entity)).toBe('tax 27189173113 HU|register 1309214318 HU')
  expect(entity).toMatchObject({ countryCodes: ['HU'], details: { address: 'Fő utca 1., Vác, Hungary' } })
  expect(vessel && listNumbers(vessel)).toBe('imo 9115028 -')
})

test('the list without property that is blocked has identifiers of its own', async () => {
  const path = await write(toXml(XML_ENTRIES, 4))
  const { designations } = await readList(ofacConsolidated, path)
  expect(designations[0]?.designationId).toBe('ofac-consolidated/36')
})

test.each([
  ['with fewer entries than it says', toXml(XML_ENTRIES, 5), 'cut-off'],
  ['that is cut off', toXml(XML_ENTRIES, 4).slice(0, -20), 'cut-off'],
  ['in the advanced form', '<Sanctions><DateOfIssue/></Sanctions>', 'columns'],
  ['with an element that is new', toXml(XML_ENTRIES.replaceAll('vesselFlag', 'flag'), 4), 'columns'],
])('an XML list %s is refused', async (_title, content, reason) => {
  expect((await findListRefusal(ofacSdn, await write(content))).split(' ')[0]).toBe(reason)
})

test.each([
  [
    'with a header',
    { 'SDN.CSV': `ent_num,SDN_Name,SDN_Type,Program,Title,Call_Sign,a,b,c,d,e,Remarks\r\n${CSV['SDN.CSV']}` },
    'columns 1',
  ],
  ['with another number of cells', { 'ALT.CSV': '36,3,aka,X\r\n' }, 'columns 1'],
  ['cut within a name', { 'SDN.CSV': (CSV['SDN.CSV'] ?? '').slice(0, 10) }, 'cut-off 1'],
  ['cut within the last cell', { 'SDN.CSV': (CSV['SDN.CSV'] ?? '').slice(0, 90) }, 'cut-off 1'],
  ['that is empty', { 'ADD.CSV': '' }, 'empty 1'],
])('a CSV list %s is refused', async (_title, files, refusal) => {
  expect(await findListRefusal(ofacSdn, await writeFolder({ ...CSV, ...files }))).toBe(refusal)
})

test.each([
  ['SDN.CSV', 4],
  ['ALT.CSV', 2],
  ['ADD.CSV', 2],
  ['SDN_COMMENTS.CSV', 1],
])('a CSV list whose %s is cut between two rows is refused', async (file, rows) => {
  const cut = { [file]: (CSV[file] ?? '').replace(END, '') }
  expect(await findListRefusal(ofacSdn, await writeFolder({ ...CSV, ...cut }))).toBe(`cut-off ${rows}`)
})

test('a kind that is not known, and an entry that comes twice, are reported', async () => {
  const entries = XML_ENTRIES.replace('Aircraft', 'Ghost').replace('<uid>38</uid>', '<uid>37</uid>')
  const { designations, rejects } = await readList(ofacSdn, await write(toXml(entries, 4)))
  expect(designations).toHaveLength(2)
  expect(rejects.map((reject) => reject.split(' ')[1])).toEqual(['duplicate', 'entry-kind'])
})

// The published list lies beside the checkout; without it there is nothing to read.
test.skipIf(!hasSharedData)('the published list is read whole', async () => {
  const path = join(sharedData, 'sanctions-lists/ofac_consolidated_nonSDN_2025-03-28.xml.gz')
  const { day, designations, rejects } = await readList(ofacConsolidated, path)
  expect([day, rejects, designations.length]).toEqual(['2025-03-28', [], 443])
  expect(designations.filter((designation) => listBirths(designation).includes('?'))).toEqual([])
})
